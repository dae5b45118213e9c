import type { RentalTerms } from "#domain/vehicles/vehicle.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { listTermsRows, type TermsRow } from "./terms.ts";

/** The range of the fleet's conditions: the lowest and highest value of each figure, which may belong to different cars. */
export interface TermsRange {
  lowest: RentalTerms;
  highest: RentalTerms;
}

/** Returns the conditions of the whole fleet as labels and values: the rows of `listTermsRows` with "da … a …" where cars differ (/termini). */
export function listTermsRangeRows(
  words: Words<"prices" | "rentalFacts">,
  { lowest, highest }: TermsRange,
): TermsRow[] {
  const { between, upTo } = words.rentalFacts.range;
  const highestYears: Partial<Record<TermsRow["key"], number>> = {
    age: highest.minimumAge,
    licence: highest.minimumLicenceYears,
  };
  const upper = new Map(listTermsRows(words, highest, null).map((row) => [row.key, row.value]));
  return listTermsRows(words, lowest, null).map((row) => {
    const upperValue = upper.get(row.key);
    if (upperValue === undefined || upperValue === row.value) return row;
    const years = highestYears[row.key];
    const value =
      years === undefined
        ? say(words, between, { lowest: withoutCommonSuffix(row.value, upperValue), highest: upperValue })
        : say(words, upTo, { lowest: row.value, highest: years });
    return { ...row, value };
  });
}

/** Removes the common ending of two values, but no digits: "150" from "150 km al giorno" and "300 km al giorno". */
function withoutCommonSuffix(value: string, other: string): string {
  const [words, others] = [value, other].map((text) => text.split(/(?=\s)/)) as [string[], string[]];
  while (words.length > 1 && words.at(-1) === others.at(-1) && !/\d/.test(words.at(-1) ?? "")) {
    words.pop();
    others.pop();
  }
  return words.join("");
}
