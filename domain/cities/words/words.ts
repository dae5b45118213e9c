import type { CategorySlug } from "#domain/categories.ts";
import type { Cents } from "#domain/money.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";

/** The words of a city's page in one language, so that a page found in it can be read in it (product.md#languages). Cities by their name in that language. */
export interface CityWords {
  /** Heading, and the title before the company's name: 'Noleggio Auto di Lusso a {city}'. */
  heading: (city: string) => string;
  /** Sentences of the description: the first stands always. */
  vehiclesHere: (vehicles: number, city: string) => string;
  /** The first sentence where no car stands. */
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
  /** Unfolds the city's own text, and folds it again. */
  showMore: string;
  showLess: string;
  prices: PriceTableWords;
  /** Ways on from the page: what stands before a row of linked names. */
  related: { title: string; brands: (city: string) => string; categories: string; hub: string; and: string };
}

/** The words of the cars that are brought from other cities. */
export interface DeliveredWords {
  title: (city: string) => string;
  /** "24 vetture consegnate a Como". */
  vehicleCount: (vehicles: number, city: string) => string;
  free: string;
  /** The link to all of them, which are more than one. */
  all: (vehicles: number) => string;
  /** Where nothing stands and nothing is brought, before the nearest cities with cars. */
  nothingDelivered: string;
}

/** The words of a table of the day's lowest prices. */
export interface PriceTableWords {
  title: (place: string) => string;
  /** When the prices were read. */
  asOf: (date: string) => string;
  /** What each row is: a category, a city. */
  group: string;
  vehicle: string;
  deposit: string;
  rate: string;
  unavailable: string;
}
