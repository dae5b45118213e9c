import { type BookingStatus, canTransition } from "#domain/bookings/booking-statuses.ts";
import type { BookingUnit, UnitVehicle } from "#domain/bookings/booking-unit.ts";
import { isHandedOver } from "#domain/bookings/handed-over.ts";
import type { BookingDelivery } from "#domain/delivery/rental-place.ts";
import type { Language } from "#domain/languages.ts";
import type { Cents } from "#domain/money.ts";
import type { AgreedPrice } from "#domain/prices/agreed-price.ts";
import type { CancellationTerms } from "#domain/prices/cancellation.ts";
import type { PriceLine } from "#domain/prices/price-line.ts";
import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import type { Finish } from "#domain/units/finish.ts";
import type { RentalTerms, Vehicle } from "#domain/vehicles/vehicle.ts";

/** The pickup or the return: place, civil time there, and the instant. */
export interface PickupOrReturn extends CivilMoment {
  /** City name as stored. */
  city: string;
  timeZone: string;
  at: Date;
}

/** Kinds of booking events: "move" is a status transition, the others happen within a status. */
export const BOOKING_EVENT_KINDS = [
  "move",
  "change",
  "handover",
  "note",
  "opened",
  "dates-asked",
  "replaced",
  "message",
  "reminder",
] as const;
export type BookingEventKind = (typeof BOOKING_EVENT_KINDS)[number];

/** A status change of a booking: the new status, who made it and when. */
export interface BookingStatusEvent {
  status: BookingStatus;
  /** "renter", "system" or a staff user's id. */
  actor: string;
  at: Date;
}

/** The vehicle that the renter booked; after a replacement, the renter has another (`Booking.unitVehicle`). */
export interface BookedVehicle {
  /** The vehicle's id; null after the vehicle was deleted. */
  id: string | null;
  /** Brand and name at the time of booking. */
  title: string;
  /** The vehicle as it is in the catalogue now; null after it was deleted. */
  catalogueVehicle: Pick<
    Vehicle,
    "slug" | "name" | "images" | "category" | "citySlug" | "totalUnits" | "turnaroundHours"
  > | null;
}

/** A stored booking. Price and terms are as agreed, whatever the vehicle costs today. */
export interface Booking {
  id: string;
  /** "VL-7K3MQD". */
  reference: string;
  status: BookingStatus;
  vehicle: BookedVehicle;
  /** The legs of the rental: the units that the renter had, the present or last one at the end. Empty before the car has left. */
  units: readonly BookingUnit[];
  /** The vehicle of `unit`. It differs from `vehicle` after a replacement (product.md#replacement-car). */
  unitVehicle: UnitVehicle;
  /** Number and plate (if known) of the unit that the booking holds or last held. */
  unit: number | null;
  plate: string | null;
  /** Paint and interior of that unit; null if unknown. */
  finish: Finish | null;
  pickup: PickupOrReturn;
  return: PickupOrReturn;
  /** The country of the pickup, as cities name it. */
  pickupCountry: string;
  /** Whether the bill shows the value added tax that it contains; set by services, which know the settings. */
  showsVat?: boolean;
  days: number;
  /** The grace period by which the days are counted, as it was at the request. */
  graceMinutes: number;
  dailyRate: Cents;
  oneWay: Cents;
  /** Exact places of pickup and return, the base, and what was promised about the delivery. */
  delivery: BookingDelivery;
  /** The kilometres that the price includes, for the whole rental. */
  includedKilometres: number;
  /** The parts of the total, in the order of the bill, frozen at the request or the last change (product.md#price). */
  lines: readonly PriceLine[];
  /** The price to pay: list total minus the agreed discount. */
  total: Cents;
  agreed: AgreedPrice | null;
  currency: string;
  terms: RentalTerms;
  /** What a cancellation costs, as it was at the request; undefined if it is free until the pickup (product.md#cancellation-terms). */
  cancellation?: CancellationTerms | undefined;
  /** What the renter owes of a booking that was cancelled or not collected; undefined for nothing. */
  cancellationFee?: Cents | undefined;
  /** E-mail or phone may be missing if staff entered the booking during a phone call. */
  renter: { name: string; email: string | null; phone: string | null };
  driver: { birthDate: string; licenceDate: string };
  note: string | null;
  /** The language of the renter's mails and links. */
  language: Language;
  /** The end of a request's hold; kept after later transitions. */
  holdExpiresAt: Date | null;
  /** When the renter opened the link in the mail, which extended the short hold to the long one. */
  linkOpenedAt: Date | null;
  /** Recorded times of pickup and return. */
  collectedAt: Date | null;
  returnedAt: Date | null;
  /** Whether the pickup record exists. */
  hasPickupRecord: boolean;
  /** Expected return of a late car, as entered by staff. */
  expectedReturnAt: Date | null;
  /** How often the private link was renewed; earlier links are invalid. */
  linkVersion: number;
  createdAt: Date;
  updatedAt: Date;
  /** Incremented by every change, for optimistic locking. */
  version: number;
}

/** Returns the effective status: a request whose hold has ended is expired even before the job stores it (product.md#booking-states). */
export function statusAt(booking: Pick<Booking, "status" | "holdExpiresAt">, now: Date): BookingStatus {
  const isExpired = booking.status === "requested" && booking.holdExpiresAt !== null && booking.holdExpiresAt <= now;
  return isExpired ? "expired" : booking.status;
}

/** Whether the renter may still cancel by the private link: while open, before the handover and the pickup time (product.md#private-link). */
export function canRenterCancel(
  booking: Pick<Booking, "status" | "holdExpiresAt" | "pickup" | "hasPickupRecord">,
  now: Date,
): boolean {
  const isCancellable = canTransition(statusAt(booking, now), "cancelled", "renter");
  return isCancellable && !isHandedOver(booking) && now < booking.pickup.at;
}
