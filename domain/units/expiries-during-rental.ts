import type { CivilDate } from "#domain/rental-period/civil-time.ts";

/** A current or possible rental of a unit. */
export interface PlannedRental {
  key: string;
  pickupDate: CivilDate;
  returnDate: CivilDate;
  /** The included kilometres, used as the expected distance. */
  kilometres: number;
}

/** The fields of an open expiry that determine its date. */
export interface UpcomingExpiry {
  id: string;
  /** The last valid day. */
  dueOn: CivilDate | null;
  dueKilometres: number | null;
  /** The last day on which an admin's override suspends the block. */
  overrideUntil: CivilDate | null;
}

/** Why an expiry falls within a rental: by its date, or because the odometer is expected to reach its limit. */
export type ExpiryTrigger = "day" | "kilometres";

export interface ExpiryDuringRental {
  rental: string;
  expiry: string;
  by: ExpiryTrigger;
}

/**
 * Returns the expiries of one unit that fall within its rentals, pickup and return days included (product.md#unit-expiries). Expected kilometres add
 * up from rental to rental, starting at the odometer's reading; without a reading they are unknown. An overridden expiry counts from the end of the
 * override.
 */
export function findExpiriesDuringRentals(
  rentals: readonly PlannedRental[],
  expiries: readonly UpcomingExpiry[],
  counter: number | null,
): ExpiryDuringRental[] {
  let driven = counter;
  return rentals
    .toSorted((one, other) => one.pickupDate.localeCompare(other.pickupDate))
    .flatMap((rental) => {
      const from = driven;
      const to = driven === null ? null : driven + rental.kilometres;
      driven = to;
      return expiries.flatMap((expiry) => {
        const by = findExpiryTrigger(rental, expiry, { from, to });
        return by === null ? [] : [{ rental: rental.key, expiry: expiry.id, by }];
      });
    });
}

function findExpiryTrigger(
  { pickupDate, returnDate }: PlannedRental,
  { dueOn, dueKilometres, overrideUntil }: UpcomingExpiry,
  { from, to }: { from: number | null; to: number | null },
): ExpiryTrigger | null {
  const validUntil = dueOn !== null && overrideUntil !== null && overrideUntil > dueOn ? overrideUntil : dueOn;
  if (validUntil !== null && pickupDate <= validUntil && validUntil <= returnDate) return "day";
  if (overrideUntil !== null && overrideUntil > returnDate) return null;
  return dueKilometres !== null && from !== null && to !== null && from < dueKilometres && dueKilometres <= to
    ? "kilometres"
    : null;
}
