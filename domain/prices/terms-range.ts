import type { RentalTerms } from "#domain/catalogue/vehicle.ts";
import { type TermsRow, termsRows } from "./terms.ts";

/** Between which conditions the cars of the fleet stand: each figure's lowest and highest, not those of one car. */
export interface TermsRange {
  lowest: RentalTerms;
  highest: RentalTerms;
}

/** The conditions of the whole fleet as label and value: the rows of `termsRows`, with "da … a …" where cars differ (/termini). */
export function termsRangeRows({ lowest, highest }: TermsRange): TermsRow[] {
  const upper = new Map(termsRows(highest, null).map((row) => [row.key, row.value]));
  return termsRows(lowest, null).map((row) => {
    const most = upper.get(row.key);
    if (most === undefined || most === row.value) return row;
    // "Da 21 a 25 anni" would be whom we let drive.
    if (row.key === "age") return { ...row, value: `${row.value}, fino a ${highest.minimumAge} secondo la vettura` };
    return { ...row, value: `Da ${withoutSharedEnd(row.value, most)} a ${most}` };
  });
}

/** "150" of "150 km al giorno" before "300 km al giorno": what both end with is said once. */
function withoutSharedEnd(value: string, other: string): string {
  const [words, others] = [value, other].map((text) => text.split(/(?=\s)/)) as [string[], string[]];
  while (words.length > 1 && words.at(-1) === others.at(-1)) {
    words.pop();
    others.pop();
  }
  return words.join("");
}
