import { keepLastSearch } from "#app/features/booking-search/last-search-store.ts";

/** An address of results is a search too: the next form begins with it (product.md#last-search). `search` is JSON. */
export function keepSearch(search: string): void {
  keepLastSearch(JSON.parse(search));
}
