import type { Role } from "#domain/access/roles.ts";
import type { DeliverySupplement } from "#domain/delivery/supplement.ts";
import type { Cents } from "#domain/money.ts";
import type { OrderStatus } from "#domain/orders/order.ts";
import type { QuotedRental, QuoteKind, QuoteLine, QuoteStatus } from "#domain/quotes/quote.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { ReviewStatus } from "#domain/reviews/review.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";

/** A quote as its customer reads it by the private link. */
export interface CustomerQuote {
  reference: string;
  kind: QuoteKind;
  status: QuoteStatus;
  name: string;
  title: string;
  lines: readonly QuoteLine[];
  total: Cents;
  validUntil: CivilDate;
  terms: string;
  rental: QuotedRental | null;
  /** Of a car that is in the fleet: the terms it is hired on, for so many days, and what its places cost. */
  hire: { terms: RentalTerms; days: number; supplements: readonly DeliverySupplement[] } | null;
  /** Why it can no longer be answered; null while it can. */
  closed: string | null;
  /** The order it became. */
  order: string | null;
  /** How far that order is; of what staff note about it the customer reads nothing. */
  orderStatus: OrderStatus | null;
  /** The token of the booking's page, once it became one. */
  bookingToken: string | null;
}

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

/** What whoever opens an invitation's link finds, by who they are. */
export type InvitationPageData =
  /** It opens nothing, for whatever reason. */
  | { step: "closed" }
  /** No account yet: name and password are chosen here. */
  | { step: "new-account"; email: string; role: Role }
  /** The address has an account, whose owner has to sign in. */
  | { step: "sign-in"; email: string; role: Role }
  /** Its owner is signed in: one press is left. */
  | { step: "accept"; email: string; role: Role }
  /** Somebody else is signed in. */
  | { step: "other-user"; email: string; role: Role; signedInAs: string };
