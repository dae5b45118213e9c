import { type City, distanceKm } from "#domain/cities/city.ts";
import { SLOT_MINUTES } from "#domain/rental-period/time-slots.ts";
import type { DeliveryConfiguration } from "./delivery-configuration.ts";
import { type Destination, destinationPoint } from "./destination.ts";

/** The drive between a car's base and a pickup or return place. */
export interface Transfer {
  /** Road distance, rounded. */
  kilometres: number;
  /** Driving time in whole half hours, so that arrival falls on a time slot. */
  minutes: number;
}

/** The transfer to the renter and the transfer home. */
export interface RoundTrip {
  out: Transfer;
  back: Transfer;
}

export const NO_TRANSFER: Transfer = { kilometres: 0, minutes: 0 };
export const NO_ROUND_TRIP: RoundTrip = { out: NO_TRANSFER, back: NO_TRANSFER };

const MINUTES_PER_HOUR = 60;

type Base = Pick<City, "slug" | "latitude" | "longitude">;
type DrivingConfiguration = Pick<
  DeliveryConfiguration,
  "roadFactor" | "drivingKilometresPerHour" | "freeRadiusKilometres"
>;

/**
 * Computes the transfer between a base and a destination: great-circle distance times road factor, at the configured speed. Zero within the base's
 * city and its free radius; null if the distance is unknown. Zurigo–Amburgo: 694 km great circle, 868 by road, 11 hours at 80 km/h.
 * Barcellona–Marbella: 815, 1,019, 13 hours.
 */
export function computeTransfer(base: Base, destination: Destination, roads: DrivingConfiguration): Transfer | null {
  const point = destinationPoint(destination, roads.freeRadiusKilometres);
  if (point === destination.city && destination.city.slug === base.slug) return NO_TRANSFER;
  const greatCircle = distanceKm(base, point);
  if (greatCircle === null) return null;
  const kilometres = greatCircle * roads.roadFactor;
  return { kilometres: Math.round(kilometres), minutes: drivingMinutes(kilometres, roads) };
}

function drivingMinutes(kilometres: number, { drivingKilometresPerHour }: DrivingConfiguration): number {
  const minutes = (kilometres / drivingKilometresPerHour) * MINUTES_PER_HOUR;
  return Math.ceil(minutes / SLOT_MINUTES) * SLOT_MINUTES;
}
