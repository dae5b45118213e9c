import { writtenDay } from "#domain/forms/typed-day.ts";

/** What the forms of a page do beyond the browser's own. */
export function followForms(): void {
  leaveChecksToServer();
  document.addEventListener("focusout", ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.typedDay !== undefined) {
      target.value = writtenDay(target.value);
    }
  });
}

/** The server says what is wrong with every field at once, which the browser does not. */
export function leaveChecksToServer(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-checked-by-server]")) form.noValidate = true;
}
