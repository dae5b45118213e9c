import type { ApiBrand } from "#domain/api/brands.ts";
import type { ApiCity } from "#domain/api/cities.ts";
import type { ApiVehicle } from "#domain/api/fleet/vehicles.ts";

const NO_META = { meta_title: null, meta_description: null, meta_keywords: null };
const MADE = "2026-11-21T09:00:00.000Z";
const REVISION = { created_at: MADE, updated_at: MADE, version: 1 };

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
