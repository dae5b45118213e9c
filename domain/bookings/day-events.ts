import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import type { CivilDate, CivilTime } from "#domain/rental-period/civil-time.ts";

/** The booking fields that a day's plan needs; dates and times in each city's time zone. */
export interface DayEventBooking {
  id: string;
  reference: string;
  status: BookingStatus;
  vehicle: string;
  /** The car that comes back: the booked one or, after a replacement, the last (product.md#replacement-car). */
  lastVehicle: string;
  name: string;
  pickupCity: string;
  pickupDate: CivilDate;
  pickupTime: CivilTime;
  returnCity: string;
  returnDate: CivilDate;
  returnTime: CivilTime;
}

/** A pickup or return of a day. */
export interface DayEvent {
  kind: "pickup" | "return";
  time: CivilTime;
  city: string;
  booking: Pick<DayEventBooking, "id" | "reference" | "name"> & {
    /** The car that leaves or comes back. */
    vehicle: string;
  };
  /** Whether it has happened. */
  done: boolean;
}

/** Statuses of the bookings in a day's plan. */
export const PLANNED_STATUSES = ["confirmed", "active", "completed"] as const satisfies readonly BookingStatus[];

const DEPARTED_STATUSES: readonly BookingStatus[] = ["active", "completed"];

/** Returns the pickups and returns of a day by time. A return comes before a pickup of the same minute, since it frees the car. */
export function listDayEvents(bookings: readonly DayEventBooking[], day: CivilDate): DayEvent[] {
  const events = bookings.flatMap((planned): DayEvent[] => {
    const { status, id, reference, vehicle, lastVehicle, name } = planned;
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
      booking: { ...booking, vehicle: lastVehicle },
      done: status === "completed",
    };
    return [...(planned.pickupDate === day ? [pickup] : []), ...(planned.returnDate === day ? [back] : [])];
  });
  return events.sort((one, other) => one.time.localeCompare(other.time) || other.kind.localeCompare(one.kind));
}
