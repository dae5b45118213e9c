import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { brands, cities, formerSlugs, vehicles } from "#server/db/schema.ts";
import { setUpTestApplication } from "#test/app.ts";
import { redirectToCanonicalPath, withSlugRedirects } from "./canonical-paths.ts";
import type { PageRenderer } from "./pages/page-handler.ts";

const application = setUpTestApplication();
beforeAll(async () => {
  const { db } = application.context;
  const rename = async (
    table: typeof brands | typeof cities | typeof vehicles,
    from: string,
    to: string,
    entity: string,
  ) => {
    const [row] = await db.update(table).set({ slug: to }).where(eq(table.slug, from)).returning({ id: table.id });
    await db.insert(formerSlugs).values({ entity, slug: from, entityId: row?.id ?? "" });
  };
  await rename(brands, "mercedes-benz", "mercedes", "brands");
  await rename(cities, "milan", "milano", "cities");
  await rename(vehicles, "ferrari-296-gtb", "ferrari-296", "vehicles");
});

/** A site whose pages are these; /doppio redirects, everything else is what React Router makes of an unknown address. */
const PAGES = new Set([
  "/luxury-car-rental/rome",
  "/luxury-car-rental/rome/suv",
  "/luxury-car-rental/munich",
  "/ferrari/rome",
  "/private-jet-charter/nice",
  "/",
  "/contatti",
  "/mercedes",
  "/luxury-car-rental/milano/sportive/ferrari-296",
]);
const render: PageRenderer = async (request) => {
  const { pathname } = new URL(request.url);
  if (PAGES.has(pathname.replace(/\.data$/, ""))) return new Response(pathname);
  if (pathname.endsWith(".data")) return new Response("redirect", { status: 202 });
  if (pathname === "/a/b/c") return new Response("no page", { status: 404 });
  return new Response(null, {
    status: 302,
    headers: { location: pathname === "/mercedes/milano" ? "/mercedes" : "/" },
  });
};

async function answer(path: string, method = "GET") {
  const app = new Hono();
  const rendering = withSlugRedirects(render, application.context);
  app.use(redirectToCanonicalPath(rendering, async () => null));
  app.all("*", (c) => rendering(c.req.raw));
  const response = await app.request(`http://localhost${path}`, { method });
  return `${response.status} ${response.headers.get("location") ?? ""}`.trim();
}

describe("another way to write an address", () => {
  // Rule: product.md#canonical-paths
  test.each([
    ["/Contatti/", "301 /contatti"],
    ["//contatti//?a=B", "301 /contatti?a=B"],
    ["/contatti", "200"],
    ["/a/b/c/", "301 /a/b/c"],
  ])("%s: %s", async (path, expected) => expect(await answer(path)).toBe(expected));

  test("moves where its page leads, in one step", async () => {
    expect(await answer("/Nessuna-Marca/")).toBe("302 /");
    expect(await answer("/Noleggio-Auto-Milano/")).toBe("302 /");
  });

  test("of a private address is kept by nobody: it holds a key", async () => {
    const app = new Hono();
    app.use(redirectToCanonicalPath(render, async () => null));
    const keptBy = async (path: string) => (await app.request(`http://localhost${path}`)).headers.get("cache-control");
    for (const path of ["/Prenotazione/KEY", "/preventivo/KEY/", "/auth/reimposta/?token=KEY", "/calendario//KEY.ics"])
      expect([path, await keptBy(path)]).toEqual([path, "no-store"]);
    expect(await keptBy("/Contatti/")).toBe("public, max-age=3600");
  });

  // Rule: product.md#canonical-paths
  test("is nothing that a write could mean", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
      expect(await answer("/Contatti/", method)).toBe("404");
    expect(await answer("/contatti", "POST")).toBe("200");
  });
});

