/** "1 vettura", "8 vetture". */
export function vehiclesLabel(count: number): string {
  return count === 1 ? "1 vettura" : `${count} vetture`;
}

/** "1 città", "9 città". */
export function citiesLabel(count: number): string {
  return `${count} città`;
}

/** "1 recensione", "44 recensioni". */
export function reviewsLabel(count: number): string {
  return count === 1 ? "1 recensione" : `${count} recensioni`;
}

/** "4,9 su 5, 44 recensioni". */
export const ratingLabel = ({ rating, reviews }: { rating: number; reviews: number }): string =>
  `${rating.toFixed(1).replace(".", ",")} su 5, ${reviewsLabel(reviews)}`;
