import type { UnitHold } from "#domain/availability/availability.ts";
import type { City } from "#domain/cities/city.ts";
import { computeHoldSpan, type TransferMinutes } from "#domain/delivery/hold-span.ts";
import type { DeliverySupplement } from "#domain/delivery/supplement.ts";
import type { Cents } from "#domain/money.ts";
import { addDays, type CivilDate, type CivilMoment, toInstant } from "#domain/rental-period/civil-time.ts";
import { ONLINE_LIMITS, type RentalPeriod, validatePeriod } from "#domain/rental-period/period.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import { quoteRental, type RentalQuote } from "./price.ts";

/** What the company answers to a selection for one car, before any personal data is asked (product.md#price). */
export type VehicleOffer =
  | { kind: "no-dates" }
  /** Dates that cannot be a rental, and why, in Italian. */
  | { kind: "impossible"; message: string }
  /** The car is out of the fleet for now. */
  | { kind: "unavailable" }
  /** Every unit is held for a part of the period; `next` is the first period of the same length that is free, if one comes soon. */
  | { kind: "taken"; period: RentalPeriod; next: RentalPeriod | null }
  | { kind: "free"; period: RentalPeriod; quote: RentalQuote };

interface OfferRequest {
  vehicle: Pick<Vehicle, "available" | "totalUnits" | "turnaroundHours" | "timeZone" | "dailyRate" | "terms">;
  pickupDate?: CivilDate | undefined;
  returnDate?: CivilDate | undefined;
  pickupTime: string;
  returnTime: string;
  pickupCity: Pick<City, "slug" | "latitude" | "longitude">;
  returnCity: Pick<City, "slug" | "latitude" | "longitude" | "timeZone">;
  /** Of every unit, released and expired ones left out. */
  holds: readonly UnitHold[];
  /** What the clock shows where the car is picked up. */
  now: CivilMoment;
  oneWayRatePerKilometre: Cents;
  /** How the car comes to another place than its base, or why it does not; at home at both ends without it. */
  delivery?: OfferDelivery | undefined;
}

/** What delivery asks of a rental: the time for the drives, the supplements, and the first pickup that can be. */
export type OfferDelivery =
  | { refused: string }
  | (TransferMinutes & {
      supplements: readonly DeliverySupplement[];
      /** Of the pickup's city. */
      timeZone: string;
      /** Why the car cannot be there at an instant; null when it can. */
      tooSoon: (pickupAt: Date) => string | null;
    });

/** How far ahead a free period is looked for, in days. */
const MAX_LOOK_AHEAD_DAYS = 60;

/** The offer for one car and two moments (product.md#price): price when it is free, otherwise what stands in the way. */
export function offerVehicle(selection: OfferRequest): VehicleOffer {
  const { vehicle, pickupDate, returnDate, now, delivery = AT_BASE } = selection;
  if (!vehicle.available) return { kind: "unavailable" };
  if ("refused" in delivery) return { kind: "impossible", message: delivery.refused };
  if (!pickupDate || !returnDate) return { kind: "no-dates" };
  const period: RentalPeriod = {
    pickup: { date: pickupDate, time: selection.pickupTime },
    return: { date: returnDate, time: selection.returnTime },
  };
  const [problem] = validatePeriod(
    {
      pickup: { ...period.pickup, timeZone: delivery.timeZone ?? vehicle.timeZone },
      return: { ...period.return, timeZone: selection.returnCity.timeZone },
    },
    now,
    ONLINE_LIMITS,
  );
  if (problem) return { kind: "impossible", message: problem.message };
  const leadTimeProblem = delivery.tooSoon(toInstant(period.pickup, delivery.timeZone ?? vehicle.timeZone));
  if (leadTimeProblem !== null) return { kind: "impossible", message: leadTimeProblem };
  if (!hasFreeUnit(selection, period, delivery)) {
    return { kind: "taken", period, next: findNextFreePeriod(selection, period, delivery) };
  }
  const { pickupCity, returnCity, oneWayRatePerKilometre } = selection;
  const { dailyRate, terms } = vehicle;
  return {
    kind: "free",
    period,
    quote: quoteRental({
      dailyRate,
      ...period,
      pickupCity,
      returnCity,
      oneWayRatePerKilometre,
      supplements: delivery.supplements,
      terms,
    }),
  };
}

type OfferDrives = Omit<Exclude<OfferDelivery, { refused: string }>, "timeZone"> & { timeZone: string | null };

/** A car that is taken where it stands, and given back there. */
const AT_BASE: OfferDrives = { outMinutes: 0, backMinutes: 0, supplements: [], timeZone: null, tooSoon: () => null };

/** A unit is free when no hold touches it from setting out before the pickup to being home and ready after the return. */
function hasFreeUnit({ vehicle, holds, returnCity }: OfferRequest, period: RentalPeriod, drives: OfferDrives): boolean {
  const pickupAt = toInstant(period.pickup, drives.timeZone ?? vehicle.timeZone);
  const returnAt = toInstant(period.return, returnCity.timeZone);
  const { from, to } = computeHoldSpan(pickupAt, returnAt, { ...drives, turnaroundHours: vehicle.turnaroundHours });
  const held = holds.filter((hold) => hold.from < to && hold.to > from).map((hold) => hold.unit);
  return new Set(held).size < vehicle.totalUnits;
}

function findNextFreePeriod(selection: OfferRequest, period: RentalPeriod, drives: OfferDrives): RentalPeriod | null {
  for (let days = 1; days <= MAX_LOOK_AHEAD_DAYS; days += 1) {
    const later = {
      pickup: { ...period.pickup, date: addDays(period.pickup.date, days) },
      return: { ...period.return, date: addDays(period.return.date, days) },
    };
    if (hasFreeUnit(selection, later, drives)) return later;
  }
  return null;
}
