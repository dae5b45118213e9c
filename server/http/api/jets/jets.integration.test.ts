import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { ApiExperience } from "#domain/api/experiences/experiences.ts";
import type { ApiJetRoute } from "#domain/api/jet-routes/jet-routes.ts";
import type { ApiJet } from "#domain/api/jets/jets.ts";
import { createEmptyDraft } from "#domain/jets/jet-quote-draft.ts";
import { paths } from "#domain/paths.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { auditLog, enquiries, jets } from "#server/db/schema.ts";
import { findRedirect } from "#server/services/crawlers/find-redirect.ts";
import { readExperience } from "#server/services/experiences/read-experience.ts";
import { readJetCity } from "#server/services/jets/read-jet-city.ts";
import { readJetHub } from "#server/services/jets/read-jet-hub.ts";
import { readJetModel } from "#server/services/jets/read-jet-model.ts";
import { estimateFlight } from "#server/services/jets/shared/estimate-flight.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi, type SignedIn } from "#test/staff.ts";

const application = setUpTestApplication();
const admin = setUpSignedInUser(application, "admin");
const writer = setUpSignedInUser(application, "seo_manager");
const service = setUpSignedInUser(application, "customer_service");

const ctx = () => application.context;
const call = (who: SignedIn | null, method: string, path: string, body?: unknown) =>
  callApi(application, who, method, path, body);
const rowOf = async <Row>(path: string): Promise<Row> => {
  const [row] = await (await call(admin, "GET", path)).json();
  return row;
};
const jetOf = (slug: string) => rowOf<ApiJet>(`/api/jets?slug=${slug}`);

const NEW_JET = {
  brand: "Pilatus",
  model: "PC-24",
  slug: "pilatus-pc-24",
  type: "Light Jet",
  passengers: 8,
  max_baggage_kg: 300,
  range_km: 3700,
  cruise_speed_kmh: 815,
  price: 3400,
  images: ["/pictures/jets/embraer-phenom-300e/profile-1200.webp", ""],
  cities: ["Milano", "Roma"],
  crew_size: 2,
  cabin_height_m: 1.55,
  cabin_width_m: 1.69,
  description: "Atterra anche sull'erba.",
  amenities: ["Wi-Fi a bordo", "Toilette chiusa"],
  rating: 4.7,
  reviews: 12,
};
const LEG = { legs: [{ from: "Milano", to: "Zurigo" }], passengers: 4 };

