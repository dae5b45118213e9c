/** The longest plate, in characters as it is kept. */
const MAX_PLATE_CHARACTERS = 12;

/** Shorter than this, letters and digits are found in too many plates to mean one. */
const MIN_PLATE_SEARCH_CHARACTERS = 4;

/** A colour as the maker names it, and as a screen shows it. */
export interface NamedColour {
  /** "Rosso granata". */
  name: string;
  /** "#b1121a". */
  colour: string;
}

/** How the company comes by a unit. */
export const OWNERSHIPS = ["owned", "leased", "consigned"] as const;

export type Ownership = (typeof OWNERSHIPS)[number];

/** What a unit does at an instant: it waits, is out with a renter, is held by a booking (turnaround, a pickup due), stands blocked, or has left the fleet. */
export const UNIT_STATES = ["free", "out", "held", "blocked", "left"] as const;

export type UnitState = (typeof UNIT_STATES)[number];

/** "unità 2 · GA123BC", or "unità 2" while its plate is not known. */
export function unitLabel({ number, plate }: { number: number; plate: string | null }): string {
  return plate === null ? `unità ${number}` : `unità ${number} · ${plate}`;
}

/** A plate as it is kept (product.md#unit-records): capitals, without spaces, hyphens and points, however it was typed. */
export function normalisePlate(text: string): string {
  return text
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s.·\-‐-―]/gu, "");
}

/** A plate of Latin letters (Ä, Ö and Ü too) and digits, at least one digit. */
export const isPlate = (plate: string): boolean =>
  plate.length <= MAX_PLATE_CHARACTERS && /^[A-ZÄÖÜ0-9]{2,}$/.test(plate) && /\d/.test(plate);

/** The plate, or the part of one, that a search means, as plates are kept; null where it is about something else (product.md#panel-lists). */
export function toPlateSearchKey(text: string): string | null {
  const plate = normalisePlate(text);
  return plate.length >= MIN_PLATE_SEARCH_CHARACTERS && isPlate(plate) ? plate : null;
}

/** A chassis number: 17 letters and digits without I, O and Q, which are read as digits. */
export const isVin = (vin: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/.test(vin);
