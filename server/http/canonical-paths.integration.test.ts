import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { brands, cities, contentTexts, formerSlugs, vehicles } from "#server/db/schema.ts";
import { setUpTestApplication } from "#test/app.ts";
import { redirectToCanonicalPath, withSlugRedirects } from "./canonical-paths.ts";
import type { PageRenderer } from "./pages/page-handler.ts";

const application = setUpTestApplication({ languages: ["it", "en", "de"] });
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

/** The pages of the test's site. /doppio redirects, and every other URL gets React Router's 404. */
const PAGES = new Set([
  "/luxury-car-rental/rome",
  "/luxury-car-rental/rome/suv",
  "/luxury-car-rental/munich",
  "/de",
  "/de/prenotazione/AbC-123",
  "/de/luxury-car-rental/munich",
  "/de/luxury-car-rental/rome",
  "/en/luxury-car-rental/rome",
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
  app.use(redirectToCanonicalPath(rendering, async () => null, application.context));
  app.all("*", (c) => rendering(c.req.raw));
  const response = await app.request(`http://localhost${path}`, { method });
  return `${response.status} ${response.headers.get("location") ?? ""}`.trim();
}

describe("another spelling of a URL", () => {
  // Rule: product.md#canonical-paths
  test.each([
    ["/Contatti/", "301 /contatti"],
    ["//contatti//?a=B", "301 /contatti?a=B"],
    ["/contatti", "200"],
    ["/a/b/c/", "301 /a/b/c"],
  ])("%s: %s", async (path, expected) => expect(await answer(path)).toBe(expected));

  test("redirects to the page's own redirect target in one step", async () => {
    expect(await answer("/Nessuna-Marca/")).toBe("302 /");
    expect(await answer("/Noleggio-Auto-Milano/")).toBe("302 /");
  });

  test("of a private URL is cached by nobody: it contains a token", async () => {
    const app = new Hono();
    app.use(redirectToCanonicalPath(render, async () => null, application.context));
    const keptBy = async (path: string) => (await app.request(`http://localhost${path}`)).headers.get("cache-control");
    for (const path of ["/Prenotazione/KEY", "/preventivo/KEY/", "/auth/reimposta/?token=KEY", "/calendario//KEY.ics"])
      expect([path, await keptBy(path)]).toEqual([path, "no-store"]);
    expect(await keptBy("/Contatti/")).toBe("public, max-age=3600");
  });

  // Rule: product.md#canonical-paths
  test("is refused for a write", async () => {
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
describe("a former URL of the panel", () => {
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

  test("is refused for a write", async () => {
    expect(await answer("/admin/giornata", "POST")).toBe("404");
  });
});

// Rule: product.md#languages "Redirects take one"
describe("a language in the query", () => {
  test.each([
    ["/luxury-car-rental/rome?lang=de", "301 /de/luxury-car-rental/rome"],
    ["/luxury-car-rental/rome?utm=a&lang=en&page=2", "301 /en/luxury-car-rental/rome?utm=a&page=2"],
    ["/de/luxury-car-rental/rome?lang=en", "301 /en/luxury-car-rental/rome"],
    ["/Luxury-Car-Rental/Rome/?lang=de", "301 /de/luxury-car-rental/rome"],
    ["/?lang=de", "301 /de"],
    ["/prenotazione/AbC-123?lang=de&conferma=X", "301 /de/prenotazione/AbC-123?conferma=X"],
    // Italian, unknown, switched off, and a city without a text in the language.
    ["/luxury-car-rental/rome?lang=it", "301 /luxury-car-rental/rome"],
    ["/luxury-car-rental/rome?lang=tlh&page=2", "301 /luxury-car-rental/rome?page=2"],
    ["/luxury-car-rental/rome?lang=fr", "301 /luxury-car-rental/rome"],
    ["/luxury-car-rental/munich?lang=en", "301 /luxury-car-rental/munich"],
    // Panel, API and files read their own queries.
    ["/admin/customers?lang=de", "302 /"],
    ["/favicon.ico?lang=de", "302 /"],
  ])("%s: %s", async (path, expected) => {
    const { db } = application.context;
    const munich = db
      .select({ id: sql<string>`${cities.id}::text` })
      .from(cities)
      .where(eq(cities.slug, "munich"));
    await db.delete(contentTexts).where(and(inArray(contentTexts.entityId, munich), ne(contentTexts.language, "de")));
    expect(await answer(path)).toBe(expected);
  });

  test("is ignored in a write", async () => {
    expect(await answer("/contatti?lang=de", "POST")).toBe("200");
  });
});

// Rule: product.md#languages "Redirects take one"
test.each([
  ["/it/contatti", "301 /contatti"],
  ["/it/Prenotazione/AbC-123", "301 /prenotazione/AbC-123"],
  ["/en/admin/bookings/vl-1", "301 /admin/bookings/vl-1"],
  ["/en/api/vehicles?limit=1", "301 /api/vehicles?limit=1"],
  ["/en/favicon.ico", "301 /favicon.ico"],
])("a language before a path that has none: %s: %s", async (path, expected) => {
  const keepsPath: PageRenderer = async () => new Response();
  const app = new Hono();
  app.use(redirectToCanonicalPath(keepsPath, async () => null, application.context));
  const response = await app.request(`http://localhost${path}`);
  expect(`${response.status} ${response.headers.get("location")}`).toBe(expected);
  expect((await app.request(`http://localhost${path}`, { method: "POST" })).status).toBe(404);
});

describe("another name of a city", () => {
  test.each([
    ["/luxury-car-rental/roma", "301 /luxury-car-rental/rome"],
    ["/luxury-car-rental/monaco-di-baviera?page=2", "301 /luxury-car-rental/munich?page=2"],
    ["/luxury-car-rental/monaco-di-baviera?lang=de&page=2", "301 /de/luxury-car-rental/munich?page=2"],
    ["/de/luxury-car-rental/monaco-di-baviera", "301 /de/luxury-car-rental/munich"],
    ["/luxury-car-rental/roma/suv", "301 /luxury-car-rental/rome/suv"],
    ["/ferrari/roma", "301 /ferrari/rome"],
    ["/private-jet-charter/nizza", "301 /private-jet-charter/nice"],
    ["/luxury-car-rental/atlantide", "302 /"],
    // The city can be searched, but has no page.
    ["/luxury-car-rental/bologna", "302 /"],
  ])("%s: %s", async (path, expected) => expect(await answer(path)).toBe(expected));
});

describe("a changed slug", () => {
  test.each([
    ["/mercedes-benz", "301 /mercedes"],
    ["/mercedes-benz?page=2", "301 /mercedes?page=2"],
    ["/Mercedes-Benz/", "301 /mercedes"],
    ["/luxury-car-rental/milan/sportive/ferrari-296-gtb", "301 /luxury-car-rental/milano/sportive/ferrari-296"],
    ["/luxury-car-rental/milano/sportive/ferrari-296-gtb", "301 /luxury-car-rental/milano/sportive/ferrari-296"],
  ])("%s: %s", async (path, expected) => expect(await answer(path)).toBe(expected));

  // Rule: product.md#former-slugs
  test("redirects directly to the current page's own redirect target", async () => {
    expect(await answer("/mercedes-benz/milan")).toBe("302 /mercedes");
  });

  test("changes nothing for unknown slugs, nor below the depth of the route table", async () => {
    expect(await answer("/never-a-brand")).toBe("302 /");
    expect(await answer("/a/b/c")).toBe("404");
    expect(await answer("/preferiti")).toBe("302 /");
  });

  test("returns the current page's data to a client-side navigation", async () => {
    const rendering = withSlugRedirects(render, application.context);
    const dataOf = async (path: string) => (await rendering(new Request(`http://localhost${path}`))).text();
    expect(await dataOf("/mercedes-benz.data?page=2")).toBe("/mercedes.data");
    expect(await dataOf("/never-a-brand.data")).toBe("redirect");
  });
});
