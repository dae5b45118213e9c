import { COMPARISON_WORDS } from "#app/features/comparison/comparison-words.ts";
import { currentRentalQuery } from "#app/features/comparison/current-rental-query.ts";
import { paths } from "#domain/paths.ts";
import { MAX_COMPARED_VEHICLES, MIN_COMPARED_VEHICLES } from "#domain/vehicles/vehicle-comparison.ts";

/** Shows the way to the newest two or three side by side at the foot of a list, or takes it away. */
export function updateComparisonBar(bar: HTMLElement, favourites: readonly string[]): void {
  const shown = comparisonLink(favourites, location.search);
  bar.hidden = shown === null;
  const link = bar.querySelector("a");
  if (!shown || !link) return;
  link.href = shown.address;
  link.textContent = shown.words;
}

/** The way to the newest two or three favourites side by side, for the dates of `search` or of the last search; null while there are fewer. */
function comparisonLink(favourites: readonly string[], search: string): { address: string; words: string } | null {
  const compared = favourites.slice(-MAX_COMPARED_VEHICLES);
  if (compared.length < MIN_COMPARED_VEHICLES) return null;
  // Who keeps more than stand side by side reads which of them do.
  const words = compared.length < favourites.length ? COMPARISON_WORDS.compareNewest : COMPARISON_WORDS.compare;
  return { address: paths.comparison(compared, currentRentalQuery(search)), words: words(compared.length) };
}
