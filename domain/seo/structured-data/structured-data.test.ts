import { describe, expect, test } from "vitest";
import type { Article } from "#domain/articles/article.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { car, TEST_SITE_URL } from "#test/page-samples.ts";
import { DAYTIME, DAYTIME_SITE, SITE_WITHOUT_HOURS, TEST_SITE } from "#test/site.ts";
import {
  articleData,
  clubEventData,
  contactPageData,
  organizationData,
  websiteData,
} from "./organization-structured-data.ts";
import { breadcrumbList, faqPage, organizationNode, vehicleList } from "./structured-data.ts";
import { vehicleOfferData } from "./vehicle-structured-data.ts";

const WORDS = wordsOf("it");
const OFFER = { siteUrl: TEST_SITE_URL, year: 2026, site: TEST_SITE };

const TODAY = "2026-11-21";
const NOWHERE = { countries: [], today: TODAY };
const article: Article = {
  slug: "il-lago",
  category: "Destinations",
  title: "Il lago in un giorno",
  excerpt: "Una strada.",
  body: "",
  image: "/pictures/magazine/destinations-1200.webp",
  publishedOn: "2026-05-02",
  readMinutes: 6,
  changedAt: new Date("2026-05-02T00:00:00Z"),
};
const event = {
  id: "1",
  slug: "circuito",
  title: "In circuito",
  description: "Un giorno di pista.",
  place: "Monza",
  heldOn: "2027-03-15",
  places: 20,
  placesGiven: 0,
  status: "open",
  image: null,
} as const;

/** The properties that search engines require per type. */
const REQUIRED: [string, object, string[]][] = [
  [
    "AutoRental",
    organizationData(WORDS, TEST_SITE_URL, TEST_SITE, { countries: ["Italia"], today: TODAY }),
    ["@id", "name", "url", "telephone", "address", "image", "areaServed"],
  ],
  ["WebSite", websiteData(WORDS, TEST_SITE_URL, TEST_SITE), ["name", "url", "potentialAction"]],
  ["BreadcrumbList", breadcrumbList([{ name: "Home", path: "/" }], TEST_SITE_URL), ["itemListElement"]],
  ["FAQPage", faqPage([{ question: "Quanto?", answer: "Così." }]), ["mainEntity"]],
  ["ItemList", vehicleList(WORDS, [car], TEST_SITE_URL), ["itemListElement", "numberOfItems"]],
  ["Product,Car", vehicleOfferData(WORDS, car, OFFER), ["name", "image", "description", "brand", "offers"]],
  [
    "Article",
    articleData(WORDS, article, TEST_SITE_URL, TEST_SITE),
    ["headline", "image", "datePublished", "author", "publisher"],
  ],
  ["Event", clubEventData(WORDS, event, TEST_SITE_URL, TEST_SITE), ["name", "startDate", "location", "organizer"]],
  ["ContactPage", contactPageData(WORDS, TEST_SITE_URL, TEST_SITE, TODAY), ["name", "url", "mainEntity"]],
];

test.each(REQUIRED)("%s has its required properties", (type, data, required) => {
  expect(data).toMatchObject({ "@context": "https://schema.org" });
  expect(String((data as { "@type": unknown })["@type"])).toBe(type);
  for (const property of required) expect(data, property).toHaveProperty([property]);
  expect(JSON.stringify(data)).not.toMatch(/undefined|null|"\//);
});

describe("a car and its offer", () => {
  test("covers its own city and those to which it is delivered", () => {
    expect(vehicleOfferData(WORDS, car, { ...OFFER, deliveredTo: ["Como", "Nizza"] })).toMatchObject({
      offers: { areaServed: ["IT", "Milano", "Como", "Nizza"] },
    });
  });

  // Rule: product.md#pictures "Every crop of an uploaded picture"
  test("names its pictures without their details", () => {
    const picture = "/uploads/0f8fad5b-d9cb-869f-a165-70867728950e-1600x900/1200.webp";
    const photographed = { ...car, images: [`${picture}#focus=20%2C50&view=side`] };
    expect(vehicleOfferData(WORDS, photographed, OFFER).image).toEqual([TEST_SITE_URL + picture]);
  });

  // Rule: product.md#featured-cars
  test("has no transmission that staff have not stated", () => {
    const unstated = { ...car, specs: { ...car.specs, transmission: "" } };
    expect(vehicleOfferData(WORDS, unstated, OFFER)).not.toHaveProperty("vehicleTransmission");
  });

  // Rule: product.md#head-and-structured-data "Offers, of a"
  test("has a price per day in euro, valid until the end of the year, in Italy, in stock", () => {
    expect(vehicleOfferData(WORDS, car, OFFER)).toMatchObject({
      "@type": ["Product", "Car"],
      brand: { name: "Bentley" },
      image: [`${TEST_SITE_URL}/pictures/cars/bentley-continental-gt/studio-1200.webp`, "https://cdn.example/1.jpg"],
      offers: {
        price: 1200,
        priceCurrency: "EUR",
        priceSpecification: { unitCode: "DAY" },
        priceValidUntil: "2026-12-31",
        areaServed: "IT",
        availability: "https://schema.org/InStock",
        seller: { "@type": "AutoRental", "@id": `${TEST_SITE_URL}/#house` },
      },
    });
  });

  // Rule: product.md#colours "A car's page"
  test("has paint and interior only if the car comes in a single finish", () => {
    const [red, black] = ["Rosso vivo", "Nero"].map((name) => ({
      key: name,
      paint: { name, colour: "#ae0009" },
      leather: { name: "Tabacco", colour: "#7a4a26" },
      stitching: null,
      trim: null,
    }));
    if (!red || !black) throw new Error("Two finishes were made");
    expect(vehicleOfferData(WORDS, car, { ...OFFER, finishes: [red] })).toMatchObject({
      color: "Rosso vivo",
      vehicleInteriorColor: "Tabacco",
    });
    for (const finishes of [[red, black], []])
      expect(vehicleOfferData(WORDS, car, { ...OFFER, finishes })).not.toHaveProperty("color");
  });

  test("is out of stock if unavailable", () => {
    const data = vehicleOfferData(WORDS, { ...car, available: false }, OFFER);
    expect(data).toMatchObject({ offers: { availability: "https://schema.org/OutOfStock" } });
  });

  const review = {
    id: "1",
    stars: 4,
    body: "Consegna puntuale, vettura perfetta.",
    name: "Giulia R.",
    vehicle: "Bentley Continental GT",
    returnedOn: "2026-11-08",
    answer: null,
    language: "it" as const,
    demo: false,
  };

  // Rule: product.md#cars
  test("has the rating of its published reviews, together with them", () => {
    const reviews = { shown: [review, { ...review, id: "2", demo: true }], rating: { average: 4.5, count: 2 } };
    expect(vehicleOfferData(WORDS, car, { ...OFFER, reviews })).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
      review: [{ author: { name: "Giulia R." }, reviewRating: { ratingValue: 4 } }],
    });
  });

  // Rule: product.md#reviews
  test("has no rating without published reviews, whatever staff's own rating, and none from demo reviews", () => {
    const invented = { shown: [{ ...review, demo: true }], rating: null };
    for (const reviews of [undefined, invented]) {
      const data = vehicleOfferData(WORDS, car, { ...OFFER, ...(reviews && { reviews }) });
      expect(data).not.toHaveProperty("aggregateRating");
      expect(data).not.toHaveProperty("review");
    }
  });
});

