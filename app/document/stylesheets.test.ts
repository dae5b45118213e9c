import { expect, test } from "vitest";
import { stylesheetsOf } from "./stylesheets.ts";

type Page = Parameters<typeof stylesheetsOf>[0];

/** A page of these routes, each given by its sheets. */
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

test("a page carries each of its routes' sheets once, and leaves those of dialogs to a file", () => {
  expect(stylesheetsOf(pageOf(ROUTES))).toEqual({
    inline: ["/assets/root-a1.css", "/assets/city-d4.css"],
    deferred: ["/assets/deferred-c3.css"],
  });
});

test("the error page's sheet comes only with an error page", () => {
  const failed = pageOf(ROUTES, { city: new Error("no such city") });
  expect(stylesheetsOf(failed).inline).toContain("/assets/page-error-b2.css");
});
