/*
 * Keys of the whole page. Single characters do nothing, since speech input types them unasked (WCAG 2.1.4): the theme
 * would go to other pages by them. Ctrl+K, or Command+K, opens the search.
 */
{
  const field = document.querySelector(".md-search__input");
  const typedInto = (target) => target instanceof HTMLElement && target.matches("input, select, textarea, [contenteditable]");

  /* This listens before the theme does, which listens at the same place. */
  window.addEventListener("keydown", (event) => {
    const held = event.ctrlKey || event.metaKey;
    if (held && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k" && field) {
      event.preventDefault();
      field.focus();
      field.select();
    } else if (!held && !event.altKey && event.key.length === 1 && event.key !== " " && !typedInto(event.target)) {
      event.stopImmediatePropagation();
    }
  }, { capture: true });

  field?.setAttribute("aria-keyshortcuts", "Control+K Meta+K");
}
