import { EARNING_STATUSES } from "#domain/booking/states.ts";
import type { Cents } from "#domain/money.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import {
  type CatalogueCounts,
  countBookingsIn,
  countCatalogue,
  sumRentals,
} from "#server/repositories/staff/dashboard.ts";

/** The figures of the dashboard's cards (product.md#dashboard). */
export interface BusinessFigures extends CatalogueCounts {
  /** Active brands multiplied by active cities. */
  seoPages: number;
  /** On the road now. */
  activeBookings: number;
  /** Promised, and not picked up yet. */
  confirmedBookings: number;
  revenue: Revenue;
}

export interface Revenue {
  /** "yyyy-MM". */
  month: string;
  total: Cents;
  rentals: number;
}

/**
 * The company in figures on a day. Revenue of the month: the all-in totals (rental and one-way return, deposits apart) of the bookings picked
 * up in it by the calendar of their city, confirmed, on the road or completed; requests, declined, cancelled and expired ones earn nothing.
 */
export async function readBusinessFigures(ctx: AppContext, today: CivilDate): Promise<BusinessFigures> {
  const month = today.slice(0, 7);
  const [counts, bookings, revenue] = await Promise.all([
    countCatalogue(ctx.db),
    countBookingsIn(ctx.db, ["active", "confirmed"]),
    sumRentals(ctx.db, EARNING_STATUSES, `${month}-01`, `${monthAfter(month)}-01`),
  ]);
  return {
    ...counts,
    seoPages: counts.activeBrands * counts.activeCities,
    activeBookings: bookings.get("active") ?? 0,
    confirmedBookings: bookings.get("confirmed") ?? 0,
    revenue: { month, ...revenue },
  };
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}