describe("a jet", () => {
  // Rule: product.md#api "jets, jet_routes, experiences"
  // Rule: product.md#jet-form
  test("that is added appears at once on its city's page, in the estimate and at its URL", async () => {
    const response = await call(admin, "POST", "/api/jets", NEW_JET);
    expect(response.status).toBe(201);
    const row: ApiJet = await response.json();
    expect(row).toMatchObject({
      ...NEW_JET,
      images: [NEW_JET.images[0]],
      active: true,
      available: true,
      version: 1,
      url: "/private-jet-charter/milan/light-jet/pilatus-pc-24",
    });
    const { jets } = await readJetCity(ctx(), "milan", wordsOf("it"));
    expect(jets.map(({ jet }) => jet.slug)).toContain("pilatus-pc-24");
    expect((await estimateFlight(ctx(), { ...LEG, jet: "pilatus-pc-24" })).chosen).not.toBeNull();
  });

  // Rule: product.md#jets
  test("has the same data on its page as in the API", async () => {
    const row = await jetOf("pilatus-pc-24");
    const { jet } = await readJetModel(
      ctx(),
      { city: "milan", type: "light-jet", model: "pilatus-pc-24" },
      wordsOf("it"),
    );
    expect(jet).toMatchObject({
      id: row.id,
      maxBaggageKg: NEW_JET.max_baggage_kg,
      amenities: NEW_JET.amenities,
      crewSize: NEW_JET.crew_size,
      rating: NEW_JET.rating,
      reviews: NEW_JET.reviews,
      cabinHeightM: NEW_JET.cabin_height_m,
      cabinWidthM: NEW_JET.cabin_width_m,
      description: NEW_JET.description,
    });
  });

  // Rule: product.md#jet-form "One schema checks"
  test.each([
    ["no model", { model: " " }, "model"],
    ["a type of its own", { type: "Balloon" }, "type"],
    ["a price of nothing", { price: 0 }, "price"],
    ["no city", { cities: [] }, "cities"],
    ["a city nobody knows", { cities: ["Atlantide"] }, "cities"],
    ["a city without a page", { cities: ["Milano", "Torino"] }, "cities"],
    ["a speed that no jet has", { cruise_speed_kmh: 4000 }, "cruise_speed_kmh"],
    ["no picture", { images: [""] }, "images"],
    ["a slug that is taken", { slug: "gulfstream-g650er" }, "slug"],
    ["no description", { description: "" }, "description"],
  ])("with %s is refused with a field error", async (_name, wrong, path) => {
    const response = await call(admin, "POST", "/api/jets", { ...NEW_JET, slug: "another", ...wrong });
    expect(response.status).toBe(422);
    expect((await response.json()).errors[0].path).toBe(path);
  });

  // Rule: product.md#jet-form "One schema checks"
  test("based in a city without a page can be edited, shows only its other cities, and gets no further such city", async () => {
    const jet = await jetOf("cessna-citation-latitude");
    const departures = (cities: string[]) => ctx().db.update(jets).set({ location: cities }).where(eq(jets.id, jet.id));
    await departures(["Torino"]);
    const hub = async () => readJetHub(ctx(), { draft: createEmptyDraft(), isDated: false }, wordsOf("it"));
    expect((await jetOf(jet.slug)).url).toBeNull();
    expect((await hub()).jets.map((shown) => shown.jet.slug)).not.toContain(jet.slug);
    expect(JSON.stringify(await hub())).not.toContain("/torino");
    await departures(["Torino", ...jet.cities]);
    const [shown] = (await hub()).jets.filter((one) => one.jet.slug === jet.slug);
    expect(shown?.jet.cities).toEqual(jet.cities);
    const change = (body: object) => call(admin, "PATCH", `/api/jets/${jet.id}`, body);
    expect((await change({ cities: ["Torino", ...jet.cities], price: jet.price })).status).toBe(200);
    const refused = await change({ cities: ["Torino", "Bologna"] });
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors).toEqual([
      { path: "cities", message: "Da Bologna non può partire: scegli città attive che hanno una pagina." },
    ]);
    expect((await change({ cities: jet.cities })).status).toBe(200);
  });

  // Rule: product.md#api "jets, jet_routes, experiences"
  // Rule: product.md#jet-form
  test("with a higher hourly rate changes the estimate, the list and the FAQ", async () => {
    const dearest = await rowOf<ApiJet>("/api/jets?order=-price&limit=1");
    const { id, version } = dearest;
    await call(admin, "PATCH", `/api/jets/${id}`, { price: 15_000, version });
    const { head, rates } = await readJetHub(
      ctx(),
      {
        draft: createEmptyDraft(),
        isDated: false,
      },
      wordsOf("it"),
    );
    expect(rates?.highest.rate).toBe(1_500_000);
    expect(JSON.stringify(head.structuredData)).toContain("a 15.000 con un Ultra Long Range");
    await call(admin, "PATCH", `/api/jets/${id}`, { price: dearest.price });
  });

  // Rule: product.md#jet-form "Another slug creates"
  test("with a new slug redirects from its former URL and can still be requested", async () => {
    const jet = await jetOf("bombardier-learjet-75");
    const old = jet.url ?? "";
    await insertEnquiry("jet", { legs: [], passengers: 4, jet: jet.slug });
    const response = await call(admin, "PATCH", `/api/jets/${jet.id}`, { slug: "cj4", version: jet.version });
    expect(await response.json()).toMatchObject({ slug: "cj4", version: jet.version + 1 });
    expect(await findRedirect(ctx(), old)).toBe(old.replace(jet.slug, "cj4"));
    const draft = { ...createEmptyDraft("", jet.slug), legs: [{ from: "Milano", to: "Zurigo", date: "" }] };
    expect((await readJetHub(ctx(), { draft, isDated: false }, wordsOf("it"))).quote.jet?.slug).toBe("cj4");
    const [asked] = await ctx().db.select().from(enquiries).where(eq(enquiries.kind, "jet"));
    expect(asked?.details).toMatchObject({ jet: "cj4" });
  });

  // Rule: product.md#jet-form "A jet or experience"
  // Rule: product.md#jet-form "Off the site"
  test("with requests is deactivated instead of deleted: no page shows it, and it can be reactivated", async () => {
    const jet = await jetOf("embraer-phenom-300e");
    const enquiry = await insertEnquiry("jet", { legs: [], passengers: 4, jet: jet.slug });
    const refused = await call(admin, "DELETE", `/api/jets/${jet.id}`);
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toBe(
      "Il jet ha una richiesta o un preventivo aperto: prima chiudilo, oppure disattivalo.",
    );
    const off = await call(admin, "PATCH", `/api/jets/${jet.id}`, { active: false });
    expect(await off.json()).toMatchObject({ active: false, url: null });
    const page = { city: "milan", type: "light-jet", model: jet.slug };
    await expect(readJetModel(ctx(), page, wordsOf("it"))).rejects.toMatchObject({ kind: "not-found" });
    expect((await estimateFlight(ctx(), { ...LEG, jet: jet.slug })).chosen).toBeNull();
    await call(admin, "PATCH", `/api/jets/${jet.id}`, { active: true });
    await readJetModel(ctx(), page, wordsOf("it"));
    await ctx().db.update(enquiries).set({ status: "closed" }).where(eq(enquiries.id, enquiry));
    expect((await call(admin, "DELETE", `/api/jets/${jet.id}`)).status).toBe(204);
    expect(await jetOf(jet.slug)).toBeUndefined();
  });

  // Rule: product.md#jet-form "One schema checks"
  test("changed by somebody else meanwhile is not overwritten", async () => {
    const { id, version } = await jetOf("gulfstream-g650er");
    await call(writer, "PATCH", `/api/jets/${id}`, { description: "La prima.", version });
    const second = await call(admin, "PATCH", `/api/jets/${id}`, { description: "La seconda.", version });
    expect(second.status).toBe(409);
    expect((await second.json()).detail).toContain(`Modificato da ${writer.email}`);
  });
});

