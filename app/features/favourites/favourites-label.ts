import { formatCount } from "#domain/numbers.ts";
/** Returns the accessible name of the favourites link, with their number. */
export function favouritesLabel(count: number): string {
  if (count === 0) return "Preferiti";
  return `Preferiti: ${formatCount(count, "vettura", "vetture")}`;
}
