import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import { listTermsRows, type TermsRow } from "./terms.ts";

/** The range of the fleet's conditions: the lowest and highest value of each figure, which may belong to different cars. */
export interface TermsRange {
  lowest: RentalTerms;
  highest: RentalTerms;
}

/** Returns the conditions of the whole fleet as labels and values: the rows of `listTermsRows` with "da … a …" where cars differ (/termini). */
export function listTermsRangeRows({ lowest, highest }: TermsRange): TermsRow[] {
  const upper = new Map(listTermsRows(highest, null).map((row) => [row.key, row.value]));
  return listTermsRows(lowest, null).map((row) => {
    const upperValue = upper.get(row.key);
    if (upperValue === undefined || upperValue === row.value) return row;
    // "Da 21 a 25 anni" would read as the age of allowed drivers.
    if (row.key === "age") return { ...row, value: `${row.value}, fino a ${highest.minimumAge} secondo la vettura` };
    return { ...row, value: `Da ${withoutCommonSuffix(row.value, upperValue)} a ${upperValue}` };
  });
}

/** Removes the common ending of two values: "150" from "150 km al giorno" and "300 km al giorno". */
function withoutCommonSuffix(value: string, other: string): string {
  const [words, others] = [value, other].map((text) => text.split(/(?=\s)/)) as [string[], string[]];
  while (words.length > 1 && words.at(-1) === others.at(-1)) {
    words.pop();
    others.pop();
  }
  return words.join("");
}