describe("a user who may only write texts", () => {
  // Rule: product.md#jet-form "Admins change everything"
  test("changes texts, even with the whole row in the body, and nothing else", async () => {
    const jet = await jetOf("gulfstream-g650er");
    const whole = { ...jet, description: "Un oceano per volta.", amenities: ["Cucina"] };
    expect(await (await call(writer, "PATCH", `/api/jets/${jet.id}`, whole)).json()).toMatchObject({
      description: "Un oceano per volta.",
      amenities: ["Cucina"],
    });
    const refused = await call(writer, "PATCH", `/api/jets/${jet.id}`, { price: 1 });
    expect(refused.status).toBe(403);
    expect((await refused.json()).detail).toBe("Puoi cambiare solo i testi.");
    expect((await jetOf("gulfstream-g650er")).price).toBe(jet.price);
  });

  // Rule: product.md#jet-form "Admins change everything"
  test.each(["/api/jet_routes", "/api/experiences"])("is limited to texts in %s too", async (path) => {
    const { id } = await rowOf<{ id: string }>(`${path}?limit=1`);
    expect((await call(writer, "PATCH", `${path}/${id}`, { description: "Un testo nuovo." })).status).toBe(200);
    expect((await call(writer, "PATCH", `${path}/${id}`, { price: 1 })).status).toBe(403);
    expect((await call(service, "PATCH", `${path}/${id}`, { description: "No." })).status).toBe(403);
  });
});

describe("a popular route", () => {
  const routesOf = async () => (await readJetCity(ctx(), "milan", wordsOf("it"))).routes;

  // Rule: product.md#api "jets, jet_routes, experiences"
  // Rule: product.md#jet-form
  test("is added, deactivated and deleted, and the city's page follows", async () => {
    const body = { origin: "Milano", destination: "Olbia", minutes: 70, price: 4100, position: 5 };
    const row: ApiJetRoute = await (await call(admin, "POST", "/api/jet_routes", body)).json();
    expect((await routesOf()).at(-1)).toEqual({
      origin: "Milano",
      destination: "Olbia",
      minutes: 70,
      price: 410_000,
      description: null,
    });
    await call(admin, "PATCH", `/api/jet_routes/${row.id}`, { active: false });
    expect(await routesOf()).toHaveLength(4);
    await call(admin, "PATCH", `/api/jet_routes/${row.id}`, { active: true, description: "Il mare in un'ora." });
    expect((await routesOf()).at(-1)?.description).toBe("Il mare in un'ora.");
    expect((await call(admin, "DELETE", `/api/jet_routes/${row.id}`)).status).toBe(204);
    expect(await routesOf()).toHaveLength(4);
  });

  test.each([
    ["that is there", { destination: "Zurigo" }, "destination"],
    ["to where it begins", { destination: "Linate" }, "destination"],
    ["from a city that is none of ours", { origin: "Atlantide" }, "origin"],
    ["of no time", { minutes: 0 }, "minutes"],
  ])("with %s is refused with a field error", async (_name, wrong, path) => {
    const body = { origin: "Milano", destination: "Olbia", minutes: 70, price: 4100, position: 5, ...wrong };
    const response = await call(admin, "POST", "/api/jet_routes", body);
    expect(response.status).toBe(422);
    expect((await response.json()).errors[0].path).toBe(path);
  });

  // Rule: product.md#jet-form "One schema checks"
  test("never ends where it begins, whichever end is changed", async () => {
    const { id } = await rowOf<ApiJetRoute>("/api/jet_routes?origin=Milano&destination=Zurigo");
    expect((await call(admin, "PATCH", `/api/jet_routes/${id}`, { origin: "Zurigo" })).status).toBe(422);
  });

  // Rule: product.md#jet-form
  test("costs at least the price in its row", async () => {
    const { id, price } = await rowOf<ApiJetRoute>("/api/jet_routes?origin=Milano&destination=Zurigo");
    await call(admin, "PATCH", `/api/jet_routes/${id}`, { price: 9000 });
    const { prices } = await estimateFlight(ctx(), LEG);
    expect(Math.min(...prices.map(({ price: span }) => span.low))).toBe(900_000);
    await call(admin, "PATCH", `/api/jet_routes/${id}`, { price });
  });
});