// Rule: product.md#panel-addresses "/admin/bookings/calendario, /admin/bookings/nuova"
// Rule: product.md#panel-addresses "/admin/cities?nuova="
// Rule: product.md#panel-addresses "/admin/eventi"
// Rule: product.md#panel-addresses "/admin/fleet/unita?scadenze="
// Rule: product.md#panel-addresses "/admin/giornata?giorno=&chi=miei&citta="
// Rule: product.md#panel-addresses "/admin/impostazioni, and /condizioni, /email below it"
// Rule: product.md#panel-addresses "/admin/jets/tratte, /admin/jets/esperienze"
// Rule: product.md#panel-addresses "/admin/quotes/nuovo"
// Rule: product.md#panel-addresses "/admin/recensioni?apri="
// Rule: product.md#panel-addresses "/admin/rendiconto"
// Rule: product.md#panel-addresses "/admin/requests/modelli"
describe("a former address of the panel", () => {
  test.each([
    ["/admin/giornata", "301 /admin/day-sheet"],
    ["/Admin/Giornata/?giorno=2026-12-01&chi=miei", "301 /admin/day-sheet?day=2026-12-01&whose=mine"],
    [
      "/admin/bookings/calendario?from=2026-12-07&q=Ferrari%20Roma",
      "301 /admin/bookings/calendar?from=2026-12-07&q=Ferrari%20Roma",
    ],
    ["/admin/recensioni?apri=r1", "301 /admin/reviews?open=r1"],
    ["/admin/impostazioni/condizioni.data?_routes=x", "301 /admin/settings/terms.data?_routes=x"],
  ])("%s: %s", async (path, expected) => expect(await answer(path)).toBe(expected));

  test("is nothing that a write could mean", async () => {
    expect(await answer("/admin/giornata", "POST")).toBe("404");
  });
});

describe("another name of a city", () => {
  test.each([
    ["/luxury-car-rental/roma", "301 /luxury-car-rental/rome"],
    ["/luxury-car-rental/monaco-di-baviera?lang=de", "301 /luxury-car-rental/munich?lang=de"],
    ["/luxury-car-rental/roma/suv", "301 /luxury-car-rental/rome/suv"],
    ["/ferrari/roma", "301 /ferrari/rome"],
    ["/private-jet-charter/nizza", "301 /private-jet-charter/nice"],
    ["/luxury-car-rental/atlantide", "302 /"],
    // Known to the search, and without a page.
    ["/luxury-car-rental/bologna", "302 /"],
  ])("%s: %s", async (path, expected) => expect(await answer(path)).toBe(expected));
});

describe("a slug that staff have changed", () => {
  test.each([
    ["/mercedes-benz", "301 /mercedes"],
    ["/mercedes-benz?page=2", "301 /mercedes?page=2"],
    ["/Mercedes-Benz/", "301 /mercedes"],
    ["/luxury-car-rental/milan/sportive/ferrari-296-gtb", "301 /luxury-car-rental/milano/sportive/ferrari-296"],
    ["/luxury-car-rental/milano/sportive/ferrari-296-gtb", "301 /luxury-car-rental/milano/sportive/ferrari-296"],
  ])("%s: %s", async (path, expected) => expect(await answer(path)).toBe(expected));

  // Rule: product.md#former-slugs
  test("leads straight to where the present page leads", async () => {
    expect(await answer("/mercedes-benz/milan")).toBe("302 /mercedes");
  });

  test("changes nothing for what never was, and nothing beyond the depth of the table", async () => {
    expect(await answer("/never-a-brand")).toBe("302 /");
    expect(await answer("/a/b/c")).toBe("404");
    expect(await answer("/preferiti")).toBe("302 /");
  });

  test("gives the present page's data to a link that is followed within the app", async () => {
    const rendering = withSlugRedirects(render, application.context);
    const dataOf = async (path: string) => (await rendering(new Request(`http://localhost${path}`))).text();
    expect(await dataOf("/mercedes-benz.data?page=2")).toBe("/mercedes.data");
    expect(await dataOf("/never-a-brand.data")).toBe("redirect");
  });
});
