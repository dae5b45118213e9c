/** Lets the space bar activate links that look like checkboxes. On a plain link it would scroll the page. */
export function enableSpaceOnCheckboxLinks(): void {
  document.addEventListener("keydown", (event) => {
    if (event.key !== " " || !(event.target instanceof HTMLElement) || !event.target.matches("a[data-checkbox-link]"))
      return;
    event.preventDefault();
    event.target.click();
  });
}
