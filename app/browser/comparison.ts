import { comparisonLink } from "#app/features/comparison/comparison-link.ts";

/** Shows the way to the newest two or three side by side at the foot of a list, or takes it away. */
export function showComparison(bar: HTMLElement, favourites: readonly string[]): void {
  const shown = comparisonLink(favourites, location.search);
  bar.hidden = shown === null;
  const link = bar.querySelector("a");
  if (!shown || !link) return;
  link.href = shown.address;
  link.textContent = shown.words;
}
