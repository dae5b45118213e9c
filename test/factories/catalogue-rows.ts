import type { ApiBrand } from "#domain/api/brands/brands.ts";
import type { ApiCity } from "#domain/api/cities/cities.ts";
import type { ApiExperience } from "#domain/api/experiences/experiences.ts";
import type { ApiJetRoute } from "#domain/api/jet-routes/jet-routes.ts";
import type { ApiJet } from "#domain/api/jets/jets.ts";
import type { ApiVehicle } from "#domain/api/vehicles/vehicles.ts";

const NO_META = { meta_title: null, meta_description: null, meta_keywords: null };
const CREATED_AT = "2026-11-21T09:00:00.000Z";
const REVISION = { created_at: CREATED_AT, updated_at: CREATED_AT, version: 1 };

export const brandRow = (changes: Partial<ApiBrand> = {}): ApiBrand => ({
  id: "b1",
  name: "Ferrari",
  slug: "ferrari",
  description: null,
  ...NO_META,
  logo_url: null,
  active: true,
  ...REVISION,
  ...changes,
});

export const cityRow = (changes: Partial<ApiCity> = {}): ApiCity => ({
  id: "c1",
  name: "Milano",
  slug: "milan",
  country: "Italia",
  description: null,
  descriptions: {},
  ...NO_META,
  image_url: null,
  night_image_url: null,
  active: true,
  time_zone: "Europe/Rome",
  latitude: 45.4642,
  longitude: 9.19,
  aliases: [],
  search_position: 1,
  search_name: null,
  has_page: true,
  ...REVISION,
  ...changes,
});

export const vehicleRow = (changes: Partial<ApiVehicle> = {}): ApiVehicle => ({
  id: "v1",
  slug: "maserati-mc20",
  name: "MC20",
  brand: "Maserati",
  type: "Sportiva",
  category: "sport",
  location: "Roma",
  price: 1250.5,
  currency: "€",
  price_unit: "giorno",
  rating: 4.8,
  reviews: 12,
  total_units: 2,
  available: true,
  images: ["/pictures/cars/maserati-mc20/studio-1200.webp"],
  image_alts: {},
  specs: {
    engine: "V6 biturbo 3.0",
    power: "630 CV",
    acceleration: "2,9 s",
    topSpeed: "325 km/h",
    transmission: "Automatico",
    seats: 2,
    luggage: "150 litri",
    fuel: "Benzina",
  },
  highlights: ["Italian Style"],
  description: null,
  ...NO_META,
  deposit: 8000,
  excess: 6000,
  included_km_per_day: 150,
  extra_km: 5,
  minimum_age: 25,
  minimum_licence_years: 3,
  turnaround_hours: 5,
  ...REVISION,
  colours: [],
  url: "/luxury-car-rental/rome/sportive/maserati-mc20",
  ...changes,
});

export const jetRow = (changes: Partial<ApiJet> = {}): ApiJet => ({
  id: "j1",
  brand: "Embraer",
  model: "Phenom 300E",
  slug: "embraer-phenom-300e",
  type: "Light Jet",
  passengers: 7,
  max_baggage_kg: 350,
  range_km: 3700,
  cruise_speed_kmh: 840,
  price: 3600,
  images: ["/pictures/jets/embraer-phenom-300e/profile-1200.webp"],
  cities: ["Milano"],
  airport: null,
  amenities: ["Wi-Fi"],
  highlights: [],
  crew_size: 2,
  rating: 4.9,
  reviews: 12,
  cabin_height_m: 1.5,
  cabin_width_m: 1.55,
  description: "Il più venduto della sua classe.",
  available: true,
  active: true,
  ...REVISION,
  url: "/private-jet-charter/milan/light-jet/embraer-phenom-300e",
  ...changes,
});

/** Milano – Nizza. */
export const jetRouteRow = (changes: Partial<ApiJetRoute> = {}): ApiJetRoute => ({
  id: "00000000-0000-4000-8000-0000000000e1",
  origin: "Milano",
  destination: "Nizza",
  minutes: 50,
  price: 3900,
  position: 1,
  description: null,
  active: true,
  created_at: "2026-11-20T10:00:00.000Z",
  updated_at: "2026-11-20T10:00:00.000Z",
  version: 1,
  ...changes,
});

/** A weekend on the lake. */
export const experienceRow = (changes: Partial<ApiExperience> = {}): ApiExperience => ({
  id: "00000000-0000-4000-8000-0000000000e2",
  name: "Un lago",
  slug: "un-lago",
  location: "Como",
  price: 4900,
  price_unit: "coppia",
  price_note: "",
  duration: "2 notti",
  type: "Weekend",
  description: "Una strada, un lago.",
  includes: ["Cena"],
  images: [],
  highlights: [],
  rating: 5,
  reviews: 0,
  available: true,
  active: true,
  created_at: "2026-11-20T10:00:00.000Z",
  updated_at: "2026-11-20T10:00:00.000Z",
  version: 1,
  ...changes,
});
