/** Maximum length of a normalised plate. */
const MAX_PLATE_CHARACTERS = 12;

/** Fewer characters would match too many plates. */
const MIN_PLATE_SEARCH_CHARACTERS = 4;

/** A colour by the maker's name, and as a CSS colour. */
export interface NamedColour {
  /** "Rosso granata". */
  name: string;
  /** "#b1121a". */
  colour: string;
}

/** Ownership of a unit by the company. */
export const OWNERSHIPS = ["owned", "leased", "consigned"] as const;

export type Ownership = (typeof OWNERSHIPS)[number];

/**
 * States of a unit: free, out with a renter, held by a booking (turnaround or upcoming pickup), blocked for maintenance, or no longer in the fleet.
 */
export const UNIT_STATES = ["free", "out", "held", "blocked", "left"] as const;

export type UnitState = (typeof UNIT_STATES)[number];

/** Formats "unità 2 · GA123BC", or "unità 2" without a known plate. */
export function unitLabel({ number, plate }: { number: number; plate: string | null }): string {
  return plate === null ? `unità ${number}` : `unità ${number} · ${plate}`;
}

/** Normalises a plate (product.md#unit-records): uppercase, without spaces, hyphens and points. */
export function normalisePlate(text: string): string {
  return text
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s.·\-‐-―]/gu, "");
}

/** Whether the plate has only Latin letters (including Ä, Ö and Ü) and digits, at least one digit. */
export const isPlate = (plate: string): boolean =>
  plate.length <= MAX_PLATE_CHARACTERS && /^[A-ZÄÖÜ0-9]{2,}$/.test(plate) && /\d/.test(plate);

/** Returns the normalised plate, or part of one, that a search means. Returns null if the text cannot be part of a plate (product.md#panel-lists). */
export function toPlateSearchKey(text: string): string | null {
  const plate = normalisePlate(text);
  return plate.length >= MIN_PLATE_SEARCH_CHARACTERS && isPlate(plate) ? plate : null;
}

/** Whether the text is a chassis number: 17 letters and digits without I, O and Q, which resemble digits. */
export const isVin = (vin: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/.test(vin);
