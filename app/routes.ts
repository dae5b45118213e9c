import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import type { Address } from "#domain/addresses/address.ts";
import { ADDRESS_ROWS, ADDRESSES, type AddressName } from "#domain/addresses/addresses.ts";
import { possiblePatterns } from "#domain/addresses/patterns.ts";

const PANEL = ADDRESSES.admin.pattern;

/** The routes of the table of addresses, each in its frame: a page is one row of the table and one module. */
export default [
  route(PANEL.slice(1), "routes/admin/layout.tsx", [layout("routes/admin/screens.tsx", pagesIn("panel", PANEL))]),
  layout("routes/public/layout.tsx", pagesIn("site")),
  ...pagesIn(null),
] satisfies RouteConfig;

/** The pages of a frame; their paths are told from `base`, the address of the frame itself. */
function pagesIn(frame: Address["frame"], base = "/"): RouteConfigEntry[] {
  return ADDRESS_ROWS.filter(([, row]) => row.frame === frame && row.within === null).flatMap(([name, row]) =>
    pagesOf(name, row, base),
  );
}

/** The route of a row, with those that it shows beside itself; a row that has only certain values is a route for each of them. */
function pagesOf(name: AddressName, row: Address, base: string): RouteConfigEntry[] {
  const { module } = row;
  if (module === null) return [];
  return possiblePatterns(row).map(({ pattern, value }) => {
    if (pattern === base) return index(module);
    const beside = ADDRESS_ROWS.filter(([, { within }]) => within === name);
    return route(
      pattern.slice(base.length).replace(/^\//, ""),
      module,
      value === null ? {} : { id: `${name}-${value}` },
      beside.flatMap(([other, otherRow]) => pagesOf(other, otherRow, pattern)),
    );
  });
}
