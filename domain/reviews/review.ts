import type { Language } from "#domain/languages.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { trimText } from "#domain/trim-text.ts";
import { formatMonthAndYear } from "#domain/words/formats/format-date.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

/** The statuses of a review, from the request to staff's decision (product.md#reviews). */
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

/** A review as visitors see it; the author appears only by the name chosen for it. */
export interface PublishedReview {
  id: string;
  stars: number;
  body: string;
  name: string;
  /** The vehicle's name at the time of the rental. */
  vehicle: string;
  /** The day of the return; pages show its month. */
  returnedOn: CivilDate;
  answer: string | null;
  /** The language of the renter, in which body and answer are. */
  language: Language;
  /** Whether the review is demo data. */
  demo: boolean;
}

/** The latest published reviews of a vehicle, and the rating from all real reviews. */
export interface VehicleReviews {
  shown: readonly PublishedReview[];
  /** The average of the real reviews, without demo reviews; null if there is no real review. */
  rating: { average: number; count: number } | null;
}

export const NO_REVIEWS: VehicleReviews = { shown: [], rating: null };

/** Formats "novembre 2026", for use in a sentence. */
export const formatReviewMonth = (words: Words<"formats">, day: CivilDate): string =>
  formatMonthAndYear(words, day.slice(0, 7));

/** Returns "4 stelle su 5". */
export const starsText = (words: Words<"reviewStars">, stars: number): string =>
  say(words, words.reviewStars.stars, { count: stars });

/** Suggests a public name, "Giulia R.": the given name and the initial of the family name. */
export function suggestShownName(name: string): string {
  const [first = "", ...rest] = trimText(name).split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${last.charAt(0).toUpperCase()}.` : first;
}
