import { formatCount } from "#domain/numbers.ts";
import { type CivilDate, formatItalianLong } from "#domain/rental-period/civil-time.ts";
import { trimText } from "#domain/trim-text.ts";

/** From the question to what staff made of the answer (product.md#reviews). */
export const REVIEW_STATUSES = ["asked", "written", "published", "declined"] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

const LABELS: Readonly<Record<ReviewStatus, string>> = {
  asked: "Chiesta",
  written: "Da leggere",
  published: "Pubblicata",
  declined: "Non pubblicata",
};
export const reviewStatusLabel = (status: ReviewStatus): string => LABELS[status];

export const MAX_STARS = 5;
export const MIN_REVIEW_CHARACTERS = 20;
export const MAX_REVIEW_CHARACTERS = 1500;
export const MAX_REVIEW_ANSWER_CHARACTERS = 1000;
export const MAX_SHOWN_NAME_CHARACTERS = 40;

/** A review as visitors read it: nobody but the name that was chosen for it. */
export interface PublishedReview {
  id: string;
  stars: number;
  body: string;
  name: string;
  /** The car it is about, as it was called. */
  vehicle: string;
  /** The day of the return; pages say its month. */
  returnedOn: CivilDate;
  answer: string | null;
  /** Invented for the demonstration. */
  demo: boolean;
}

/** The published reviews of a car: the newest, and what all the true ones come to. */
export interface VehicleReviews {
  shown: readonly PublishedReview[];
  /** Without invented ones; null where there are none. */
  rating: { average: number; count: number } | null;
}

export const NO_REVIEWS: VehicleReviews = { shown: [], rating: null };

/** "novembre 2026", as it stands in a sentence. */
export const formatReviewMonth = (day: CivilDate): string => formatItalianLong(day).split(" ").slice(-2).join(" ");

/** "4 stelle su 5". */
export const starsText = (stars: number): string => `${formatCount(stars, "stella", "stelle")} su ${MAX_STARS}`;

/** "Giulia R.", as a form suggests it: the given name and the first letter of the last. */
export function suggestShownName(name: string): string {
  const [first = "", ...rest] = trimText(name).split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${last.charAt(0).toUpperCase()}.` : first;
}
