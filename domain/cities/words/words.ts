import type { CategorySlug } from "#domain/categories.ts";
import type { Cents } from "#domain/money.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";

/** The texts of a city page in one language (product.md#languages). City names are in that language. */
export interface CityWords {
  /** Heading and start of the title: 'Noleggio Auto di Lusso a {city}'. */
  heading: (city: string) => string;
  /** Sentences of the description; the first sentence is always shown. */
  vehiclesHere: (vehicles: number, city: string) => string;
  /** Replaces the first sentence if no car is based in the city. */
  deliveredToCity: (city: string) => string;
  fromRate: (rate: string) => string;
  included: string;
  promise: string;
  keywords: (city: string) => string[];
  home: string;
  rental: string;
  vehicles: (count: number) => string;
  /** "da € 650 al giorno". */
  perDay: (rate: string) => string;
  /** "da € 650". */
  from: (rate: string) => string;
  money: (amount: Cents) => string;
  date: (date: CivilDate) => string;
  categories: Readonly<Record<CategorySlug, string>>;
  byCategory: (city: string) => string;
  noneOfCategory: string;
  allVehicles: (city: string) => string;
  freeDelivery: string;
  nearest: string;
  noVehicles: (city: string) => string;
  delivered: DeliveredWords;
  textLanguages: string;
  /** Toggle labels of the city's long text. */
  showMore: string;
  showLess: string;
  prices: PriceTableWords;
  /** Labels of the rows of related links. */
  related: { title: string; brands: (city: string) => string; categories: string; hub: string; and: string };
}

/** Texts about cars that are delivered from other cities. */
export interface DeliveredWords {
  title: (city: string) => string;
  /** "24 vetture consegnate a Como". */
  vehicleCount: (vehicles: number, city: string) => string;
  free: string;
  /** Label of the link to all delivered cars; used for two or more. */
  all: (vehicles: number) => string;
  /** Shown above the nearest cities with cars if no car is based here or delivered. */
  nothingDelivered: string;
}

/** Texts of the table of today's lowest prices. */
export interface PriceTableWords {
  title: (place: string) => string;
  /** Date of the prices. */
  asOf: (date: string) => string;
  /** Header of the first column: category or city. */
  group: string;
  vehicle: string;
  deposit: string;
  rate: string;
  unavailable: string;
}
