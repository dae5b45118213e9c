import { FILE_ROUTES } from "./file-routes.ts";
import { LEGACY_ROUTES } from "./legacy-redirects.ts";
import { PANEL_ROUTES } from "./panel-routes.ts";
import { createPathBuilder } from "./path-builder.ts";
import { PERSONAL_ROUTES, SIGN_IN_ROUTES } from "./private-routes.ts";
import { API_ROUTES, CALENDAR_ROUTES } from "./program-routes.ts";
import type { RouteEntry } from "./route-entry.ts";
import { SITE_ROUTES } from "./site-routes.ts";

/**
 * Every address of the site, each once. Routes, links, the page cache, rate limits, robots.txt, the sitemap and the words that no brand
 * may have are made of it.
 */
export const ROUTE_TABLE = {
  ...PANEL_ROUTES,
  ...SIGN_IN_ROUTES,
  ...API_ROUTES,
  ...CALENDAR_ROUTES,
  ...PERSONAL_ROUTES,
  ...SITE_ROUTES,
  ...LEGACY_ROUTES,
  ...FILE_ROUTES,
} as const satisfies Record<string, RouteEntry>;

export type RouteName = keyof typeof ROUTE_TABLE;

/** The rows with their names, in the table's order. */
export const ROUTE_ENTRIES = Object.entries<RouteEntry>(ROUTE_TABLE) as [RouteName, RouteEntry][];

/** The path of an address. */
export const pathTo = createPathBuilder(ROUTE_TABLE);
