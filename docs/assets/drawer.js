/*
 * The drawer with the navigation, which narrow screens show in place of tabs and sidebar, for the keyboard: what opens it
 * is a button, which says whether the drawer is open, and Escape closes it.
 */
{
  const toggle = document.getElementById("__drawer");
  const label = document.querySelector(".md-header label[for='__drawer']");
  const button = document.createElement("button");
  const tell = () => button.setAttribute("aria-expanded", String(toggle.checked));

  button.type = "button";
  button.className = `${label.className} acp-drawer`;
  button.setAttribute("aria-label", "Navigation");
  button.append(...label.childNodes);
  button.addEventListener("click", () => toggle.click());
  label.replaceWith(button);
  toggle.addEventListener("change", tell);
  tell();

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && toggle.checked) {
      toggle.click();
      button.focus();
    }
  });
}
