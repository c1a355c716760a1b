/*
 * The drawer with the navigation, which narrow screens show in place of tabs and sidebar, for the keyboard: its button is
 * one, says whether the drawer is open, and Escape closes it.
 */
{
  const toggle = document.getElementById("__drawer");
  const button = document.querySelector(".md-header label[for='__drawer']");
  const tell = () => button.setAttribute("aria-expanded", String(toggle.checked));

  button.setAttribute("role", "button");
  button.setAttribute("aria-label", "Navigation");
  button.tabIndex = 0;
  toggle.addEventListener("change", tell);
  tell();

  button.addEventListener("keydown", (event) => {
    if (event.key === " ") {
      event.preventDefault();
      button.click();
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && toggle.checked) {
      toggle.click();
      button.focus();
    }
  });
}