describe("the experience", () => {
  const SLUG = "weekend-in-franciacorta";
  const experienceOf = (slug = SLUG) => rowOf<ApiExperience>(`/api/experiences?slug=${slug}`);

  // Rule: product.md#jet-form "Off the site"
  test("changes on its page at once; a former URL redirects; inactive it has no page", async () => {
    const { id, version } = await experienceOf();
    await insertEnquiry("experience", { experience: SLUG });
    const body = {
      price: 5100,
      price_note: "Per quattro persone.",
      includes: ["Tutto"],
      slug: "franciacorta",
      version,
    };
    expect((await call(admin, "PATCH", `/api/experiences/${id}`, body)).status).toBe(200);
    const { experience } = await readExperience(ctx(), { slug: "franciacorta", vehicle: null }, wordsOf("it"));
    expect(experience).toMatchObject({ price: 510_000, priceNote: "Per quattro persone.", includes: ["Tutto"] });
    expect(await findRedirect(ctx(), paths.experience(SLUG))).toBe(paths.experience("franciacorta"));
    const refused = await call(admin, "DELETE", `/api/experiences/${id}`);
    expect((await refused.json()).detail).toContain("oppure disattivala");
    await call(admin, "PATCH", `/api/experiences/${id}`, { active: false });
    const hidden = readExperience(ctx(), { slug: "franciacorta", vehicle: null }, wordsOf("it"));
    await expect(hidden).rejects.toMatchObject({ kind: "not-found" });
    await call(admin, "PATCH", `/api/experiences/${id}`, { active: true, slug: SLUG });
  });

  // Rule: product.md#jet-form
  test("is joined by another one, which is then deleted", async () => {
    const { id: _id, url: _url, ...stored } = { ...(await experienceOf()), url: "" };
    const response = await call(admin, "POST", "/api/experiences", { ...stored, name: "Langhe", slug: "langhe" });
    const { id } = await response.json();
    await readExperience(ctx(), { slug: "langhe", vehicle: null }, wordsOf("it"));
    expect((await call(admin, "DELETE", `/api/experiences/${id}`)).status).toBe(204);
    const refused = await call(admin, "POST", "/api/experiences", { ...stored, includes: [" "], slug: "langhe" });
    expect((await refused.json()).errors[0].path).toBe("includes");
  });
});

// Rule: product.md#jet-form "One schema checks"
test("every write is in the audit log and invalidates public pages", async () => {
  const { generation } = ctx().pages;
  const { id } = await jetOf("dassault-falcon-8x");
  await call(admin, "PATCH", `/api/jets/${id}`, { rating: 4.7 });
  expect(ctx().pages.generation).toBe(generation + 1);
  const entries = await ctx()
    .db.select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, "jets"), eq(auditLog.entityId, id)));
  expect(entries).toMatchObject([{ action: "update", actor: admin.userId, after: { rating: 4.7 } }]);
});

let asked = 0;
/** Creates an open request and returns its id. */
async function insertEnquiry(kind: "jet" | "experience", details: Record<string, unknown>): Promise<string> {
  asked += 1;
  const person = { name: "Ada Prova", email: "ada@example.com", phone: "+39 02 1234567" };
  const reference = `JT-${asked}`;
  const [row] = await ctx()
    .db.insert(enquiries)
    .values({ reference, kind, details, ...person })
    .returning();
  return row?.id ?? "";
}
