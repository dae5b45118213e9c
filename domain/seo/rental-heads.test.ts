import { describe, expect, test } from "vitest";
import type { CityProfile, VehicleProfile } from "#domain/catalogue/profiles.ts";
import { CATEGORY_FAQS } from "#domain/faqs/category-faqs.ts";
import { vehicleFaqs } from "#domain/faqs/vehicle-faqs.ts";
import {
  brandCityHead,
  brandHead,
  categoryHead,
  cityCategoryHead,
  cityHead,
  hubHead,
  vehicleHead,
} from "#domain/seo/rental-heads.ts";

const siteUrl = "https://velluto.example";
const standing = { siteUrl, vehicles: 8, lowestRate: 65_000 };
const noTexts = { metaTitle: null, metaDescription: null, metaKeywords: null };
const milan: CityProfile = {
  id: "1",
  name: "Milano",
  slug: "milan",
  country: "Italia",
  timeZone: "Europe/Rome",
  latitude: 45.46,
  longitude: 9.19,
  aliases: ["Milan"],
  active: true,
  hasPage: true,
  searchPosition: 1,
  searchName: null,
  description: null,
  descriptions: {},
  imageUrl: null,
  ...noTexts,
};
const ferrari = {
  id: "2",
  name: "Ferrari",
  slug: "ferrari",
  description: null,
  logoUrl: null,
  active: true,
  ...noTexts,
};
const car: VehicleProfile = {
  id: "3",
  slug: "bentley-continental-gt",
  name: "Continental GT",
  brand: "Bentley",
  brandSlug: "bentley",
  type: "Sportiva",
  category: "sportive",
  location: "Milano",
  citySlug: "milan",
  timeZone: "Europe/Rome",
  dailyRate: 120_000,
  rating: 4.9,
  reviews: 31,
  totalUnits: 1,
  available: true,
  images: ["/pictures/cars/bentley-continental-gt/studio-1200.webp", "https://cdn.example/1.jpg"],
  highlights: ["Elegante"],
  specs: {
    engine: "W12",
    power: "635 CV",
    acceleration: "3,7 s",
    topSpeed: "333 km/h",
    transmission: "Automatico",
    seats: 4,
    luggage: "358 litri",
    fuel: "Benzina",
  },
  terms: {
    deposit: 500_000,
    excess: 300_000,
    includedKilometresPerDay: 200,
    extraKilometre: 300,
    minimumAge: 25,
    minimumLicenceYears: 3,
  },
  turnaroundHours: 4,
  description: null,
  ...noTexts,
};

describe("titles follow the patterns of A 9", () => {
  test("category, city, both, brand", () => {
    const faqs = CATEGORY_FAQS.suv;
    expect(categoryHead(standing, "suv", faqs).title).toBe("Noleggio SUV di Lusso | Velluto");
    expect(cityHead(standing, milan).title).toBe("Noleggio Auto di Lusso a Milano | Velluto");
    expect(cityCategoryHead(standing, milan, "suv", faqs).title).toBe("Noleggio SUV di Lusso a Milano | Velluto");
    expect(brandHead(standing, ferrari).title).toBe("Noleggio Ferrari | Velluto");
    expect(brandCityHead(standing, ferrari, milan).title).toBe("Noleggio Ferrari a Milano | Velluto");
  });

  test("a car", () => {
    const head = vehicleHead(car, vehicleFaqs(car), siteUrl, 2026);
    expect(head.title).toBe("Rent a Bentley Continental GT in Milano | Velluto");
    expect(head.description).toContain("From €1200/day");
    expect(head.description).toContain("insurance included");
  });

  test("what staff wrote wins", () => {
    const head = cityHead(standing, { ...milan, metaTitle: "Milano nostra", metaKeywords: "uno, due" });
    expect(head.title).toBe("Milano nostra");
    expect(head.keywords).toEqual(["uno", "due"]);
    expect(head.description).toContain("8 vetture");
  });
});

test("A 9: title, description and keywords are made for each category, city, brand and brand in a city", () => {
  const heads = [
    [categoryHead(standing, "suv", CATEGORY_FAQS.suv), "SUV"],
    [cityHead(standing, milan), "Milano"],
    [brandHead(standing, ferrari), "Ferrari"],
    [brandCityHead(standing, ferrari, milan), "Ferrari a Milano"],
  ] as const;
  for (const [{ title, description, keywords }, subject] of heads) {
    expect(title).toContain(subject);
    expect(description).toContain(subject);
    expect(keywords.length).toBeGreaterThanOrEqual(2);
  }
  expect(new Set(heads.map(([{ description }]) => description)).size).toBe(4);
  expect(new Set(heads.map(([{ keywords }]) => keywords.join())).size).toBe(4);
});

test("every page's crumbs begin with Home and end with the page itself (B 1)", () => {
  const heads = [
    hubHead(standing, 26),
    categoryHead(standing, "van", CATEGORY_FAQS.van),
    cityHead(standing, milan),
    cityCategoryHead(standing, milan, "van", CATEGORY_FAQS.van),
    vehicleHead(car, [], siteUrl, 2026),
    brandHead(standing, ferrari),
    brandCityHead(standing, ferrari, milan),
  ];
  for (const head of heads) {
    expect(head.crumbs?.[0]).toEqual({ name: "Home", path: "/" });
    expect(head.crumbs?.at(-1)?.path).toBe(head.path);
    expect(head.description.length).toBeGreaterThan(50);
  }
  expect(new Set(heads.map((head) => head.title)).size).toBe(heads.length);
});

test("the car's structured data: product, euro, end of the year, Italy, and the questions word for word (B 9, design 6.14)", () => {
  const faqs = vehicleFaqs(car);
  const [product, questions] = vehicleHead(car, faqs, siteUrl, 2026).structuredData ?? [];
  expect(product).toMatchObject({
    "@type": ["Product", "Car"],
    brand: { name: "Bentley" },
    image: [`${siteUrl}/pictures/cars/bentley-continental-gt/studio-1200.webp`, "https://cdn.example/1.jpg"],
    offers: {
      price: 1200,
      priceCurrency: "EUR",
      priceValidUntil: "2026-12-31",
      areaServed: "IT",
      availability: "https://schema.org/InStock",
    },
  });
  expect(questions).toMatchObject({
    "@type": "FAQPage",
    mainEntity: faqs.map((faq) => ({ name: faq.question, acceptedAnswer: { text: faq.answer } })),
  });
});

test("a car that cannot be had is out of stock, and one without reviews claims no rating", () => {
  const [product] = vehicleHead({ ...car, available: false, reviews: 0 }, [], siteUrl, 2026).structuredData ?? [];
  expect(product).toMatchObject({ offers: { availability: "https://schema.org/OutOfStock" } });
  expect(product).not.toHaveProperty("aggregateRating");
});

test("A 3: a car's rating is told with the count of its reviews", () => {
  const [product] = vehicleHead(car, [], siteUrl, 2026).structuredData ?? [];
  expect(product).toMatchObject({ aggregateRating: { ratingValue: 4.9, reviewCount: 31 } });
});
