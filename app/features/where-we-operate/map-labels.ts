import type { CitySlug } from "#domain/places.ts";

/** Where a city's name stands beside its dot, in units of the map. */
export interface LabelPlace {
  side: "left" | "right";
  dx: number;
  dy: number;
  /** A line from the dot to the name, for names that had to move away. */
  leader?: boolean;
  /** So near to others that only its name can be touched, not the dot as well. */
  crowded?: boolean;
}

const RIGHT: LabelPlace = { side: "right", dx: 11, dy: 0 };
const LEFT: LabelPlace = { side: "left", dx: -11, dy: 0 };

/** Set by hand, so that from 800 px of map width no two names are nearer than a finger (24 px). */
const PLACES: Partial<Record<CitySlug, LabelPlace>> = {
  rome: LEFT,
  naples: LEFT,
  lugano: { side: "left", dx: -11, dy: -4, crowded: true },
  como: { side: "right", dx: 13, dy: -5, crowded: true },
  milan: { side: "right", dx: 11, dy: 14, crowded: true },
  monaco: { side: "right", dx: 30, dy: 8, leader: true, crowded: true },
  nice: { side: "right", dx: 8, dy: 42, leader: true, crowded: true },
  cannes: { side: "left", dx: -11, dy: 8, crowded: true },
  lyon: { side: "left", dx: -11, dy: 8 },
  geneva: { side: "left", dx: -11, dy: -5 },
  bern: LEFT,
  stuttgart: { side: "left", dx: -11, dy: -4 },
  munich: { side: "left", dx: -11, dy: 5 },
  salzburg: { side: "right", dx: 11, dy: 6 },
  innsbruck: { side: "right", dx: 11, dy: 10 },
  marbella: { side: "right", dx: 6, dy: 22, crowded: true },
};

/** The place of a city's name; at the right of its dot unless we know better. */
export function labelPlace(slug: string): LabelPlace {
  return PLACES[slug as CitySlug] ?? RIGHT;
}

/** Where the names of the countries stand, by code, in units of the map. Switzerland has cities and ways where its name would be: the register beside the map has it. */
export const COUNTRY_LABELS: Readonly<Record<string, { x: number; y: number }>> = {
  IT: { x: 884, y: 560 },
  FR: { x: 392, y: 402 },
  DE: { x: 648, y: 168 },
  ES: { x: 200, y: 590 },
  AT: { x: 824, y: 373 },
};
