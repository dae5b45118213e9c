import type { TimeZoneOffsets } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** The id of the element that carries it. */
export const PAGE_DATA_ID = "page-data";

/** What a page sends along for its islands, once: the site configuration, the clock they tell the time by, and each island's props by the id of its element. */
export interface PageData {
  site: SiteConfiguration | null;
  clock: TimeZoneOffsets;
  islands: Record<string, { name: string; props: object }>;
}

/** What the page sends for its islands; null on a page without any. */
export function readPageData(page: Document): PageData | null {
  const text = page.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? JSON.parse(text) : null;
}
