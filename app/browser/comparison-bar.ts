import { COMPARISON_WORDS } from "#app/features/comparison/comparison-words.ts";
import { currentRentalQuery } from "#app/features/comparison/current-rental-query.ts";
import { paths } from "#domain/paths.ts";
import { MAX_COMPARED_VEHICLES, MIN_COMPARED_VEHICLES } from "#domain/vehicles/vehicle-comparison.ts";

/** Shows or hides the link at the foot of a list that compares the newest two or three favourites. */
export function updateComparisonBar(bar: HTMLElement, favourites: readonly string[]): void {
  const shown = comparisonLink(favourites, location.search);
  bar.hidden = shown === null;
  const link = bar.querySelector("a");
  if (!shown || !link) return;
  link.href = shown.address;
  link.textContent = shown.words;
}

/**
 * Returns the link that compares the newest two or three favourites, or null if there are fewer than two favourites. Rental dates come from `search`
 * or the last search.
 */
function comparisonLink(favourites: readonly string[], search: string): { address: string; words: string } | null {
  const compared = favourites.slice(-MAX_COMPARED_VEHICLES);
  if (compared.length < MIN_COMPARED_VEHICLES) return null;
  // Visitors with more favourites than we compare read that only the newest are compared.
  const words = compared.length < favourites.length ? COMPARISON_WORDS.compareNewest : COMPARISON_WORDS.compare;
  return { address: paths.comparison(compared, currentRentalQuery(search)), words: words(compared.length) };
}
