import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { JET_QUOTE_PARAMETERS, RENTAL_PARAMETERS, SEARCH_PARAMETERS } from "./query-parameters.ts";
import { sitePage } from "./route-entry.ts";

/** The pages of the public site. */
export const SITE_ROUTES = {
  home: sitePage("/", "routes/public/home.tsx", { query: ["category", "city"], sitemap: "pagine" }),
  // Every combination of filters, dates and trips is a URL of its own.
  explore: sitePage("/explore", "routes/public/rental/explore.tsx", {
    query: [...SEARCH_PARAMETERS, "page"],
    disallowedQuery: "any",
    sitemap: "pagine",
  }),
  cars: sitePage("/vetture", "routes/public/rental/all-vehicles.tsx", { sitemap: "pagine" }),

  hub: sitePage("/luxury-car-rental", "routes/public/rental/rental-hub.tsx", { sitemap: "pagine" }),
  category: sitePage("/luxury-car-rental/:category", "routes/public/rental/category.tsx", {
    query: ["page"],
    sitemap: "pagine",
    allowedValues: { category: CATEGORY_SLUGS },
  }),
  city: sitePage("/luxury-car-rental/:city", "routes/public/rental/city.tsx", {
    query: ["page"],
    sitemap: "citta",
    slugs: { city: "cities" },
  }),
  cityCategory: sitePage("/luxury-car-rental/:city/:category", "routes/public/rental/category-in-city.tsx", {
    query: ["page"],
    sitemap: "citta",
    slugs: { city: "cities" },
  }),
  vehicle: sitePage("/luxury-car-rental/:city/:category/:model", "routes/public/rental/vehicle.tsx", {
    query: RENTAL_PARAMETERS,
    disallowedQuery: ["pickupDate"],
    sitemap: "auto",
    slugs: { city: "cities", model: "vehicles" },
  }),

  jets: sitePage("/private-jet-charter", "routes/public/jets/jet-hub.tsx", {
    offer: "jets",
    query: JET_QUOTE_PARAMETERS,
    acceptsForms: true,
    disallowedQuery: "any",
    sitemap: "pagine",
  }),
  jetCity: sitePage("/private-jet-charter/:city", "routes/public/jets/jet-city.tsx", {
    offer: "jets",
    sitemap: "jet",
    slugs: { city: "cities" },
  }),
  jetType: sitePage("/private-jet-charter/:city/:jetType", "routes/public/jets/jet-type.tsx", {
    offer: "jets",
    sitemap: "jet",
    slugs: { city: "cities" },
  }),
  jetModel: sitePage("/private-jet-charter/:city/:jetType/:model", "routes/public/jets/jet-model.tsx", {
    offer: "jets",
    query: JET_QUOTE_PARAMETERS,
    disallowedQuery: "any",
    sitemap: "jet",
    slugs: { city: "cities", model: "jets" },
  }),
  experience: sitePage("/esperienze/:experience", "routes/public/experience.tsx", {
    offer: "experiences",
    query: ["vehicle", "date"],
    acceptsForms: true,
    disallowedQuery: ["vehicle"],
    sitemap: "pagine",
    slugs: { experience: "experiences" },
  }),

  club: sitePage("/community-vip", "routes/public/club.tsx", {
    offer: "club",
    query: ["event"],
    acceptsForms: true,
    disallowedQuery: ["event"],
    sitemap: "pagine",
  }),
  contacts: sitePage("/contatti", "routes/public/contacts.tsx", { acceptsForms: true, sitemap: "pagine" }),
  whereWeOperate: sitePage("/dove-operiamo", "routes/public/where-we-operate.tsx", { sitemap: "pagine" }),
  magazineIndex: sitePage("/magazine", "routes/public/magazine.tsx", { offer: "magazine", sitemap: "magazine" }),
  magazine: sitePage("/magazine/:article", "routes/public/article.tsx", {
    offer: "magazine",
    sitemap: "magazine",
    slugs: { article: "articles" },
  }),
  favourites: sitePage("/preferiti", "routes/public/rental/favourites.tsx", { isIndexable: false }),
  // Every combination of cars and dates is a URL of its own.
  comparison: sitePage("/confronto", "routes/public/rental/comparison.tsx", {
    query: ["vehicle", ...RENTAL_PARAMETERS],
    disallowedQuery: "any",
    isIndexable: false,
  }),
  privacy: sitePage("/privacy", "routes/public/privacy.tsx", { sitemap: "pagine" }),
  terms: sitePage("/termini", "routes/public/terms.tsx", { sitemap: "pagine" }),

  // A brand may be any segment that no other route starts with.
  brand: sitePage("/:brand", "routes/public/rental/brand.tsx", {
    query: ["page"],
    sitemap: "marche",
    slugs: { brand: "brands" },
  }),
  brandCity: sitePage("/:brand/:city", "routes/public/rental/brand-in-city.tsx", {
    query: ["page"],
    sitemap: "marche",
    slugs: { brand: "brands", city: "cities" },
  }),
  notFound: sitePage("/*", "routes/not-found.tsx", { isCached: false, isIndexable: false }),
} as const;
