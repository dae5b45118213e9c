import { FEWEST_COMPARED, MOST_COMPARED } from "#domain/catalogue/comparison.ts";
import { paths } from "#domain/paths.ts";
import { COMPARISON_WORDS } from "./comparison-words.ts";
import { rentalQuery } from "./rental-query.ts";

/** The way to the newest two or three favourites side by side, for the dates of `search` or of the last search; null while there are fewer. */
export function comparisonLink(
  favourites: readonly string[],
  search: string,
): { address: string; words: string } | null {
  const compared = favourites.slice(-MOST_COMPARED);
  if (compared.length < FEWEST_COMPARED) return null;
  // Who keeps more than stand side by side reads which of them do.
  const words = compared.length < favourites.length ? COMPARISON_WORDS.compareNewest : COMPARISON_WORDS.compare;
  return { address: paths.comparison(compared, rentalQuery(search)), words: words(compared.length) };
}
