import type { UnitReadings } from "#domain/bookings/kilometre-charge.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

/** Why another unit replaces the one that the renter has (product.md#replacement-car). */
export const REPLACEMENT_REASONS = ["breakdown", "accident", "upgrade", "other"] as const;
export type ReplacementReason = (typeof REPLACEMENT_REASONS)[number];

/** A leg of a rental: one unit that the renter has or had. */
export interface BookingUnit {
  id: string;
  /** 1 for the first unit of the rental. */
  position: number;
  /** Null after the vehicle was deleted. */
  vehicleId: string | null;
  /** Brand and name of the vehicle when the unit left. */
  title: string;
  /** The id of the unit; null after the vehicle was deleted. */
  unitId: string | null;
  /** Number and plate of the unit; null if unknown. */
  unit: number | null;
  plate: string | null;
  startedAt: Date;
  /** Null while the renter has the unit. */
  endedAt: Date | null;
  /** Why another unit replaced this one; null for the unit with which the rental ended. */
  endReason: ReplacementReason | null;
  endNote: string | null;
  /** Where the unit was replaced; null if it was not. */
  end: { city: string; place: string | null; timeZone: string } | null;
  /** Its base, and its transfer to the base after the replacement. */
  base: string | null;
  back: { kilometres: number; minutes: number };
  /** The vehicle's turnaround today; 0 after the vehicle was deleted. */
  turnaroundHours: number;
}

/** The vehicle of the unit that a booking holds: the booked one, or that of the last replacement. */
export interface UnitVehicle {
  /** Null after the vehicle was deleted. */
  id: string | null;
  /** Brand and name. */
  title: string;
  turnaroundHours: number;
  /** Name and pictures of the vehicle in the catalogue now; null after the vehicle was deleted. */
  catalogueVehicle: Pick<Vehicle, "slug" | "name" | "images"> | null;
}

/** Returns the leg that a record is about: the unit that the renter has or, after the end, had last. Null before the car has left. */
export const lastUnitOf = <Unit>(units: readonly Unit[]): Unit | null => units.at(-1) ?? null;

/**
 * Returns the cars of a rental in order: "Ferrari 296 GTB, poi Porsche 911 Carrera S". A replacement by a unit of the same car adds none
 * (product.md#replacement-car).
 */
export function drivenCarsText(
  words: Words<"bookingPage">,
  { vehicle, units }: { vehicle: { title: string }; units: readonly Pick<BookingUnit, "title">[] },
): string {
  const titles = units.map(({ title }) => title).filter((title, index, all) => title !== all[index - 1]);
  const [first = vehicle.title, ...others] = titles;
  return others.reduce((cars, next) => say(words, words.bookingPage.cars.drivenCars, { first: cars, next }), first);
}

/** Returns the readings of each unit that the renter had; null while one of them is missing (product.md#replacement-car). */
export function toReadingsByUnit(
  units: readonly Pick<BookingUnit, "id">[],
  records: readonly { bookingUnitId: string; kind: keyof UnitReadings; kilometres: number }[],
): UnitReadings[] | null {
  const readings = units.flatMap(({ id }) => {
    const find = (kind: keyof UnitReadings) =>
      records.find((record) => record.bookingUnitId === id && record.kind === kind)?.kilometres;
    const [pickup, back] = [find("pickup"), find("return")];
    return pickup === undefined || back === undefined ? [] : [{ pickup, return: back }];
  });
  return units.length > 0 && readings.length === units.length ? readings : null;
}