// Rule: product.md#head-and-structured-data "Company, site search"
test("the site's search links to the cars of the typed city", () => {
  expect(websiteData(WORDS, TEST_SITE_URL, TEST_SITE)).toMatchObject({
    potentialAction: {
      "@type": "SearchAction",
      target: { urlTemplate: `${TEST_SITE_URL}/explore?city={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  });
});

// Rule: product.md#head-and-structured-data "Company, site search"
test("the company is one node with one id on every page", () => {
  const { "@id": id } = organizationNode(WORDS, TEST_SITE_URL, TEST_SITE);
  expect(organizationData(WORDS, TEST_SITE_URL, TEST_SITE, { countries: ["Italia"], today: TODAY })).toMatchObject({
    "@id": id,
    foundingDate: "2015",
    areaServed: [{ name: "Italia" }],
  });
  expect(articleData(WORDS, article, TEST_SITE_URL, TEST_SITE)).toMatchObject({
    publisher: { "@id": id },
    author: { "@id": id },
  });
  expect(clubEventData(WORDS, event, TEST_SITE_URL, TEST_SITE)).toMatchObject({ organizer: { "@id": id } });
});

// Rule: product.md#head-and-structured-data "Company, site search"
test("the company's hours are those of its telephone, with the dates on which it is closed", () => {
  const always = { dayOfWeek: expect.arrayContaining(["Monday", "Sunday"]), opens: "00:00", closes: "23:59" };
  expect(organizationData(WORDS, TEST_SITE_URL, TEST_SITE, NOWHERE)).toMatchObject({
    openingHoursSpecification: always,
  });
  expect(contactPageData(WORDS, TEST_SITE_URL, TEST_SITE, TODAY)).toMatchObject({
    mainEntity: { contactPoint: { hoursAvailable: always } },
  });
  const phone = {
    ...DAYTIME,
    days: { ...DAYTIME.days, sunday: [] },
    closedDates: ["2026-12-26", "2026-11-20", "01-01", "12-26", "02-29"],
  };
  const site = { ...DAYTIME_SITE, hours: { ...DAYTIME_SITE.hours, phone } };
  const weekdays = { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] };
  const closed = ["2026-12-26", "2027-01-01"].map((date) => ({
    opens: "00:00",
    closes: "00:00",
    validFrom: date,
    validThrough: date,
  }));
  expect(organizationData(WORDS, TEST_SITE_URL, site, NOWHERE)).toMatchObject({
    openingHoursSpecification: { ...weekdays, opens: "08:00", closes: "20:00" },
    specialOpeningHoursSpecification: closed,
  });
  expect(contactPageData(WORDS, TEST_SITE_URL, site, TODAY)).toMatchObject({
    mainEntity: { contactPoint: { hoursAvailable: [{ ...weekdays, opens: "08:00" }, ...closed] } },
  });
  expect(organizationData(WORDS, TEST_SITE_URL, SITE_WITHOUT_HOURS, NOWHERE)).not.toHaveProperty(
    "openingHoursSpecification",
  );
  expect(JSON.stringify(contactPageData(WORDS, TEST_SITE_URL, SITE_WITHOUT_HOURS, TODAY))).not.toContain(
    "hoursAvailable",
  );
});

// Rule: product.md#site-configuration "What is empty"
test("the company's data state no founding year that is not set", () => {
  const data = organizationData(WORDS, TEST_SITE_URL, { ...TEST_SITE, foundedYear: null }, NOWHERE);
  expect(data).not.toHaveProperty("foundingDate");
});
