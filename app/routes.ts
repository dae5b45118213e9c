import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { possiblePatterns } from "#domain/routes/patterns.ts";
import type { RouteEntry } from "#domain/routes/route-entry.ts";
import { ROUTE_ENTRIES, ROUTE_TABLE, type RouteName } from "#domain/routes/route-table.ts";

const PANEL = ROUTE_TABLE.admin.pattern;

/** Builds the routes from the route table, each inside its layout. A page is one row of the table and one module. */
export default [
  route(PANEL.slice(1), "routes/admin/layout.tsx", [layout("routes/admin/screen-layout.tsx", pagesIn("panel", PANEL))]),
  layout("routes/public/layout.tsx", pagesIn("site")),
  layout("routes/auth/layout.tsx", pagesIn("sign-in")),
  ...pagesIn(null),
] satisfies RouteConfig;

/** Returns the pages of a layout. Their paths are relative to `base`, the layout's own path. */
function pagesIn(frame: RouteEntry["layout"], base = "/"): RouteConfigEntry[] {
  return ROUTE_ENTRIES.filter(([, row]) => row.layout === frame && row.parent === null).flatMap(([name, row]) =>
    pagesOf(name, row, base),
  );
}

/** Returns the routes of a row with its nested ones; a row limited to certain parameter values becomes one route per value. */
function pagesOf(name: RouteName, row: RouteEntry, base: string): RouteConfigEntry[] {
  const { module } = row;
  if (module === null) return [];
  return possiblePatterns(row).map(({ pattern, value }) => {
    if (pattern === base) return index(module);
    const beside = ROUTE_ENTRIES.filter(([, { parent }]) => parent === name);
    return route(
      pattern.slice(base.length).replace(/^\//, ""),
      module,
      value === null ? {} : { id: `${name}-${value}` },
      beside.flatMap(([other, otherRow]) => pagesOf(other, otherRow, pattern)),
    );
  });
}
