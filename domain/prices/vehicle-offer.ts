import type { UnitHold } from "#domain/availability/availability.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { Cents } from "#domain/money.ts";
import type { City } from "#domain/places.ts";
import { addDays, type CivilDate, type CivilMoment, toInstant } from "#domain/rental-period/civil-time.ts";
import { ONLINE_LIMITS, periodProblems, type RentalPeriod } from "#domain/rental-period/period.ts";
import { quoteRental, type RentalQuote } from "./price.ts";

/** What the company answers to a wish for one car, before any personal data is asked (product.md#price). */
export type VehicleOffer =
  | { kind: "no-dates" }
  /** Dates that cannot be a rental, and why, in Italian. */
  | { kind: "impossible"; message: string }
  /** The car is out of the fleet for now. */
  | { kind: "unavailable" }
  /** Every unit is held for a part of the period; `next` is the first period of the same length that is free, if one comes soon. */
  | { kind: "taken"; period: RentalPeriod; next: RentalPeriod | null }
  | { kind: "free"; period: RentalPeriod; quote: RentalQuote };

interface SearchTerms {
  vehicle: Pick<Vehicle, "available" | "totalUnits" | "turnaroundHours" | "timeZone" | "dailyRate" | "terms">;
  pickupDate?: CivilDate | undefined;
  returnDate?: CivilDate | undefined;
  pickupTime: string;
  returnTime: string;
  pickupCity: Pick<City, "slug" | "latitude" | "longitude">;
  returnCity: Pick<City, "slug" | "latitude" | "longitude" | "timeZone">;
  /** Of every unit, released and expired ones left out. */
  holds: readonly UnitHold[];
  /** What the clock shows where the car stands. */
  now: CivilMoment;
  oneWayRatePerKilometre: Cents;
}

const HOUR = 3_600_000;
/** How far ahead a free period is looked for, in days. */
const LOOK_AHEAD_DAYS = 60;

/** The offer for one car and two moments (product.md#price): price when it is free, otherwise what stands in the way. */
export function offerVehicle(selection: SearchTerms): VehicleOffer {
  const { vehicle, pickupDate, returnDate, now } = selection;
  if (!vehicle.available) return { kind: "unavailable" };
  if (!pickupDate || !returnDate) return { kind: "no-dates" };
  const period: RentalPeriod = {
    pickup: { date: pickupDate, time: selection.pickupTime },
    return: { date: returnDate, time: selection.returnTime },
  };
  const [problem] = periodProblems(
    {
      pickup: { ...period.pickup, timeZone: vehicle.timeZone },
      return: { ...period.return, timeZone: selection.returnCity.timeZone },
    },
    now,
    ONLINE_LIMITS,
  );
  if (problem) return { kind: "impossible", message: problem.message };
  if (!isFree(selection, period)) return { kind: "taken", period, next: nextFreePeriod(selection, period) };
  const { pickupCity, returnCity, oneWayRatePerKilometre } = selection;
  const { dailyRate, terms } = vehicle;
  return {
    kind: "free",
    period,
    quote: quoteRental({ dailyRate, ...period, pickupCity, returnCity, oneWayRatePerKilometre, terms }),
  };
}

/** A unit is free when no hold touches it from the pickup to the end of the turnaround after the return. */
function isFree({ vehicle, holds, returnCity }: SearchTerms, period: RentalPeriod): boolean {
  const from = toInstant(period.pickup, vehicle.timeZone).getTime();
  const to = toInstant(period.return, returnCity.timeZone).getTime() + vehicle.turnaroundHours * HOUR;
  const held = holds.filter((hold) => hold.from.getTime() < to && hold.to.getTime() > from).map((hold) => hold.unit);
  return new Set(held).size < vehicle.totalUnits;
}

function nextFreePeriod(selection: SearchTerms, period: RentalPeriod): RentalPeriod | null {
  for (let days = 1; days <= LOOK_AHEAD_DAYS; days += 1) {
    const later = {
      pickup: { ...period.pickup, date: addDays(period.pickup.date, days) },
      return: { ...period.return, date: addDays(period.return.date, days) },
    };
    if (isFree(selection, later)) return later;
  }
  return null;
}
