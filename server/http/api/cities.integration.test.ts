import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { auditLog, brands, cities, formerSlugs, jetRoutes, jets, seoOverrides, vehicles } from "#server/db/schema.ts";
import { findRedirect } from "#server/services/crawlers/find-redirect.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi, callerOf, type SignedIn, signInAs } from "#test/staff.ts";

const application = setUpTestApplication();
const keeper = setUpSignedInUser(application, "seo_manager");

const call = callerOf(application, keeper);
const create = async (body: object) => (await call("POST", "/api/cities", body)).json();
const cityOf = async (slug: string) => (await (await call("GET", `/api/cities?slug=${slug}`)).json())[0];

/** Time limit of the tests. */
const PATIENCE_MS = 30_000;

/** Returns how many connections to this database wait for a lock. */
async function waitingForLocks(): Promise<number> {
  const { rows } = await application.context.db.execute<{ waiting: number }>(sql`
    select count(*)::integer as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.waiting ?? 0;
}

describe("POST /api/cities", () => {
  // Rule: product.md#api
  // Rule: product.md#api "cities, brands"
  test("answers 201 and the row, with sent values and defaults", async () => {
    const response = await call("POST", "/api/cities", {
      name: "Bari",
      slug: "bari",
      country: "Italia",
      meta_title: " ",
      descriptions: { it: "Il lungomare.", fr: "" },
      aliases: ["Bàri", "Bàri"],
      latitude: 41.12,
      longitude: 16.87,
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      name: "Bari",
      slug: "bari",
      country: "Italia",
      active: true,
      meta_title: null,
      descriptions: { it: "Il lungomare." },
      aliases: ["Bàri"],
      time_zone: "Europe/Rome",
      has_page: true,
      version: 1,
    });
  });

  // Rule: product.md#city-record
  test("returns its picture and creation date", async () => {
    const image_url = "https://cdn.example/matera.jpg";
    const { id } = await create({ name: "Matera", slug: "matera", country: "Italia", image_url });
    const [row] = await (await callApi(application, null, "GET", "/api/cities?slug=matera")).json();
    const [stored] = await application.context.db.select().from(cities).where(eq(cities.id, id));
    expect(row).toMatchObject({ id, image_url, created_at: stored?.createdAt.toISOString() });
  });

  // Rule: product.md#city-form
  test.each([
    ["no name", { slug: "x", country: "Italia" }, "name"],
    ["no slug", { name: "X", country: "Italia" }, "slug"],
    ["no country", { name: "X", slug: "x" }, "country"],
    ["a slug in capitals", { name: "X", slug: "Big", country: "Italia" }, "slug"],
    ["a slug that is a category's address", { name: "X", slug: "suv", country: "Italia" }, "slug"],
    ["a name that is taken", { name: "Milano", slug: "milano-due", country: "Italia" }, "name"],
    ["a slug that is taken", { name: "Altra", slug: "milan", country: "Italia" }, "slug"],
    ["a time zone that is none", { name: "X", slug: "x", country: "Italia", time_zone: "Europe/Bari" }, "time_zone"],
    ["an offset for a time zone", { name: "X", slug: "x", country: "Italia", time_zone: "+01:00" }, "time_zone"],
    ["a latitude beyond the pole", { name: "X", slug: "x", country: "Italia", latitude: 91 }, "latitude"],
    ["a picture from nowhere", { name: "X", slug: "x", country: "Italia", image_url: "ftp://x" }, "image_url"],
    ["a language of no page", { name: "X", slug: "x", country: "Italia", descriptions: { pt: "x" } }, "descriptions"],
  ])("refuses %s with a field error", async (_name, body, path) => {
    const response = await call("POST", "/api/cities", body);
    expect(response.status).toBe(422);
    expect((await response.json()).errors[0].path).toBe(path);
  });
});

describe("GET /api/cities", () => {
  // Rule: product.md#api "cities, brands"
  test("returns every column to staff who manage cities, and the public columns to others", async () => {
    const columns = ["descriptions", "search_position", "search_name", "has_page"];
    expect(Object.keys(await cityOf("milan"))).toEqual(expect.arrayContaining(columns));
    const [shown] = await (await callApi(application, null, "GET", "/api/cities?slug=milan")).json();
    expect(columns.filter((column) => column in shown)).toEqual([]);
    expect(Object.keys(shown)).toEqual(
      expect.arrayContaining(["rental_hours", "min_notice_hours", "max_advance_days"]),
    );
  });

  // Rule: product.md#slug-formats
  test("filters by cities with or without a page, for everybody", async () => {
    const slugs = async (query: string) =>
      (await (await callApi(application, null, "GET", `/api/cities?${query}`)).json()).map(
        ({ slug }: { slug: string }) => slug,
      );
    expect((await slugs("has_page=false")).sort()).toEqual(["amburgo", "basilea", "bologna", "marsiglia", "torino"]);
    expect(await slugs("has_page=true&limit=1000")).not.toContain("torino");
  });

  // Rule: product.md#api
  // Rule: product.md#city-record
  test("deactivation hides a city from anonymous readers but not from staff, and can be reverted", async () => {
    const { id } = await create({ name: "Lecce", slug: "lecce", country: "Italia" });
    expect((await call("PATCH", `/api/cities/${id}`, { active: false })).status).toBe(200);
    const seenBy = async (who: SignedIn | null) =>
      (await (await callApi(application, who, "GET", `/api/cities?id=${id}`)).json()).length;
    expect([await seenBy(null), await seenBy(keeper)]).toEqual([0, 1]);
    await call("PATCH", `/api/cities/${id}`, { active: true });
    expect(await seenBy(null)).toBe(1);
  });
});

describe("GET /api/cities/towns", () => {
  const towns = async (q: string) => {
    const response = await call("GET", `/api/cities/towns?q=${encodeURIComponent(q)}`);
    expect(response.status).toBe(200);
    return response.json();
  };

  // Rule: product.md#city-form "While staff type the name"
  // Rule: product.md#city-form "A chosen town fills"
  test("returns the towns that a text begins, with what they fill in and the city that has the name", async () => {
    const lugano = await cityOf("lugano");
    const [first, second, ...others] = await towns("Lug");
    expect(first).toMatchObject({ name: "Lugano", country: "Svizzera", slug: "lugano", city: lugano.id });
    expect(second).toEqual({
      name: "Lugo",
      country: "Spagna",
      latitude: 43.0099,
      longitude: -7.556,
      time_zone: "Europe/Madrid",
      slug: "lugo",
      city: null,
    });
    expect(others).toHaveLength(6);
    expect((await towns("münch"))[0]).toMatchObject({ name: "Monaco di Baviera", slug: "munich" });
    expect(await towns("Atlantide")).toEqual([]);
  });

  // Rule: product.md#city-form "A chosen town fills"
  test("offers no slug of a category or another city, and a created town is a city from then on", async () => {
    expect((await towns("Van"))[0]).toMatchObject({ name: "Van", slug: "van-turchia" });
    expect(await create({ name: "Casa nostra", slug: "savona", country: "Italia" })).toMatchObject({ slug: "savona" });
    const [{ city: _city, ...savona }] = await towns("Savona");
    expect(savona).toMatchObject({ name: "Savona", slug: "savona-italia" });
    const { id } = await create(savona);
    expect((await towns("Savona"))[0]).toMatchObject({ slug: "savona-italia", city: id });
  });

  // Rule: product.md#city-form "While staff type the name"
  test.each([
    ["no text", ""],
    ["a single letter", "?q=L"],
    ["blanks", "?q=%20%20%20"],
    ["more than a name", `?q=${"a".repeat(81)}`],
  ])("refuses %s at its field", async (_case, query) => {
    const response = await call("GET", `/api/cities/towns${query}`);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual([{ path: "q", message: expect.stringMatching(/\S/) }]);
  });
});

// Rule: product.md#countries-served "A city without coordinates"
test("GET /api/cities/off-map names the active cities with a page that the map does not show", async () => {
  const offMap = async () => (await call("GET", "/api/cities/off-map")).json();
  const before = await offMap();
  const { id } = await create({ name: "Ravello", slug: "ravello", country: "Italia" });
  const outside = await create({
    name: "Atene",
    slug: "atene",
    country: "Grecia",
    latitude: 37.98,
    longitude: 23.73,
  });
  await create({ name: "Amalfi", slug: "amalfi", country: "Italia", has_page: false });
  expect(await offMap()).toEqual(
    expect.arrayContaining([
      { id: outside.id, name: "Atene", reason: "outside" },
      { id, name: "Ravello", reason: "no-coordinates" },
    ]),
  );
  expect((await offMap()).length).toBe(before.length + 2);
  await call("PATCH", `/api/cities/${id}`, { latitude: 40.649, longitude: 14.612 });
  await call("PATCH", `/api/cities/${outside.id}`, { active: false });
  expect(await offMap()).toEqual(before);
});

describe("PATCH /api/cities/{id}", () => {
  // Rule: product.md#api "cities, brands"
  test("tells the second of two editors who was first", async () => {
    const { id, version } = await create({ name: "Siena", slug: "siena", country: "Italia" });
    const other = await signInAs(application, "admin");
    await callApi(application, other, "PATCH", `/api/cities/${id}`, { description: "La prima.", version });
    const second = await call("PATCH", `/api/cities/${id}`, { description: "La seconda.", version });
    expect(second.status).toBe(409);
    expect((await second.json()).detail).toContain(`Modificato da ${other.email}`);
  });

  // Rule: product.md#activation
  test("refuses to remove the page while cars or jets are based in the city, and says how many", async () => {
    const { id } = await cityOf("milan");
    const { db } = application.context;
    const cars = await db.$count(vehicles, eq(vehicles.location, "Milano"));
    const flown = (await db.select().from(jets)).filter(({ location }) => location.includes("Milano")).length;
    const refused = await call("PATCH", `/api/cities/${id}`, { has_page: false });
    expect(refused.status).toBe(409);
    const message = `Milano è la sede di ${cars} vetture e di ${flown} jet: prima scegli un'altra sede, oppure disattiva la città.`;
    expect(await refused.json()).toMatchObject({ detail: message, errors: [{ path: "has_page", message }] });
    expect((await cityOf("milan")).has_page).toBe(true);
    // Rule: product.md#offers "The panel"
    const admin = await signInAs(application, "admin");
    const setJets = (isOn: boolean) =>
      callApi(application, admin, "PATCH", "/api/site_settings", { offers_jets: isOn, despite_open_work: true });
    await setJets(false);
    const hidden = await (await call("PATCH", `/api/cities/${id}`, { has_page: false })).json();
    expect(hidden.detail).toContain(
      `${flown} jet (i jet privati sono spenti: per spostarli si riaccendono nelle impostazioni)`,
    );
    await setJets(true);
    expect((await call("PATCH", `/api/cities/${id}`, { active: false, has_page: false })).status).toBe(200);
    expect((await call("PATCH", `/api/cities/${id}`, { active: true, has_page: true })).status).toBe(200);
  });

  // Rule: product.md#activation
  test("removes the page when nothing is based there, ignoring a car of an inactive brand", async () => {
    const { id } = await cityOf("como");
    const { db } = application.context;
    const [car] = await db.select().from(vehicles).where(eq(vehicles.brand, "Audi")).limit(1);
    await db
      .update(vehicles)
      .set({ location: "Como" })
      .where(eq(vehicles.id, car?.id ?? ""));
    const refused = await call("PATCH", `/api/cities/${id}`, { has_page: false });
    expect((await refused.json()).detail).toContain("Como è la sede di una vettura: ");
    await db.update(brands).set({ active: false }).where(eq(brands.name, "Audi"));
    expect((await call("PATCH", `/api/cities/${id}`, { has_page: false })).status).toBe(200);
    await call("PATCH", `/api/cities/${id}`, { has_page: true });
    await db.update(brands).set({ active: true }).where(eq(brands.name, "Audi"));
    await db
      .update(vehicles)
      .set({ location: car?.location ?? "" })
      .where(eq(vehicles.id, car?.id ?? ""));
  });

  // Rule: product.md#activation
  test("a car added while the page is being removed waits for the outcome", async () => {
    const { id } = await cityOf("lugano");
    const helper = await signInAs(application, "customer_service");
    const body = {
      ...{ name: "Ultima", brand: "Ferrari", type: "Cabrio", category: "cabriolet", location: "Lugano", price: 900 },
      ...{ images: ["https://cdn.example/1.jpg"], specs: { engine: "V8", power: "620 CV" } },
    };
    const adding = await application.context.db.transaction(async (tx) => {
      await tx.update(cities).set({ hasPage: false }).where(eq(cities.id, id));
      const asked = callApi(application, helper, "POST", "/api/vehicles", body);
      await vi.waitUntil(async () => (await waitingForLocks()) > 0, { timeout: PATIENCE_MS });
      return { asked };
    });
    expect((await adding.asked).status).toBe(422);
    await call("PATCH", `/api/cities/${id}`, { has_page: true });
  });

  // Rule: product.md#api "cities, brands"
  test("a new name is copied to cars, jets and routes", async () => {
    const { id } = await cityOf("vienna");
    expect((await call("PATCH", `/api/cities/${id}`, { name: "Vienna d'Austria" })).status).toBe(200);
    const { db } = application.context;
    expect(await db.select().from(vehicles).where(eq(vehicles.location, "Vienna"))).toEqual([]);
    const served = (await db.select().from(jets)).flatMap(({ location }) => location);
    expect(served).toContain("Vienna d'Austria");
    expect(served).not.toContain("Vienna");
    const ends = (await db.select().from(jetRoutes)).flatMap(({ origin, destination }) => [origin, destination]);
    expect(ends).toContain("Vienna d'Austria");
    expect(ends).not.toContain("Vienna");
  });

  test.each([["not-an-id"], ["00000000-0000-4000-8000-000000000000"]])("%s is 404", async (id) => {
    expect((await call("PATCH", `/api/cities/${id}`, { active: false })).status).toBe(404);
  });
});

