import type { Cents } from "#domain/money.ts";

/** The four types by slug, smallest first (product.md#jets). */
export const JET_TYPES = {
  "light-jet": "Light Jet",
  "midsize-jet": "Midsize Jet",
  "heavy-jet": "Heavy Jet",
  "ultra-long-range": "Ultra Long Range",
} as const;
export type JetTypeSlug = keyof typeof JET_TYPES;
export type JetType = (typeof JET_TYPES)[JetTypeSlug];
export const JET_TYPE_SLUGS = Object.keys(JET_TYPES) as readonly JetTypeSlug[];

/** A private jet as public pages show it (product.md#jets). */
export interface Jet {
  id: string;
  slug: string;
  brand: string;
  model: string;
  type: JetType;
  passengers: number;
  maxBaggageKg: number;
  rangeKm: number;
  cruiseSpeedKmh: number;
  /** The price per flight hour. */
  hourlyRate: Cents;
  images: readonly string[];
  /** Names of the cities from which the jet departs. */
  cities: readonly string[];
  /** Location of the two jets of the home catalogue ("Milano Malpensa"); null for the charter fleet. */
  airport: string | null;
  amenities: readonly string[];
  highlights: readonly string[];
  crewSize: number;
  rating: number;
  reviews: number;
  cabinHeightM: number;
  cabinWidthM: number;
  description: string;
  available: boolean;
}

/** Whether the text is one of the four slugs (product.md#jets). */
export function isJetTypeSlug(text: string): text is JetTypeSlug {
  return Object.hasOwn(JET_TYPES, text);
}

/** Converts "Light Jet" to "light-jet" (product.md#jets). */
export function toJetTypeSlug(type: JetType): JetTypeSlug {
  const slug = JET_TYPE_SLUGS.find((candidate) => JET_TYPES[candidate] === type);
  if (!slug) throw new RangeError(`Unknown jet type: ${type}`);
  return slug;
}

/** The passenger numbers that the quote form offers (product.md#jet-quote-form). */
export const PASSENGER_OPTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18] as const;
export const DEFAULT_PASSENGERS = 4;
