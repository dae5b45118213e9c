import { ratingOutOfFive, reviewsLabel } from "#app/features/catalogue/catalogue-words.ts";

export const REVIEWS_TITLE = "Chi l'ha guidata";

/** Text beside every review that belongs to the demonstration data. */
export const DEMO_REVIEW_LABEL = "Recensione dimostrativa";

/** Returns "4,8 su 5, da 12 recensioni di chi ha noleggiato". */
export function ratingSentence({ average, count }: { average: number; count: number }): string {
  return `${ratingOutOfFive(average)}, da ${count === 1 ? "una recensione" : reviewsLabel(count)} di chi ha noleggiato`;
}

/** Text below a review: author, month and vehicle. */
export const reviewByline = ({ name, month, vehicle }: { name: string; month: string; vehicle: string }): string =>
  `${name}, ${month}, ${vehicle}`;
