import { formatCount } from "#domain/numbers.ts";

/** Returns "1 recensione", "44 recensioni". */
export function reviewsLabel(count: number): string {
  return formatCount(count, "recensione", "recensioni");
}

/** Returns "4,9 su 5, 44 recensioni". */
export const ratingLabel = ({ rating, reviews }: { rating: number; reviews: number }): string =>
  `${ratingOutOfFive(rating)}, ${reviewsLabel(reviews)}`;

/** Returns "4,9 su 5", "5,0 su 5". */
export const ratingOutOfFive = (rating: number): string => `${rating.toFixed(1).replace(".", ",")} su 5`;

export const seatsLabel = ({ seats }: { seats: number }): string => `${seats} posti`;

const VIEW_PHRASES = { cutout: "di profilo", "front-cutout": "da davanti", "rear-cutout": "da dietro" } as const;

/** The alternative text of an illustration. */
export const viewAltText = ({ title, view }: { title: string; view: keyof typeof VIEW_PHRASES }): string =>
  `${title} ${VIEW_PHRASES[view]}`;