describe("a new slug", () => {
  const rename = async (id: string, slug: string) =>
    expect((await call("PATCH", `/api/cities/${id}`, { slug })).status).toBe(200);
  const movedTo = (path: string) => findRedirect(application.context, path);

  // Rule: product.md#former-slugs
  test("redirects the old URLs, in one step after two renames, and can be reverted", async () => {
    const { id } = await create({ name: "Verona", slug: "verona", country: "Italia" });
    await rename(id, "verona-centro");
    await rename(id, "verona-italia");
    expect(await movedTo("/luxury-car-rental/verona/suv")).toBe("/luxury-car-rental/verona-italia/suv");
    expect(await movedTo("/luxury-car-rental/verona-centro")).toBe("/luxury-car-rental/verona-italia");
    expect(await movedTo("/private-jet-charter/verona")).toBe("/private-jet-charter/verona-italia");
    expect(await movedTo("/ferrari/verona")).toBe("/ferrari/verona-italia");
    await rename(id, "verona");
    expect(await movedTo("/luxury-car-rental/verona")).toBeNull();
    expect(await movedTo("/luxury-car-rental/verona-italia")).toBe("/luxury-car-rental/verona");
    const former = await application.context.db.select().from(formerSlugs).where(eq(formerSlugs.entityId, id));
    expect(former.map(({ slug }) => slug).toSorted()).toEqual(["verona-centro", "verona-italia"]);
  });

  // Rule: product.md#former-slugs
  test("updates the SEO overrides of its pages, each with an audit entry", async () => {
    const { id } = await create({ name: "Trento", slug: "trento", country: "Italia" });
    const entries: [string, string, string][] = [
      ["city", "trento", "trento-alta"],
      ["category_city", "trento/suv", "trento-alta/suv"],
      ["model", "trento/suv/una-vettura", "trento-alta/suv/una-vettura"],
      ["brand-city", "aston-martin-trento", "aston-martin-trento-alta"],
      ["jet_city", "trento-light-jet", "trento-alta-light-jet"],
      ["jet_model", "trento-heavy-jet-falcon", "trento-alta-heavy-jet-falcon"],
    ];
    for (const [page_type, slug] of entries)
      expect((await call("POST", "/api/seo_overrides", { page_type, slug })).status).toBe(201);
    await rename(id, "trento-alta");
    const stored = await application.context.db.select().from(seoOverrides);
    expect(stored.map(({ pageType, slug }) => `${pageType} ${slug}`).toSorted()).toEqual(
      entries.map(([type, , slug]) => `${type} ${slug}`).toSorted(),
    );
    const audited = await application.context.db.select().from(auditLog).where(eq(auditLog.entity, "seo_overrides"));
    expect(audited.filter(({ action }) => action === "update")).toHaveLength(entries.length);
  });

  test("of a brand updates that brand's pages, and no other brand's", async () => {
    const brand = (slug: string) => call("POST", "/api/brands", { name: slug, slug });
    const { id } = await (await brand("alfa")).json();
    await brand("alfa-romeo");
    for (const [page_type, slug] of [
      ["brand", "alfa"],
      ["brand-city", "alfa-milan"],
      ["brand-city", "alfa-romeo-milan"],
    ])
      await call("POST", "/api/seo_overrides", { page_type, slug });
    expect((await call("PATCH", `/api/brands/${id}`, { slug: "alfa-due" })).status).toBe(200);
    const slugs = (await application.context.db.select().from(seoOverrides)).map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(["alfa-due", "alfa-due-milan", "alfa-romeo-milan"]));
    expect(await movedTo("/alfa/milan")).toBe("/alfa-due/milan");
  });

  test("of a car updates the car's page", async () => {
    const staffApi = await signInAs(application, "customer_service");
    const [car] = await (await callApi(application, staffApi, "GET", "/api/vehicles?slug=bmw-i7-xdrive60")).json();
    const pageOf = (slug: string) => car.url.slice("/luxury-car-rental/".length).replace(car.slug, slug);
    const { id } = await (
      await call("POST", "/api/seo_overrides", { page_type: "model", slug: pageOf(car.slug) })
    ).json();
    const response = await callApi(application, staffApi, "PATCH", `/api/vehicles/${car.id}`, { name: "i7 M70" });
    const { slug } = await response.json();
    expect(slug).not.toBe(car.slug);
    const [entry] = await (await call("GET", `/api/seo_overrides?id=${id}`)).json();
    expect(entry.slug).toBe(pageOf(slug));
    expect(await movedTo(car.url)).toBe(car.url.replace(car.slug, slug));
  });
});
