import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { addDays, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { parseRentalChoice, type RentalChoice } from "#domain/search/search.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { readArticlePage } from "#server/services/articles/read-article-pages.ts";
import { readCategoryInCityPage } from "#server/services/catalogue/read-category-in-city-page.ts";
import { readCategoryPage } from "#server/services/catalogue/read-category-page.ts";
import { readCityPage } from "#server/services/catalogue/read-city-page.ts";
import { readVehiclePage } from "#server/services/catalogue/read-vehicle-page.ts";
import { readExperience } from "#server/services/experiences/read-experience.ts";
import { PUBLIC_PAGES, type PublicPage, readExplore } from "#test/public-pages.ts";
import { SAMPLE_VEHICLES } from "./sample-vehicles.ts";

const DATES = "pickupDate=2026-12-10&returnDate=2026-12-13";
const NO_DATES = parseRentalChoice(new URLSearchParams());
/** Dates for which no write books a car, so its page has a total, extras and protections. The writes set the clock years ahead. */
const freeDates = (now: Date) => {
  const today = toCivilMoment(now, "Europe/Rome").date;
  const dates = { pickupDate: addDays(today, 100), returnDate: addDays(today, 103) };
  return parseRentalChoice(new URLSearchParams(dates));
};

const SEARCHES = [
  "city=Milano",
  ...CATEGORY_SLUGS.map((category) => `city=Milano&category=${category}`),
  "city=Milano&category=sportive&sort=-price",
  "city=Milano&category=berline&sort=price",
  "city=Milano&sort=power",
  "city=Milano&brands=ferrari",
  "city=Milano&brands=ferrari&category=sportive",
  `city=Milano&brands=ferrari&${DATES}`,
  `city=Milano&category=cabrio&${DATES}`,
  "city=Mila",
  "category=van",
  "brands=ferrari&sort=rating",
  "priceMin=700&priceMax=900",
  `city=Milano&priceMin=500&priceMax=1500&${DATES}`,
  "transmission=auto&city=Milano",
  `vehicle=${SAMPLE_VEHICLES[0]?.slug}`,
  `vehicle=ferrari-296-gtb&city=Milano&${DATES}`,
  "city=Milano&page=2",
  "service=jet&city=Milano",
  "service=experience",
];

const vehicle = (model: string, category: string, dates?: (now: Date) => RentalChoice): PublicPage => ({
  name: "vehicle",
  title: `vehicle ${model}${dates ? " with dates" : ""}`,
  read: (ctx) => {
    const choice = dates?.(ctx.clock()) ?? NO_DATES;
    return readVehiclePage(ctx, { city: "milan", category, model, choice }, wordsOf("it"));
  },
});

/** The pages that the writes are checked on: every kind, the lists of every category, and the searches in all variants. */
export const SAMPLED_PAGES: readonly PublicPage[] = [
  ...PUBLIC_PAGES,
  ...SEARCHES.map((query): PublicPage => ({ name: "explore", title: `explore ?${query}`, read: readExplore(query) })),
  ...CATEGORY_SLUGS.flatMap((category): PublicPage[] => [
    {
      name: "category",
      title: `category ${category}`,
      read: (ctx) => readCategoryPage(ctx, { category, page: null }, wordsOf("it")),
    },
    {
      name: "cityCategory",
      title: `category ${category} in Milano`,
      read: (ctx) => readCategoryInCityPage(ctx, { city: "milan", category, page: null }, wordsOf("it")),
    },
  ]),
  // One car page per category, because it shows the similar cars of its city.
  ...CATEGORY_SLUGS.flatMap((category) => {
    const car = SAMPLE_VEHICLES.find((one) => one.category === category);
    return car ? [vehicle(car.slug, category)] : [];
  }),
  vehicle("prova-van-0", "van", freeDates),
  // By the slug derived from brand and name, and by the one that a write sets.
  vehicle("ferrari-prova-derivata", "sportive"),
  vehicle("ferrari-prova-rinominata", "sportive"),
  {
    name: "city",
    title: "city of its second page",
    read: (ctx) => readCityPage(ctx, { city: "milan", page: "2" }, wordsOf("it")),
  },
  {
    name: "city",
    title: "city that is new",
    read: (ctx) => readCityPage(ctx, { city: "bari", page: null }, wordsOf("it")),
  },
  {
    name: "magazine",
    title: "article that is new",
    read: (ctx) => readArticlePage(ctx, "prova-di-un-lago", wordsOf("it")),
  },
  {
    name: "experience",
    title: "experience with a car",
    read: (ctx) => readExperience(ctx, { slug: "weekend-in-franciacorta", vehicle: "ferrari-296-gtb" }, wordsOf("it")),
  },
];
