import type { Brand, CityProfile, VehicleProfile } from "#domain/catalogue/page-profiles.ts";
import { JET_TYPES, type Jet } from "#domain/jets/jet.ts";
import { TEST_SITE } from "#test/site.ts";

/** The site's origin in tests. */
export const TEST_SITE_URL = "https://velluto.example";
export const catalogueFacts = { site: TEST_SITE, siteUrl: TEST_SITE_URL, year: 2026, vehicles: 8, lowestRate: 65_000 };
const NO_TEXTS = { metaTitle: null, metaDescription: null, metaKeywords: null };
/** A city of the catalogue without staff texts. */
export const milan: CityProfile = {
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
  nightImageUrl: null,
  ...NO_TEXTS,
};
/** A brand of the catalogue without staff texts. */
export const ferrari: Brand = {
  id: "2",
  name: "Ferrari",
  slug: "ferrari",
  description: null,
  logoUrl: null,
  active: true,
  ...NO_TEXTS,
};
/** An available car with reviews. */
export const car: VehicleProfile = {
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
  fromRate: 120_000,
  rating: 4.9,
  reviews: 31,
  totalUnits: 1,
  available: true,
  images: ["/pictures/cars/bentley-continental-gt/studio-1200.webp", "https://cdn.example/1.jpg"],
  imageAlts: {},
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
  ...NO_TEXTS,
};
/** An available jet with the facts of its model. */
export const phenom: Jet = {
  id: "j1",
  slug: "embraer-phenom-300e",
  brand: "Embraer",
  model: "Phenom 300E",
  type: JET_TYPES["light-jet"],
  passengers: 8,
  maxBaggageKg: 350,
  rangeKm: 3724,
  cruiseSpeedKmh: 859,
  hourlyRate: 360_000,
  images: ["/pictures/jets/embraer-phenom-300e/profile-1600.webp"],
  cities: ["Milano"],
  airport: null,
  amenities: [],
  highlights: [],
  crewSize: 2,
  rating: 0,
  reviews: 0,
  cabinHeightM: 1.5,
  cabinWidthM: 1.55,
  description: "",
  available: true,
};
