import type { Cents } from "#domain/money.ts";

/** The four types of B 3.2 under their slugs of B 2.1, smallest first. */
export const JET_TYPES = {
  "light-jet": "Light Jet",
  "midsize-jet": "Midsize Jet",
  "heavy-jet": "Heavy Jet",
  "ultra-long-range": "Ultra Long Range",
} as const;
export type JetTypeSlug = keyof typeof JET_TYPES;
export type JetType = (typeof JET_TYPES)[JetTypeSlug];
export const JET_TYPE_SLUGS = Object.keys(JET_TYPES) as readonly JetTypeSlug[];

/** A private jet as public pages show it (B 3.2). */
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
  /** Per hour of flight. */
  hourlyRate: Cents;
  images: string[];
  /** Names of the cities it serves. */
  cities: string[];
  /** Where the two jets of the home catalogue stand ("Milano Malpensa", A 3); null for the charter fleet. */
  airport: string | null;
  amenities: string[];
  highlights: string[];
  crewSize: number;
  rating: number;
  reviews: number;
  cabinHeightM: number;
  cabinWidthM: number;
  description: string;
  available: boolean;
}

/** True for one of the four slugs of B 2.1. */
export function isJetTypeSlug(text: string): text is JetTypeSlug {
  return Object.hasOwn(JET_TYPES, text);
}

/** "Light Jet" to "light-jet" (B 2.1). */
export function jetTypeSlug(type: JetType): JetTypeSlug {
  const slug = JET_TYPE_SLUGS.find((candidate) => JET_TYPES[candidate] === type);
  if (!slug) throw new RangeError(`Unknown jet type: ${type}`);
  return slug;
}

/** What the quote form offers (B 2.4, B 9). */
export const PASSENGER_OPTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18] as const;
export const DEFAULT_PASSENGERS = 4;

/** "1 persona", "4 persone" (B 2.4). */
export function passengersLabel(count: number): string {
  return `${count} ${count === 1 ? "persona" : "persone"}`;
}
