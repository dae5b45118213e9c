import { formatNumericDate } from "#domain/forms/parse-italian-date.ts";

/** A day that was typed is written as days are written here once its field is left. */
export function formatTypedDates(): void {
  document.addEventListener("focusout", ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.typedDate !== undefined) {
      target.value = formatNumericDate(target.value);
    }
  });
}
