import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { ReviewStatus } from "#domain/reviews/review.ts";

/** A review as its writer sees it. */
export interface RenterReview {
  status: ReviewStatus;
  vehicle: string;
  /** Of the car, as its page shows them; none once it is gone. */
  images: readonly string[];
  returnedOn: CivilDate;
  stars: number | null;
  body: string;
  /** As it will be shown; a suggestion until it is written. */
  shownName: string;
  answer: string | null;
}
