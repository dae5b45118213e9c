import type { Role } from "#domain/access/roles.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import type { DeliverySupplement } from "#domain/delivery/supplement.ts";
import type { Cents } from "#domain/money.ts";
import type { OrderStatus } from "#domain/orders/order.ts";
import type { RentalExtent } from "#domain/prices/terms.ts";
import type { QuotedRental, QuoteKind, QuoteLine, QuoteStatus } from "#domain/quotes/quote.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { ReviewStatus } from "#domain/reviews/review.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";

/** A quote as its customer sees it by the private link. */
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
  /** The names of the rental's places in the page's language, by their slugs or the names of their cities. */
  placeNames: Readonly<Record<string, string>>;
  /** A sentence for a car's return within the grace period; undefined for any other return. */
  graceSentence?: string | undefined;
  /** The tax that the total of a car contains, in the words of the page; empty where bills do not show it (product.md#vat). */
  vat: readonly { label: string; value: string }[];
  /** The rental part of a car's quote, while the car is in the fleet. */
  hire: { terms: RentalTerms; rental: RentalExtent; supplements: readonly DeliverySupplement[] } | null;
  /** Why the quote can no longer be accepted or declined; null while it can. */
  closed: string | null;
  /** Reference of the order that the quote became. */
  order: string | null;
  /** Status of that order. Staff's notes are not included. */
  orderStatus: OrderStatus | null;
  /** The booking that the quote became; null if it became none. It stays a request for a banned customer (product.md#rental-ban). */
  booking: { status: BookingStatus; createdAt: Date } | null;
  /** Token of the booking's page; null unless the quote became a booking. */
  bookingToken: string | null;
}

/** A review as its author sees it. */
export interface RenterReview {
  status: ReviewStatus;
  vehicle: string;
  /** Pictures of the car; empty after it was deleted. */
  images: readonly string[];
  returnedOn: CivilDate;
  stars: number | null;
  body: string;
  /** The name shown with the review; a suggestion until the review is written. */
  shownName: string;
  answer: string | null;
}

/** The page of an invitation link, depending on the visitor. */
export type InvitationPageData =
  /** The link is invalid, for whatever reason. */
  | { step: "closed" }
  /** The e-mail address has no account: the visitor chooses name and password. */
  | { step: "new-account"; email: string; role: Role }
  /** The e-mail address has an account, whose owner must sign in. */
  | { step: "sign-in"; email: string; role: Role }
  /** The account's owner is signed in and can accept. */
  | { step: "accept"; email: string; role: Role }
  /** Another user is signed in. */
  | { step: "other-user"; email: string; role: Role; signedInAs: string };
