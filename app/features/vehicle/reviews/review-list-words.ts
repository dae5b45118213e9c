import { outOfFive, reviewsLabel } from "#app/features/catalogue/catalogue-words.ts";
export const REVIEWS_TITLE = "Chi l'ha guidata";

/** Beside every review that was made for the demonstration. */
export const DEMO_REVIEW = "Recensione dimostrativa";

/** "4,8 su 5, da 12 recensioni di chi ha noleggiato". */
export function ratingSentence({ average, count }: { average: number; count: number }): string {
  return `${outOfFive(average)}, da ${count === 1 ? "una recensione" : reviewsLabel(count)} di chi ha noleggiato`;
}

/** Under a review: who wrote it, when and of which car. */
export const reviewer = ({ name, month, vehicle }: { name: string; month: string; vehicle: string }): string =>
  `${name}, ${month}, ${vehicle}`;
