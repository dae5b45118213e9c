import { expect, test } from "vitest";
import type { RouteHandle } from "../routes/route-handle.ts";
import { stylesheetsOf } from "./stylesheets.ts";

type Page = Parameters<typeof stylesheetsOf>[0];

/** Builds a page of these routes, each given by its stylesheets. */
function pageOf(
  routes: Record<string, string[]>,
  { errors = null, pictures = [] }: { errors?: Record<string, unknown> | null; pictures?: string[] } = {},
) {
  const handle: RouteHandle = { galleryPictures: (page: { pictures: string[] }) => page.pictures };
  return {
    manifest: { routes: Object.fromEntries(Object.entries(routes).map(([id, css]) => [id, { css }])) },
    staticHandlerContext: {
      matches: Object.keys(routes).map((id) => ({ route: { id, handle } })),
      loaderData: { place: { pictures } },
      errors,
    },
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
  const failed = pageOf(ROUTES, { errors: { city: new Error("no such city") } });
  expect(stylesheetsOf(failed).inline).toContain("/assets/page-error-b2.css");
});

// Rule: product.md#speed
test("the stylesheet of photographs is included only in a page whose gallery has one", () => {
  const routes = { place: ["/assets/photographs-e5.css"] };
  expect(stylesheetsOf(pageOf(routes, { pictures: ["/pictures/cities/milan-800.webp"] })).inline).toEqual([]);
  expect(stylesheetsOf(pageOf(routes, { pictures: ["/uploads/a.webp"] })).inline).toEqual(routes.place);
});
