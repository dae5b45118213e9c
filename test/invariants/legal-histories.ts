import { BOOKING_STATUSES, type BookingStatus, REOPENINGS, TRANSITIONS } from "#domain/bookings/booking-statuses.ts";

/** How often one booking is reopened at most in tests. */
export const MAX_REOPENINGS = 5;

/** Every sequence of statuses that the transition table allows for a booking which is never reopened. */
export const LEGAL_HISTORIES: readonly BookingStatus[][] = historiesFrom(["requested"], 0);

/** The statuses of every legal history, reopenings included, in the order of `BOOKING_STATUSES`, each with the status at the end. */
export const LEGAL_STATUS_SETS: readonly string[] = [
  ...new Set(
    historiesFrom(["requested"], MAX_REOPENINGS).map((history) => {
      const sorted = history.toSorted((one, other) => BOOKING_STATUSES.indexOf(one) - BOOKING_STATUSES.indexOf(other));
      return `${sorted.join(" ")} > ${history.at(-1)}`;
    }),
  ),
];

function historiesFrom(history: BookingStatus[], reopenings: number): BookingStatus[][] {
  const status = history.at(-1);
  const onwards = TRANSITIONS.filter(({ from }) => from === status);
  const reopened = reopenings > 0 ? REOPENINGS.filter(({ from }) => from === status) : [];
  return [
    history,
    ...onwards.flatMap(({ to }) => historiesFrom([...history, to], reopenings)),
    ...reopened.flatMap(({ to }) => historiesFrom([...history, to], reopenings - 1)),
  ];
}
