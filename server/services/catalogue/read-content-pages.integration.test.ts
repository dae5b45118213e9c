import { beforeAll, describe, expect, test } from "vitest";
import { listMentionedPaths } from "#domain/articles/link-mentions.ts";
import { paths } from "#domain/paths.ts";
import { textReference } from "#domain/words/text-reference.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { clubEvents } from "#server/db/schema.ts";
import { TESTIMONIALS } from "#server/seed/testimonials.ts";
import { readArticlePage, readMagazine } from "#server/services/articles/read-article-pages.ts";
import { readClubPage } from "#server/services/club-events/read-club-page.ts";
import { requestEnquiry } from "#server/services/enquiries/request-enquiry.ts";
import { setUpTestApplication } from "#test/app.ts";
import { readTermsPage, readWhereWeOperate } from "./read-content-pages.ts";

const application = setUpTestApplication();
beforeAll(async () => {
  await application.context.db.insert(clubEvents).values({
    slug: "sera-di-prova",
    title: "Sera di prova",
    description: "Una sera fra le vetture.",
    place: "Milano",
    heldOn: "2026-12-05",
    places: 1,
  });
});

const request = (changes: Record<string, unknown> = {}) => ({
  kind: "club",
  name: "Ada Prova",
  email: "ada@prova.example",
  phone: "+39 333 000 0000",
  ...changes,
});
const ask = (details: Record<string, unknown>, message: string) =>
  requestEnquiry(application.context, { body: request({ details, message }), fromForm: true });

describe("the club's events", () => {
  // Rule: product.md#club "The past season"
  test("lists the three events of the past season and the future ones by date", async () => {
    const { upcoming, past, head } = await readClubPage(application.context, undefined, wordsOf("it"));
    expect(past.map(({ slug, state, places, heldOn }) => [slug, state, places, heldOn])).toEqual([
      ["test-drive-in-circuito", "past", 20, "2025-03-15"],
      ["cena-stellata-a-milano", "past", 15, "2025-03-22"],
      ["weekend-in-toscana", "past", 12, "2025-04-05"],
    ]);
    expect(upcoming.map(({ slug, state }) => [slug, state])).toEqual([
      ["sera-di-prova", "open"],
      ["serata-in-rimessa", "open"],
      ["cena-del-produttore", "open"],
      ["giornata-in-pista-a-misano", "open"],
      ["weekend-in-costa-azzurra", "open"],
      ["tre-laghi-in-un-giorno", "planned"],
    ]);
    expect(head.structuredData).toHaveLength(7);
  });

  // Rule: product.md#club "Testimonials are quotes"
  test("a fresh installation with a catalogue has three testimonials, all invented", async () => {
    const { testimonials } = await readClubPage(application.context, undefined, wordsOf("it"));
    expect(testimonials).toEqual(TESTIMONIALS.map(({ position: _position, ...testimonial }) => testimonial));
    expect(testimonials.every(({ isInvented }) => isInvented)).toBe(true);
  });

  // Rule: product.md#club "The form asks"
  test("refuses more places than are left and an event that takes no requests, at the field", async () => {
    await expect(ask({ event: "sera-di-prova", places: 2 }, "tre")).rejects.toMatchObject({
      kind: "invalid",
      fields: [{ path: "details.event", message: textReference("refusals", "eventIsFull") }],
    });
    await expect(ask({ event: "cena-stellata-a-milano" }, "quattro")).rejects.toMatchObject({
      fields: [{ path: "details.event", message: textReference("refusals", "eventIsOver") }],
    });
    await expect(ask({ event: "tre-laghi-in-un-giorno" }, "cinque")).rejects.toMatchObject({
      fields: [{ path: "details.event", message: textReference("refusals", "eventNotOpen") }],
    });
    await expect(ask({ event: "mai-esistito" }, "sei")).rejects.toMatchObject({
      fields: [{ path: "details.event", message: textReference("refusals", "noSuchEvent") }],
    });
  });
});

