/** What looks like a box to tick is pressed with the space bar as one: a link alone would let the page scroll. */
export function enableSpaceOnCheckboxLinks(): void {
  document.addEventListener("keydown", (event) => {
    if (event.key !== " " || !(event.target instanceof HTMLElement) || !event.target.matches("a[data-checkbox-link]"))
      return;
    event.preventDefault();
    event.target.click();
  });
}
