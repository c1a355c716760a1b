/*
 * Names, roles and stops for the keyboard that the theme's pages leave out. Without scripts they can be read all the same.
 */
{
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];

  /* The search is a dialog, and each list of the navigation a landmark: they need names, each its own. */
  document.querySelector(".md-search")?.setAttribute("aria-label", "Search");
  for (const list of all(".md-nav[aria-labelledby]")) {
    list.setAttribute("aria-label", list.querySelector(".md-nav__title").textContent.trim());
    list.removeAttribute("aria-labelledby");
    list.removeAttribute("aria-expanded");
  }

  /* Once the heading has gone up, the header shows the title: with the version, which stands beside the heading. */
  const version = document.querySelector("h1 .acp-version"), topic = all(".md-header__topic .md-ellipsis").at(-1);
  if (version && topic) {
    topic.append(` ${version.textContent}`);
  }

  /* Labels fold the lists of the navigation: the icon in each becomes the button that it looks like. */
  for (const icon of all("label[for^='__nav_'] > .md-nav__icon, label[for='__toc'] > .md-nav__icon")) {
    const label = icon.parentElement, toggle = document.getElementById(label.htmlFor);
    const back = label.classList.contains("md-nav__title");
    const list = label.closest("li")?.querySelector(".md-nav")?.getAttribute("aria-label");
    const tell = () => icon.setAttribute("aria-expanded", String(toggle.checked));
    label.removeAttribute("tabindex");
    icon.setAttribute("role", "button");
    icon.tabIndex = 0;
    icon.setAttribute("aria-label", back ? `Leave ${list}` : list);
    icon.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        icon.click();
      }
    });
    if (!back) {
      toggle.addEventListener("change", tell);
      tell();
    }
  }

  /* What scrolls in a box of its own is a stop, while it does. */
  const measure = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) {
        target.tabIndex = 0;
        target.setAttribute("role", "group");
        target.setAttribute("aria-label", "Scrolls sideways");
      } else {
        ["tabindex", "role", "aria-label"].forEach((name) => target.removeAttribute(name));
      }
    }
  });

  /* What the theme puts around tables and code once the page is there. The buttons of each piece of code would be a landmark. */
  const added = () => {
    all(".md-typeset__scrollwrap, .acp-scroll").forEach((box) => measure.observe(box));
    all(".md-code__nav:not([role])").forEach((nav) => nav.setAttribute("role", "none"));
  };
  new MutationObserver(added).observe(document.querySelector("article"), { childList: true, subtree: true });
  added();
}
