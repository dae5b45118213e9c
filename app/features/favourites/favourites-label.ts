import { formatCount } from "#domain/numbers.ts";
/** What the way to the favourites is called, with how many there are. */
export function favouritesLabel(count: number): string {
  if (count === 0) return "Preferiti";
  return `Preferiti: ${formatCount(count, "vettura", "vetture")}`;
}
