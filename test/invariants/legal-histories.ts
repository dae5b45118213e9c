import { type BookingStatus, TRANSITIONS } from "#domain/bookings/booking-statuses.ts";

/** Every sequence of statuses that the transition table allows for a booking. */
export const LEGAL_HISTORIES: readonly BookingStatus[][] = historiesFrom(["requested"]);

function historiesFrom(history: BookingStatus[]): BookingStatus[][] {
  const onwards = TRANSITIONS.filter(({ from }) => from === history.at(-1));
  return [history, ...onwards.flatMap(({ to }) => historiesFrom([...history, to]))];
}
