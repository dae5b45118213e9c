import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import type { CivilDate, CivilTime } from "#domain/rental-period/civil-time.ts";

/** What a day's plan needs of a booking; dates and times by the clock of each city. */
export interface DayEventBooking {
  id: string;
  reference: string;
  status: BookingStatus;
  vehicle: string;
  name: string;
  pickupCity: string;
  pickupDate: CivilDate;
  pickupTime: CivilTime;
  returnCity: string;
  returnDate: CivilDate;
  returnTime: CivilTime;
}

/** A car that leaves or comes back. */
export interface DayEvent {
  kind: "pickup" | "return";
  time: CivilTime;
  city: string;
  booking: Pick<DayEventBooking, "id" | "reference" | "vehicle" | "name">;
  /** It has left, or has come back. */
  done: boolean;
}

/** The states of bookings that a day's plan is about: promised, on the road, over. */
export const PLANNED_STATUSES = ["confirmed", "active", "completed"] as const satisfies readonly BookingStatus[];

const DEPARTED_STATUSES: readonly BookingStatus[] = ["active", "completed"];

/** The pickups and returns of a day in the order of the clock; a return before a pickup of the same minute, since it frees the car. */
export function listDayEvents(bookings: readonly DayEventBooking[], day: CivilDate): DayEvent[] {
  const events = bookings.flatMap((planned): DayEvent[] => {
    const { status, id, reference, vehicle, name } = planned;
    const booking = { id, reference, vehicle, name };
    const pickup: DayEvent = {
      kind: "pickup",
      time: planned.pickupTime,
      city: planned.pickupCity,
      booking,
      done: DEPARTED_STATUSES.includes(status),
    };
    const back: DayEvent = {
      kind: "return",
      time: planned.returnTime,
      city: planned.returnCity,
      booking,
      done: status === "completed",
    };
    return [...(planned.pickupDate === day ? [pickup] : []), ...(planned.returnDate === day ? [back] : [])];
  });
  return events.sort((one, other) => one.time.localeCompare(other.time) || other.kind.localeCompare(one.kind));
}