test("stores one request for a form sent twice", async () => {
  const [first, second] = [await ask({}, "due volte"), await ask({}, "due volte")];
  expect(second.reference).toBe(first.reference);
});

// Rule: product.md#countries-served
test("the coverage page lists six countries, 26 cities and the cars based there", async () => {
  const { countries } = await readWhereWeOperate(application.context, undefined, wordsOf("it"));
  const cities = countries.flatMap((country) => country.cities);
  expect(countries.map(({ code }) => code)).toEqual(["IT", "FR", "CH", "DE", "ES", "AT"]);
  expect(cities).toHaveLength(26);
  expect(cities.reduce((sum, city) => sum + city.vehicles, 0)).toBe(32);
  expect(cities.every(({ vehicles, suppliedFrom }) => vehicles > 0 || suppliedFrom !== null)).toBe(true);
});

// Rule: product.md#advertised-points
// Rule: product.md#contacts-and-legal-pages
// Rule: product.md#questions
test("the terms page shows the fleet's deposits, ages and licence requirements", async () => {
  const { rows } = await readTermsPage(application.context, undefined, wordsOf("it"));
  const said = Object.fromEntries(rows.map(({ key, value }) => [key, value.replaceAll("\u00a0", " ")]));
  expect(said).toMatchObject({
    deposit: "Da € 3.000 a € 10.000",
    age: "21 anni, fino a 25 secondo la vettura",
    licence: "Da almeno 3 anni",
    delivery: "Gratuita in città",
  });
});

describe("the magazine", () => {
  test("lists four articles, newest first, and each article's page links the other three", async () => {
    const { articles } = await readMagazine(application.context, undefined, wordsOf("it"));
    expect(articles.map(({ category }) => category)).toEqual(["Destinations", "Cars", "Lifestyle", "Events"]);
    for (const { slug, title } of articles) {
      const page = await readArticlePage(application.context, slug, wordsOf("it"));
      expect(page.article.title).toBe(title);
      expect(page.others.map((other) => other.slug)).toEqual(
        articles.map((other) => other.slug).filter((other) => other !== slug),
      );
    }
  });

  // Rule: product.md#magazine
  test("links the cars, brands and cities an article mentions, and lists the cars in its order", async () => {
    const cars = await readArticlePage(application.context, "granturismo-o-supercar", wordsOf("it"));
    expect(cars.vehicles.map(({ slug }) => slug)).toEqual([
      "bentley-continental-gt",
      "aston-martin-db12",
      "ferrari-296-gtb",
      "lamborghini-huracan-evo",
    ]);
    expect(listMentionedPaths(cars.blocks)).toEqual([
      ...cars.vehicles.map((vehicle) => paths.vehicle(vehicle)),
      paths.city("milan"),
    ]);
    const rome = await readArticlePage(application.context, "roma-alle-sei-del-mattino", wordsOf("it"));
    expect(rome.vehicles.map(({ name }) => name)).toEqual(["Roma Spider", "Ghost"]);
    const season = await readArticlePage(application.context, "la-primavera-dell-automobile", wordsOf("it"));
    expect(season.vehicles).toEqual([]);
    expect(listMentionedPaths(season.blocks)).not.toContain(paths.city("venice"));
  });

  test.each(["mai-scritto", "", "%00", "<script>"])("answers 404 for the slug %j", async (slug) => {
    await expect(readArticlePage(application.context, slug, wordsOf("it"))).rejects.toMatchObject({
      kind: "not-found",
    });
  });
});

test("favourites can load several cars at once: a repeated filter matches either value", async () => {
  const response = await application.app.request("/api/vehicles?slug=ferrari-296-gtb&slug=bmw-i7-xdrive60&slug=gone");
  const rows = (await response.json()) as { slug: string }[];
  expect(rows.map(({ slug }) => slug).sort()).toEqual(["bmw-i7-xdrive60", "ferrari-296-gtb"]);
  expect(response.headers.get("x-total-count")).toBe("2");
});
