import type { Booking } from "#domain/booking/booking.ts";
import { type RentalChange, rentalChangeSchema } from "#domain/forms/booking-change.ts";
import type { Cents } from "#domain/money.ts";
import type { AppContext } from "#server/context.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { type ResolvedChange, resolveChange } from "#server/services/booking/change/internal/resolve-change.ts";
import { bookingKeyOf, noSuchBooking } from "#server/services/booking/internal/booking-problems.ts";
import { freeUnits } from "#server/services/booking/offer/internal/free-units.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** What a change would cost, and whether it can be had. */
export interface ChangeQuote {
  change: ResolvedChange;
  previousTotal: Cents;
  difference: Cents;
  free: boolean;
}

/** Prices a change of dates or car before it is made; nothing is held. Refuses like the change itself, but for the free unit. */
export async function quoteChange(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<ChangeQuote> {
  requireAbility(staff, "bookings.manage");
  const asked: RentalChange = checkedInput(rentalChangeSchema, body);
  const booking = await findStoredBooking(ctx.db, bookingKeyOf(id));
  if (!booking) throw noSuchBooking();
  const change = await resolveChange(ctx, ctx.db, { booking, change: asked });
  return {
    change,
    previousTotal: booking.total,
    difference: change.quote.total - booking.total,
    free: await isFree(ctx, booking, change),
  };
}

async function isFree(ctx: AppContext, booking: Booking, { car, span }: ResolvedChange): Promise<boolean> {
  if (!car.same && !car.available) return false;
  const free = await freeUnits(ctx.db, car.id, span, ctx.clock(), booking.id);
  return booking.status === "active" ? free.some((unit) => unit === booking.unit) : free.length > 0;
}
