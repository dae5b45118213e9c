import { currentRentalQuery } from "#app/features/comparison/current-rental-query.ts";
import { parseLanguage } from "#domain/languages.ts";
import { pathsIn } from "#domain/paths.ts";
import { MAX_COMPARED_VEHICLES, MIN_COMPARED_VEHICLES } from "#domain/vehicles/vehicle-comparison.ts";

/** Shows or hides the link at the foot of a list that compares the newest two or three favourites. */
export function updateComparisonBar(bar: HTMLElement, favourites: readonly string[]): void {
  const shown = comparisonLink(favourites, location.search, bar.dataset);
  bar.hidden = shown === null;
  const link = bar.querySelector("a");
  if (!shown || !link) return;
  link.href = shown.address;
  link.textContent = shown.text;
}

/**
 * Returns the link that compares the newest two or three favourites, or null if there are fewer than two favourites. Rental dates come from `search`
 * or the last search. `texts` are those of the bar's attributes.
 */
function comparisonLink(
  favourites: readonly string[],
  search: string,
  texts: DOMStringMap,
): { address: string; text: string } | null {
  const compared = favourites.slice(-MAX_COMPARED_VEHICLES);
  if (compared.length < MIN_COMPARED_VEHICLES) return null;
  // Visitors with more favourites than we compare read that only the newest are compared.
  const text = (compared.length < favourites.length ? texts.compareNewest : texts.compare) ?? "";
  const paths = pathsIn(parseLanguage(document.documentElement.lang));
  return {
    address: paths.comparison(compared, currentRentalQuery(search)),
    text: text.replace("{count}", String(compared.length)),
  };
}
