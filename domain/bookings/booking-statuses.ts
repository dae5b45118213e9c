import { BOOKING_STATUSES_IT } from "#domain/words/customers/booking-statuses.it.ts";

/** The states of a booking (product.md#booking-states). */
export const BOOKING_STATUSES = [
  "requested",
  "confirmed",
  "active",
  "completed",
  "declined",
  "cancelled",
  "no_show",
  "expired",
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Statuses that count as revenue: confirmed and not cancelled (product.md#dashboard). */
export const REVENUE_STATUSES = ["confirmed", "active", "completed"] as const satisfies readonly BookingStatus[];

/** Who makes a transition: the renter by the private link, staff in the panel, or the system on a timeout. */
export type BookingActor = "renter" | "staff" | "system";

export interface BookingTransition {
  from: BookingStatus;
  to: BookingStatus;
  actors: readonly BookingActor[];
}

/** The only allowed transitions of an open booking, in the interface and in the database. */
export const TRANSITIONS: readonly BookingTransition[] = [
  { from: "requested", to: "confirmed", actors: ["staff"] },
  { from: "requested", to: "declined", actors: ["staff"] },
  { from: "requested", to: "cancelled", actors: ["renter", "staff"] },
  { from: "requested", to: "expired", actors: ["system"] },
  { from: "confirmed", to: "active", actors: ["staff"] },
  { from: "confirmed", to: "cancelled", actors: ["renter", "staff"] },
  { from: "confirmed", to: "no_show", actors: ["staff"] },
  { from: "active", to: "completed", actors: ["staff"] },
];

/** The transitions by which an admin reopens a booking that ended by mistake. Everybody else sees these statuses as final. */
export const REOPENINGS = [
  { from: "completed", to: "active" },
  { from: "cancelled", to: "confirmed" },
  { from: "declined", to: "confirmed" },
  { from: "no_show", to: "confirmed" },
] as const satisfies readonly Omit<BookingTransition, "actors">[];

/** A status that a reopened booking gets. */
export type ReopenedStatus = (typeof REOPENINGS)[number]["to"];

/** Statuses with an outgoing transition: the booking is open and holds its car. */
export const OPEN_STATUSES: readonly BookingStatus[] = BOOKING_STATUSES.filter((status) =>
  TRANSITIONS.some(({ from }) => from === status),
);

/** Returns whether the actor may make this transition. */
export function canTransition(from: BookingStatus, to: BookingStatus, actor: BookingActor): boolean {
  return TRANSITIONS.some(
    (transition) => transition.from === from && transition.to === to && transition.actors.includes(actor),
  );
}

/** Returns the statuses to which the actor may move a booking, in table order. */
export function transitionsFrom(from: BookingStatus, actor: BookingActor): BookingStatus[] {
  return TRANSITIONS.filter((transition) => transition.from === from && transition.actors.includes(actor)).map(
    (transition) => transition.to,
  );
}

/** Returns the Italian label of a status, for the panel and mails to staff: "In attesa di conferma". */
export function statusLabel(status: BookingStatus): string {
  return BOOKING_STATUSES_IT[status];
}

/** Whether the status is open: the booking can still change and holds its car. */
export function isOpenStatus(status: BookingStatus): boolean {
  return OPEN_STATUSES.includes(status);
}

/** Terminal statuses without a handover to the renter. */
const STATUSES_WITHOUT_RENTAL: ReadonlySet<BookingStatus> = new Set(["declined", "cancelled", "no_show", "expired"]);

/** Whether the booking has ended without a rental, so that the renter gets no car. */
export function hasEndedWithoutRental(status: BookingStatus): boolean {
  return STATUSES_WITHOUT_RENTAL.has(status);
}

/** Whether the text is one of the eight statuses. */
export function isBookingStatus(text: string): text is BookingStatus {
  return (BOOKING_STATUSES as readonly string[]).includes(text);
}
