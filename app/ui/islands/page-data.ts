import type { TimeZoneOffsets } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { Words } from "#domain/words/words.ts";

/** Id of the element that holds the data. */
export const PAGE_DATA_ID = "page-data";

/**
 * Data of a page for its islands: the site configuration, the words of their areas, time zone offsets, and each island's name and props by element id.
 */
export interface PageData {
  site: SiteConfiguration | null;
  words: Words<never>;
  clock: TimeZoneOffsets;
  islands: Record<string, { name: string; props: object }>;
}

/** Parses the page's island data; null on a page without islands. */
export function readPageData(page: Document): PageData | null {
  const text = page.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? JSON.parse(text) : null;
}
