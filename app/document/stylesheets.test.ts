import { expect, test } from "vitest";
import { stylesheetsOf } from "./stylesheets.ts";

type Page = Parameters<typeof stylesheetsOf>[0];

/** Builds a page of these routes, each given by its stylesheets. */
function pageOf(routes: Record<string, string[]>, errors: Record<string, unknown> | null = null) {
  return {
    manifest: { routes: Object.fromEntries(Object.entries(routes).map(([id, css]) => [id, { css }])) },
    staticHandlerContext: { matches: Object.keys(routes).map((id) => ({ route: { id } })), errors },
  } as unknown as Page;
}

const ROUTES = {
  root: ["/assets/root-a1.css", "/assets/page-error-b2.css#"],
  city: ["/assets/deferred-c3.css#", "/assets/city-d4.css"],
  place: ["/assets/deferred-c3.css#", "/assets/city-d4.css#"],
};

test("a page inlines each of its routes' stylesheets once and links those of dialogs as files", () => {
  expect(stylesheetsOf(pageOf(ROUTES))).toEqual({
    inline: ["/assets/root-a1.css", "/assets/city-d4.css"],
    deferred: ["/assets/deferred-c3.css"],
  });
});

test("the error page's stylesheet is included only in error pages", () => {
  const failed = pageOf(ROUTES, { city: new Error("no such city") });
  expect(stylesheetsOf(failed).inline).toContain("/assets/page-error-b2.css");
});
