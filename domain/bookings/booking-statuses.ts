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

/** What counts as revenue: bookings that were promised and not taken back (product.md#dashboard). */
export const REVENUE_STATUSES = ["confirmed", "active", "completed"] as const satisfies readonly BookingStatus[];

/** Who brings a booking into another state: the renter by the private link, staff in the panel, the system by its own clock. */
export type BookingActor = "renter" | "staff" | "system";

export interface BookingTransition {
  from: BookingStatus;
  to: BookingStatus;
  actors: readonly BookingActor[];
}

/** Every transition there is; what is not here does not happen, on screen or in the database. */
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

/** Those out of which a transition leads: the booking is not over and holds its car. */
export const OPEN_STATUSES: readonly BookingStatus[] = BOOKING_STATUSES.filter((status) =>
  TRANSITIONS.some(({ from }) => from === status),
);

const LABELS: Readonly<Record<BookingStatus, string>> = {
  requested: "In attesa di conferma",
  confirmed: "Confermata",
  active: "In corso",
  completed: "Conclusa",
  declined: "Non accolta",
  cancelled: "Annullata",
  no_show: "Non presentato",
  expired: "Scaduta",
};

/** True when this actor may bring a booking from one state into the other. */
export function canTransition(from: BookingStatus, to: BookingStatus, actor: BookingActor): boolean {
  return TRANSITIONS.some(
    (transition) => transition.from === from && transition.to === to && transition.actors.includes(actor),
  );
}

/** The states an actor may bring a booking into, in the order of the table. */
export function transitionsFrom(from: BookingStatus, actor: BookingActor): BookingStatus[] {
  return TRANSITIONS.filter((transition) => transition.from === from && transition.actors.includes(actor)).map(
    (transition) => transition.to,
  );
}

/** "In attesa di conferma": the state as renter and staff read it. */
export function statusLabel(status: BookingStatus): string {
  return LABELS[status];
}

/** True while the booking can still change its state, which is also while it holds its car. */
export function isOpenStatus(status: BookingStatus): boolean {
  return OPEN_STATUSES.includes(status);
}

/** Those of a booking that ended before the renter had a car. */
const STATUSES_WITHOUT_RENTAL: ReadonlySet<BookingStatus> = new Set(["declined", "cancelled", "no_show", "expired"]);

/** True once it is certain that the renter gets no car by this booking. */
export function hasEndedWithoutRental(status: BookingStatus): boolean {
  return STATUSES_WITHOUT_RENTAL.has(status);
}

/** True for the text of one of the eight states. */
export function isBookingStatus(text: string): text is BookingStatus {
  return (BOOKING_STATUSES as readonly string[]).includes(text);
}
