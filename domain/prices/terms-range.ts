import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import { listTermsRows, type TermsRow } from "./terms.ts";

/** Between which conditions the cars of the fleet stand: each figure's lowest and highest, not those of one car. */
export interface TermsRange {
  lowest: RentalTerms;
  highest: RentalTerms;
}

/** The conditions of the whole fleet as label and value: the rows of `listTermsRows`, with "da … a …" where cars differ (/termini). */
export function listTermsRangeRows({ lowest, highest }: TermsRange): TermsRow[] {
  const upper = new Map(listTermsRows(highest, null).map((row) => [row.key, row.value]));
  return listTermsRows(lowest, null).map((row) => {
    const upperValue = upper.get(row.key);
    if (upperValue === undefined || upperValue === row.value) return row;
    // "Da 21 a 25 anni" would be whom we let drive.
    if (row.key === "age") return { ...row, value: `${row.value}, fino a ${highest.minimumAge} secondo la vettura` };
    return { ...row, value: `Da ${withoutCommonSuffix(row.value, upperValue)} a ${upperValue}` };
  });
}

/** "150" of "150 km al giorno" before "300 km al giorno": what both end with is said once. */
function withoutCommonSuffix(value: string, other: string): string {
  const [words, others] = [value, other].map((text) => text.split(/(?=\s)/)) as [string[], string[]];
  while (words.length > 1 && words.at(-1) === others.at(-1)) {
    words.pop();
    others.pop();
  }
  return words.join("");
}
