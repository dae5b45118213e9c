import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import { kilometresText } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { listTermsRows, type TermsRow } from "./terms.ts";

/** The range of the fleet's conditions: the lowest and highest value of each figure, which may belong to different cars. */
export interface TermsRange {
  lowest: RentalTerms;
  highest: RentalTerms;
}

/** Returns the conditions of the whole fleet as labels and values: the rows of `listTermsRows` with "da … a …" where cars differ (/termini). */
export function listTermsRangeRows(words: Words<"prices" | "rentalFacts">, range: TermsRange): TermsRow[] {
  const { lowest, highest } = range;
  const upper = new Map(listTermsRows(words, highest, null).map((row) => [row.key, row.value]));
  return listTermsRows(words, lowest, null).map((row) => {
    const upperValue = upper.get(row.key);
    if (upperValue === undefined || upperValue === row.value) return row;
    return { ...row, value: rangeText(words, row, upperValue, range) };
  });
}

/** Returns "da … a …" of two values of a row. */
function rangeText(
  words: Words<"rentalFacts">,
  { key, value }: TermsRow,
  upperValue: string,
  range: TermsRange,
): string {
  const { between, kilometresPerDay, upTo } = words.rentalFacts.range;
  const { lowest, highest } = range;
  if (key === "age") return say(words, upTo, { lowest: value, highest: highest.minimumAge });
  if (key === "licence") return say(words, upTo, { lowest: value, highest: highest.minimumLicenceYears });
  if (key === "kilometres") {
    return say(words, kilometresPerDay, {
      lowest: lowest.includedKilometresPerDay,
      highest: kilometresText(words, highest.includedKilometresPerDay),
    });
  }
  return say(words, between, { lowest: value, highest: upperValue });
}
