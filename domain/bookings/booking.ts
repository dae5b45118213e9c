import { type BookingStatus, canTransition } from "#domain/bookings/booking-statuses.ts";
import { isHandedOver } from "#domain/bookings/handed-over.ts";
import type { BookingDelivery } from "#domain/delivery/rental-place.ts";
import type { DeliverySupplement } from "#domain/delivery/supplement.ts";
import type { Cents } from "#domain/money.ts";
import type { AgreedPrice } from "#domain/prices/agreed-price.ts";
import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import type { Finish } from "#domain/units/finish.ts";
import type { RentalTerms, Vehicle } from "#domain/vehicles/vehicle.ts";

/** One end of a rental: where, what the clock there shows, and which instant that is. */
export interface PickupOrReturn extends CivilMoment {
  /** City name as stored. */
  city: string;
  timeZone: string;
  at: Date;
}

/** What can happen to a booking: a transition to another state, or something while it is in one. */
export const BOOKING_EVENT_KINDS = ["move", "change", "handover", "note", "opened", "dates-asked"] as const;
export type BookingEventKind = (typeof BOOKING_EVENT_KINDS)[number];

/** One transition of a booking, with when it was made. */
export interface BookingEvent {
  status: BookingStatus;
  /** "renter", "system" or a staff user's id. */
  actor: string;
  at: Date;
}

/** The car of a booking. */
export interface BookedVehicle {
  /** Null once the car has been deleted. */
  id: string | null;
  /** Brand and name as they were when it was booked. */
  title: string;
  /** The car as the catalogue has it now; null once it has been deleted. */
  catalogueVehicle: Pick<
    Vehicle,
    "slug" | "name" | "images" | "category" | "citySlug" | "totalUnits" | "turnaroundHours"
  > | null;
}

/** A booking as it is stored: price and terms as they were agreed, whatever the car costs today. */
export interface Booking {
  id: string;
  /** "VL-7K3MQD". */
  reference: string;
  status: BookingStatus;
  vehicle: BookedVehicle;
  /** The unit it holds, or held last: its number, and its plate where it is known. */
  unit: number | null;
  plate: string | null;
  /** Paint and interior of that unit; null where no colour is known. */
  finish: Finish | null;
  pickup: PickupOrReturn;
  return: PickupOrReturn;
  days: number;
  dailyRate: Cents;
  oneWay: Cents;
  /** Where exactly it is handed over and comes back, from which base, and what was promised about it. */
  delivery: BookingDelivery;
  /** What that costs, end by end. */
  supplements: DeliverySupplement[];
  /** What is paid: the list total, less what was agreed. */
  total: Cents;
  agreed: AgreedPrice | null;
  currency: string;
  terms: RentalTerms;
  /** Address or number may be missing when staff took the booking down on the phone. */
  renter: { name: string; email: string | null; phone: string | null };
  driver: { birthDate: string; licenceDate: string };
  note: string | null;
  /** Until when a request holds its car; kept when the booking has moved on. */
  holdExpiresAt: Date | null;
  /** When the renter opened the link of the mail, which made the hold the long one. */
  linkOpenedAt: Date | null;
  /** When the car left and came back, as recorded. */
  collectedAt: Date | null;
  returnedAt: Date | null;
  /** The record of the pickup exists. */
  hasPickupRecord: boolean;
  /** When staff expect a late car back. */
  expectedReturnAt: Date | null;
  /** How often its private link was renewed; the ones before open nothing. */
  linkVersion: number;
  createdAt: Date;
  updatedAt: Date;
  /** Grows with every change. */
  version: number;
}

/** The state a booking is really in: a request nobody answered in time is expired even before the company has noted it (product.md#booking-states). */
export function statusAt(booking: Pick<Booking, "status" | "holdExpiresAt">, now: Date): BookingStatus {
  const isExpired = booking.status === "requested" && booking.holdExpiresAt !== null && booking.holdExpiresAt <= now;
  return isExpired ? "expired" : booking.status;
}

/** Whether the renter may still cancel by the private link: an open booking, until the car is handed over or should have been (product.md#private-link). */
export function canRenterCancel(
  booking: Pick<Booking, "status" | "holdExpiresAt" | "pickup" | "hasPickupRecord">,
  now: Date,
): boolean {
  const isCancellable = canTransition(statusAt(booking, now), "cancelled", "renter");
  return isCancellable && !isHandedOver(booking) && now < booking.pickup.at;
}
