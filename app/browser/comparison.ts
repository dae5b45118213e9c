import { COMPARISON_WORDS } from "#app/features/comparison/comparison-words.ts";
import { rentalQuery } from "#app/features/comparison/rental-query.ts";
import { FEWEST_COMPARED, MOST_COMPARED } from "#domain/catalogue/comparison.ts";
import { paths } from "#domain/paths.ts";

/** Shows the way to the newest two or three side by side at the foot of a list, or takes it away. */
export function showComparison(bar: HTMLElement, favourites: readonly string[]): void {
  const shown = comparisonLink(favourites, location.search);
  bar.hidden = shown === null;
  const link = bar.querySelector("a");
  if (!shown || !link) return;
  link.href = shown.address;
  link.textContent = shown.words;
}

/** The way to the newest two or three favourites side by side, for the dates of `search` or of the last search; null while there are fewer. */
function comparisonLink(favourites: readonly string[], search: string): { address: string; words: string } | null {
  const compared = favourites.slice(-MOST_COMPARED);
  if (compared.length < FEWEST_COMPARED) return null;
  // Who keeps more than stand side by side reads which of them do.
  const words = compared.length < favourites.length ? COMPARISON_WORDS.compareNewest : COMPARISON_WORDS.compare;
  return { address: paths.comparison(compared, rentalQuery(search)), words: words(compared.length) };
}
