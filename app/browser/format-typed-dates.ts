import { formatNumericDate } from "#domain/forms/parse-italian-date.ts";

/** Rewrites a typed date in our numeric format when its field loses focus. */
export function formatTypedDates(): void {
  document.addEventListener("focusout", ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.typedDate !== undefined) {
      target.value = formatNumericDate(target.value);
    }
  });
}
