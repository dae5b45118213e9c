import { type RentalChange, rentalChangeSchema } from "#domain/forms/booking-change.ts";
import type { Cents } from "#domain/money.ts";
import type { AppContext } from "#server/context.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { type ResolvedChange, resolveChange } from "#server/services/booking/change/internal/resolve-change.ts";
import { freeUnits } from "#server/services/booking/offer/internal/free-units.ts";
import { type BookingCase, readBookingCase } from "#server/services/booking/record/read-booking-case.ts";
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
  const found = await readBookingCase(ctx, { staff, id });
  const { booking } = found;
  const change = await resolveChange(ctx, ctx.db, { booking, listing: found, change: asked });
  return {
    change,
    previousTotal: booking.total,
    difference: change.total - booking.total,
    free: await isFree(ctx, found, change),
  };
}

async function isFree(ctx: AppContext, { booking }: BookingCase, { car, span }: ResolvedChange): Promise<boolean> {
  if (!car.same && !car.available) return false;
  return (await freeUnits(ctx.db, car, span, ctx.clock(), booking.id)).length > 0;
}
