import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { possiblePatterns } from "#domain/routes/patterns.ts";
import type { RouteEntry } from "#domain/routes/route-entry.ts";
import { ROUTE_ENTRIES, ROUTE_TABLE, type RouteName } from "#domain/routes/route-table.ts";

const PANEL = ROUTE_TABLE.admin.pattern;

/** The routes of the table of addresses, each in its frame: a page is one row of the table and one module. */
export default [
  route(PANEL.slice(1), "routes/admin/layout.tsx", [layout("routes/admin/screen-layout.tsx", pagesIn("panel", PANEL))]),
  layout("routes/public/layout.tsx", pagesIn("site")),
  ...pagesIn(null),
] satisfies RouteConfig;

/** The pages of a frame; their paths are told from `base`, the address of the frame itself. */
function pagesIn(frame: RouteEntry["layout"], base = "/"): RouteConfigEntry[] {
  return ROUTE_ENTRIES.filter(([, row]) => row.layout === frame && row.parent === null).flatMap(([name, row]) =>
    pagesOf(name, row, base),
  );
}

/** The route of a row, with those that it shows beside itself; a row that has only certain values is a route for each of them. */
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
