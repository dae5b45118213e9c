// Rule: product.md#offers
import { inArray } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { parseSearch } from "#domain/search/search.ts";
import { OFFER_KEYS, type OfferKey } from "#domain/site-configuration.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { experiences, jets, vehicles } from "#server/db/schema.ts";
import { exploreCatalogue } from "#server/services/catalogue/explore-catalogue.ts";
import { readHome } from "#server/services/catalogue/read-home.ts";
import { readRentalHub } from "#server/services/catalogue/read-rental-hub.ts";
import { readSiteScope } from "#server/services/catalogue/read-site-scope.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { FLIGHT_REQUEST, TEST_SENDER } from "#test/enquiry-api.ts";
import { FLIGHT_QUOTE } from "#test/quote-api.ts";
import { callApi } from "#test/staff.ts";

const SITE = "https://velluto.example";
const application = setUpTestApplication({ variables: { SITE_URL: SITE } });
const admin = setUpSignedInUser(application, "admin");

const call = (method: string, path: string, body?: object) => callApi(application, admin, method, path, body);
const setOffers = (isOn: boolean, offers: readonly OfferKey[] = OFFER_KEYS, more: object = {}) =>
  call("PATCH", "/api/site_settings", {
    ...Object.fromEntries(offers.map((offer) => [`offers_${offer}`, isOn])),
    ...more,
  });
const ask = (body: object) => callApi(application, null, "POST", "/api/enquiries", body);
const textOf = async (path: string) => (await application.app.request(SITE + path)).text();

/** Switches everything off, whatever is open. */
const switchAllOff = () => setOffers(false, OFFER_KEYS, { despite_open_work: true });

afterEach(() => setOffers(true));

describe("an offer with open work", () => {
  let request: { reference: string };
  let quote: { id: string; reference: string };
  beforeAll(async () => {
    request = await (await ask(FLIGHT_REQUEST)).json();
    quote = await (await call("POST", "/api/quotes", FLIGHT_QUOTE)).json();
  });

  // Rule: product.md#offers "Switching off"
  test("is switched off only after its references were shown", async () => {
    const refused = await setOffers(false, ["jets", "club"], { name: "Seta" });
    expect(refused.status).toBe(409);
    const { detail, errors } = await refused.json();
    expect(detail).toContain(
      `1 richiesta aperta (${request.reference}), 1 preventivo senza risposta (${quote.reference})`,
    );
    expect(errors).toEqual([
      { path: "despite_open_work", message: detail },
      expect.objectContaining({ path: "offers_jets", code: "open_work" }),
    ]);
    expect(application.context.site).toMatchObject({ name: "Velluto", offers: { jets: true, club: true } });
    expect((await setOffers(false, ["jets"], { despite_open_work: true })).status).toBe(200);
    expect(application.context.site.offers).toMatchObject({ jets: false, club: true });
  });

  // Rule: product.md#offers "What exists goes on"
  test("is carried out while it is switched off", async () => {
    await setOffers(false, ["jets"], { despite_open_work: true });
    const [enquiry] = await (await call("GET", `/api/enquiries?reference=${request.reference}`)).json();
    for (const status of ["answered", "closed"])
      expect((await call("PATCH", `/api/enquiries/${enquiry.id}`, { status })).status).toBe(200);
    expect((await call("POST", `/api/quotes/${quote.id}/send`, {})).status).toBe(200);
    await call("POST", `/api/quotes/${quote.id}/withdraw`, {});
    // Nothing is open any more, so nothing is shown.
    await setOffers(true);
    expect((await setOffers(false)).status).toBe(200);
  });
});

