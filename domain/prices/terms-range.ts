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
    return most === undefined || most === row.value ? row : { ...row, value: `Da ${row.value} a ${most}` };
  });
}
