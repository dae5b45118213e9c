import type { CivilDate } from "#domain/rental-period/civil-time.ts";

/** A rental that holds a unit, or would. */
export interface PlannedRental {
  key: string;
  pickupDate: CivilDate;
  returnDate: CivilDate;
  /** As many as its terms include: what it is expected to drive. */
  kilometres: number;
}

/** What of an open expiry says when it comes. */
export interface UpcomingExpiry {
  id: string;
  /** The last day on which it is good. */
  dueOn: CivilDate | null;
  dueKilometres: number | null;
  /** The last day on which it blocks nothing, by an admin's word. */
  overrideUntil: CivilDate | null;
}

/** How an expiry falls within a rental: its day does, or the counter is expected to come to its kilometres. */
export type ExpiryTrigger = "day" | "kilometres";

export interface ExpiryDuringRental {
  rental: string;
  expiry: string;
  by: ExpiryTrigger;
}

/**
 * The expiries of one unit that fall within its rentals, pickup and return days among them (product.md#unit-expiries). Kilometres add up
 * from rental to rental, from what the counter says now; without a counter nothing is known of them. What an admin has let through counts
 * from the day on which that ends.
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
