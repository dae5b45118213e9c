/** What the way to the favourites is called, with how many there are. */
export function favouritesLabel(count: number): string {
  if (count === 0) return "Preferiti";
  return `Preferiti: ${count === 1 ? "1 vettura" : `${count} vetture`}`;
}
