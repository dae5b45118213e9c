import { type BookingStatus, TRANSITIONS } from "#domain/bookings/booking-statuses.ts";

/** Every way that a booking can have come to where it is, by the table of transitions: the states in their order. */
export const LEGAL_HISTORIES: readonly BookingStatus[][] = historiesFrom(["requested"]);

function historiesFrom(history: BookingStatus[]): BookingStatus[][] {
  const onwards = TRANSITIONS.filter(({ from }) => from === history.at(-1));
  return [history, ...onwards.flatMap(({ to }) => historiesFrom([...history, to]))];
}
