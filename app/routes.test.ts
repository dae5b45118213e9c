import { existsSync, globSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test } from "vitest";
import { possiblePatterns } from "#domain/routes/patterns.ts";
import { JET_QUOTE_PARAMETERS, RENTAL_PARAMETERS, SEARCH_PARAMETERS } from "#domain/routes/query-parameters.ts";
import { ROUTE_ENTRIES } from "#domain/routes/route-table.ts";
import routes from "./routes.ts";

/** Layout routes without a path of their own. */
const FRAMES = [
  "routes/admin/layout.tsx",
  "routes/admin/screen-layout.tsx",
  "routes/auth/layout.tsx",
  "routes/public/layout.tsx",
];

const source = (module: string) => readFileSync(new URL(module, import.meta.url), "utf8");
const pages = ROUTE_ENTRIES.flatMap(([name, row]) =>
  row.module === null ? [] : [{ name, ...row, module: row.module }],
);

/** Whether a module can be a route: it exports a page or a request handler. */
const isRouteModule = (module: string) =>
  /^export (default|(async )?function (loader|action|clientLoader)\b)/m.test(source(module));

describe("each page has one row and one module", () => {
  test.each(pages)("$name: its module exists", ({ module }) => {
    expect(existsSync(new URL(module, import.meta.url))).toBe(true);
    expect(isRouteModule(module)).toBe(true);
  });

  // Rule: product.md#bad-input "a method that an address does not take"
  test.each(pages)("$name: its row says whether it accepts a form", ({ module, acceptsForms }) => {
    expect(acceptsForms).toBe(/^export (const|(async )?function) action\b/m.test(source(module)));
  });

  test("every route module has exactly one row", () => {
    const modules = globSync("routes/**/*.{ts,tsx}", { cwd: new URL(".", import.meta.url) });
    const answering = modules.filter((module) => !/\.test\./.test(module) && isRouteModule(module));
    expect([...pages.map(({ module }) => module), ...FRAMES].sort()).toEqual(answering.sort());
  });
});

test("the routes equal the route table", () => {
  const wanted = ROUTE_ENTRIES.flatMap(([, row]) =>
    row.module === null ? [] : possiblePatterns(row).map(({ pattern }) => `${pattern} ${row.module}`),
  );
  expect(pathsOf(routes).sort()).toEqual(wanted.sort());
});

function pathsOf(entries: readonly RouteConfigEntry[], base = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? base : `${base}/${entry.path}`;
    const own = FRAMES.includes(entry.file) ? [] : [`${path || "/"} ${entry.file}`];
    return [...own, ...pathsOf(entry.children ?? [], path)];
  });
}

/** The query parameters that each parser reads when a route passes it the whole query. */
const PARSED: Readonly<Record<string, readonly string[]>> = {
  "parseSearch(": SEARCH_PARAMETERS,
  "parseRentalChoice(": RENTAL_PARAMETERS,
  "parseJetQuoteForm(": JET_QUOTE_PARAMETERS,
  "parseJetQuoteDraft(": JET_QUOTE_PARAMETERS,
  "redirectIfSignedIn(": ["next"],
};

test.each(pages.filter(({ layout }) => layout !== "panel"))(
  "$name reads the parameters of its row",
  ({ module, query }) => {
    const text = source(module);
    const named = [...text.matchAll(/searchParams\s*\.(?:get|getAll|has)\("(\w+)"\)/g)].map(([, name]) => name);
    const parsed = Object.entries(PARSED).flatMap(([call, names]) => (text.includes(call) ? names : []));
    // The home page's component reads its category, which can also change in the browser.
    const shown = module === "routes/public/home.tsx" ? ["category"] : [];
    expect([...new Set([...named, ...parsed, ...shown])].sort()).toEqual([...query].sort());
  },
);
