/** The longest plate, in characters as it is kept. */
export const LONGEST_PLATE = 12;

/** A plate as it is kept (product.md#unit-records): capitals, without spaces, hyphens and points, however it was typed. */
export function normalisePlate(text: string): string {
  return text
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s.·\-‐-―]/gu, "");
}

/** A plate of Latin letters (Ä, Ö and Ü too) and digits, at least one digit. */
export const isPlate = (plate: string): boolean =>
  plate.length <= LONGEST_PLATE && /^[A-ZÄÖÜ0-9]{2,}$/.test(plate) && /\d/.test(plate);

/** Shorter than this, letters and digits are found in too many plates to mean one. */
const SHORTEST_SEARCH = 4;

/** The plate, or the part of one, that a search means, as plates are kept; null where it is about something else (product.md#panel-lists). */
export function plateToFind(text: string): string | null {
  const plate = normalisePlate(text);
  return plate.length >= SHORTEST_SEARCH && isPlate(plate) ? plate : null;
}

/** A chassis number: 17 letters and digits without I, O and Q, which are read as digits. */
export const isVin = (vin: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/.test(vin);
