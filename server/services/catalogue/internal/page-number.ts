import type { Paging } from "#domain/pages/rental-pages.ts";
import { textReference } from "#domain/words/text-reference.ts";
import { ServiceError } from "#server/errors.ts";

/** Number of cars on a page of a category, city or brand. */
export const VEHICLES_PER_PAGE = 24;

/** Parses `?page=` for a list of `count` cars. Throws "not-found" for an invalid page (product.md#bad-input). */
export function parsePage(text: string | null, count: number): Paging & { limit: number; offset: number } {
  const pages = Math.max(1, Math.ceil(count / VEHICLES_PER_PAGE));
  const page = text === null ? 1 : /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(page <= pages)) {
    const message = textReference("refusals", "noSuchListPage");
    throw new ServiceError("not-found", message, [{ path: "page", message }]);
  }
  return { page, pages, limit: VEHICLES_PER_PAGE, offset: (page - 1) * VEHICLES_PER_PAGE };
}
