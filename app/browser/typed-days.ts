import { writtenDay } from "#domain/forms/typed-day.ts";

/** A day that was typed is written as days are written here once its field is left. */
export function followTypedDays(): void {
  document.addEventListener("focusout", ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.typedDay !== undefined) {
      target.value = writtenDay(target.value);
    }
  });
}