// Rule: product.md#offers "Staff's calls"
test("staff's calls answer 409 with a code, the public list of overrides is without its pages", async () => {
  const override = { page_type: "jet_hub", slug: "main", custom_title: "Jet" };
  expect((await call("POST", "/api/seo_overrides", override)).status).toBe(201);
  const titles = async () => (await callApi(application, null, "GET", "/api/seo_overrides")).json();
  expect(await titles()).toHaveLength(1);
  await switchAllOff();
  for (const [method, path, body] of [
    ["GET", "/api/jets", undefined],
    ["POST", "/api/jet_routes", {}],
    ["GET", "/api/experiences", undefined],
    ["DELETE", "/api/club_events/00000000-0000-4000-8000-000000000000", undefined],
    ["GET", "/api/testimonials", undefined],
    ["GET", "/api/articles/00000000-0000-4000-8000-000000000000", undefined],
    ["POST", "/api/quotes", FLIGHT_QUOTE],
    ["PUT", "/api/mail_texts/club-event-moved", { version: 1, subject: "a", heading: "b", body: "c" }],
    ["POST", "/api/functions/generate-seo-content", { pageType: "jet_hub", entityKey: "main" }],
  ] as const) {
    const response = await call(method, path, body);
    expect([path, response.status, (await response.json()).errors?.[0]?.code]).toEqual([path, 409, "switched_off"]);
  }
  expect(await titles()).toEqual([]);
  expect(await (await call("GET", "/api/seo_overrides")).json()).toEqual([]);
  const kinds = (await (await call("GET", "/api/mail_texts")).json()).map(({ kind }: { kind: string }) => kind);
  expect(kinds).not.toContain("club-event-moved");
  await setOffers(true);
  expect(await titles()).toHaveLength(1);
});

// Rule: product.md#offers "Forms of the offer"
test("a request about it answers 404; contacts stay", async () => {
  await switchAllOff();
  expect((await ask({ ...FLIGHT_REQUEST, name: "Grace Hopper" })).status).toBe(404);
  expect((await ask({ kind: "contact", ...TEST_SENDER, message: "Buongiorno" })).status).toBe(201);
});

// Rule: product.md#sitemap
// Rule: product.md#offers "Pages and addresses"
test("sitemap, feed and share pictures are without it, and have it back when it is switched on", async () => {
  const read = async () => ({
    index: await textOf("/sitemap.xml"),
    pages: await textOf("/sitemaps/pagine.xml"),
    feed: (await application.app.request(`${SITE}/magazine/feed.xml`)).status,
    robots: await textOf("/robots.txt"),
    picture: (await application.app.request(`${SITE}/og/private-jet-charter.png`)).status,
  });
  const before = await read();
  expect(before.index).toMatch(/jet\.xml[\s\S]*magazine\.xml/);
  expect(before.picture).toBe(200);
  await switchAllOff();
  const off = await read();
  expect(`${off.index}${off.pages}${off.robots}`).not.toMatch(/jet|magazine|esperienze|community-vip/);
  expect(off).toMatchObject({ feed: 404, picture: 404 });
  await setOffers(true);
  expect(await read()).toEqual(before);
});

// Rule: product.md#offers "Pages and addresses"
test("pages of cars do not mention it", async () => {
  const { context } = application;
  await switchAllOff();
  expect((await readHome(context, {}, wordsOf("it"))).articles).toEqual([]);
  expect((await readRentalHub(context, undefined, wordsOf("it"))).experiences).toEqual([]);
  expect(await readSiteScope(context, "it")).toMatchObject({ jets: false });
  const criteria = parseSearch(new URLSearchParams("service=jet&priceMin=4000"));
  const results = await exploreCatalogue(context, { criteria, page: null, userAgent: null }, wordsOf("it"));
  expect(results).toMatchObject({ heading: "Auto di Lusso", otherServices: [], searchResults: { service: "auto" } });
});

// Rule: product.md#offers "Without content"
test("explore offers only categories with cars, and jets and experiences only if there are any", async () => {
  const { context } = application;
  const explore = async () => {
    const criteria = parseSearch(new URLSearchParams());
    const { otherServices, searchResults } = await exploreCatalogue(
      context,
      { criteria, page: null, userAgent: null },
      wordsOf("it"),
    );
    return [otherServices, searchResults.service === "auto" && searchResults.facets.categories.map(({ slug }) => slug)];
  };
  expect(await explore()).toEqual([["jet", "experience"], CATEGORY_SLUGS]);
  await context.db.delete(vehicles).where(inArray(vehicles.category, ["Van", "luxury-van"]));
  await context.db.update(jets).set({ active: false });
  await context.db.update(experiences).set({ active: false });
  expect(await explore()).toEqual([[], CATEGORY_SLUGS.filter((slug) => slug !== "van")]);
  expect(await textOf("/sitemaps/pagine.xml")).not.toContain("/private-jet-charter");
});
