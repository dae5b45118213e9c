import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clubEvents, enquiries } from "#server/db/schema.ts";
import { requestEnquiry } from "#server/services/enquiries/request-enquiry.ts";
import { openTestApplication, type TestApplication } from "#test/app.ts";
import { readArticlePage } from "./read-article-page.ts";
import { readClubPage } from "./read-club-page.ts";
import { readMagazine } from "./read-magazine.ts";
import { readTermsPage } from "./read-terms-page.ts";
import { readWhereWeOperate } from "./read-where-we-operate.ts";

let application: TestApplication;
beforeAll(async () => {
  application = await openTestApplication();
  await application.context.db.insert(clubEvents).values({
    slug: "serata-in-rimessa",
    title: "Serata in rimessa",
    description: "Una sera fra le vetture.",
    place: "Milano",
    heldOn: "2026-12-12",
    places: 4,
  });
});
afterAll(() => application.close());

const request = (changes: Record<string, unknown> = {}) => ({
  kind: "club",
  name: "Ada Prova",
  email: "ada@prova.example",
  phone: "+39 333 000 0000",
  ...changes,
});
const ask = (details: Record<string, unknown>, message: string) =>
  requestEnquiry(application.context, { request: request({ details, message }), fromForm: true });
const remaining = async () =>
  (await readClubPage(application.context)).events.find(({ slug }) => slug === "serata-in-rimessa")?.remaining;
const answer = (id: string, status: string) =>
  application.context.db.update(enquiries).set({ status }).where(eq(enquiries.id, id));

describe("the club's events", () => {
  test("the three seeded events are over, a later one is open", async () => {
    const { events, head } = await readClubPage(application.context);
    expect(events.map(({ slug, state, places }) => [slug, state, places])).toEqual([
      ["test-drive-in-circuito", "past", 20],
      ["cena-stellata-a-milano", "past", 15],
      ["weekend-in-toscana", "past", 12],
      ["serata-in-rimessa", "open", 4],
    ]);
    expect(head.structuredData).toHaveLength(2);
  });

  test("places are given by requests that were taken up, two with a guest, never by new ones", async () => {
    const alone = await ask({ event: "serata-in-rimessa" }, "uno");
    const both = await ask({ event: "serata-in-rimessa", places: 2 }, "due");
    expect(await remaining()).toBe(4);
    await answer(alone.id, "answered");
    expect(await remaining()).toBe(3);
    await answer(both.id, "closed");
    expect(await remaining()).toBe(1);
  });

  test("who asks for more places than remain, or for an event that is over, is told so at the field", async () => {
    await expect(ask({ event: "serata-in-rimessa", places: 2 }, "tre")).rejects.toMatchObject({
      kind: "invalid",
      fields: [{ path: "details.event", message: "Per questo evento non restano abbastanza posti." }],
    });
    await expect(ask({ event: "cena-stellata-a-milano" }, "quattro")).rejects.toMatchObject({
      fields: [{ path: "details.event", message: "Questo evento si è concluso." }],
    });
    await expect(ask({ event: "mai-esistito" }, "cinque")).rejects.toMatchObject({
      fields: [{ path: "details.event", message: "Questo evento non esiste." }],
    });
  });
});

test("a form sent twice makes one request", async () => {
  const [first, second] = [await ask({}, "due volte"), await ask({}, "due volte")];
  expect(second.reference).toBe(first.reference);
});

test("where we operate: six countries, 26 cities, cars where they stand", async () => {
  const { countries } = await readWhereWeOperate(application.context);
  const cities = countries.flatMap((country) => country.cities);
  expect(countries.map(({ code }) => code)).toEqual(["IT", "FR", "CH", "DE", "ES", "AT"]);
  expect(cities).toHaveLength(26);
  expect(cities.reduce((sum, city) => sum + city.vehicles, 0)).toBe(32);
  expect(cities.every(({ vehicles, suppliedFrom }) => vehicles > 0 || suppliedFrom !== null)).toBe(true);
});

test("the terms page speaks of the fleet as it is: deposits, ages and licence", async () => {
  const { rows } = await readTermsPage(application.context);
  const said = Object.fromEntries(rows.map(({ key, value }) => [key, value.replaceAll("\u00a0", " ")]));
  expect(said).toMatchObject({
    deposit: "Da € 3.000 a € 10.000",
    age: "Da 21 anni a 25 anni",
    licence: "Da almeno 3 anni",
    delivery: "Gratuita",
  });
});

describe("the magazine", () => {
  test("four articles, newest first, each with a page that names the other three", async () => {
    const { articles } = await readMagazine(application.context);
    expect(articles.map(({ category }) => category)).toEqual(["Destinations", "Cars", "Lifestyle", "Events"]);
    for (const { slug, title } of articles) {
      const page = await readArticlePage(application.context, slug);
      expect(page.article.title).toBe(title);
      expect(page.others.map((other) => other.slug)).toEqual(
        articles.map((other) => other.slug).filter((other) => other !== slug),
      );
    }
  });

  test.each(["mai-scritto", "", "%00", "<script>"])("%j is no article", async (slug) => {
    await expect(readArticlePage(application.context, slug)).rejects.toMatchObject({ kind: "not-found" });
  });
});

test("the favourites ask for several cars at once: a filter given twice means either", async () => {
  const response = await application.app.request("/api/vehicles?slug=ferrari-296-gtb&slug=bmw-i7-xdrive60&slug=gone");
  const rows = (await response.json()) as { slug: string }[];
  expect(rows.map(({ slug }) => slug).sort()).toEqual(["bmw-i7-xdrive60", "ferrari-296-gtb"]);
  expect(response.headers.get("x-total-count")).toBe("2");
});
