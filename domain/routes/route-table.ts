import { FILE_ROUTES } from "./file-routes.ts";
import { LEGACY_ROUTES } from "./legacy-redirects.ts";
import { PANEL_ROUTES } from "./panel-routes.ts";
import { createPathBuilder } from "./path-builder.ts";
import { PERSONAL_ROUTES, SIGN_IN_ROUTES } from "./private-routes.ts";
import { API_ROUTES, CALENDAR_ROUTES } from "./program-routes.ts";
import type { RouteEntry } from "./route-entry.ts";
import { SITE_ROUTES } from "./site-routes.ts";

/** Every route of the site, once. Router, links, page cache, rate limits, robots.txt, sitemap and the slugs reserved from brands derive from it. */
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

/** The routes with their names, in table order. */
export const ROUTE_ENTRIES = Object.entries<RouteEntry>(ROUTE_TABLE) as [RouteName, RouteEntry][];

/** Builds the path of a route by its name. */
export const pathTo = createPathBuilder(ROUTE_TABLE);
