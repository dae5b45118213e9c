import type { Booking } from "#domain/booking/booking.ts";
import { isHandedOver } from "#domain/booking/handed-over.ts";
import { type RentalChange, rentalChangeSchema } from "#domain/forms/bookings/booking-change.ts";
import type { Cents } from "#domain/money.ts";
import type { AppContext } from "#server/context.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { findFinish } from "#server/repositories/vehicles/unit-finishes.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { type ResolvedChange, resolveChange } from "#server/services/booking/change/internal/resolve-change.ts";
import { bookingKeyOf } from "#server/services/booking/shared/booking-key.ts";
import { colourQuestion, sameColourFirst } from "#server/services/booking/shared/other-colour.ts";
import { freeUnits } from "#server/services/booking/shared/take-unit.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { expiriesOfChanged, type RentalExpiry } from "#server/services/units/expiries/rental-expiries.ts";
import { noSuchBooking } from "#server/services/words/booking-words.ts";

/** What a change would cost, and whether it can be had. */
export interface ChangeQuote {
  change: ResolvedChange;
  previousTotal: Cents;
  difference: Cents;
  free: boolean;
  /** What staff are asked when the unit would have another colour than the renter was shown. */
  otherColour: string | null;
  /** The unit that the change would hold; null when none is free. */
  unit: number | null;
  /** What would expire of that unit within the changed rental. */
  expiring: RentalExpiry[];
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
  const held = await unitToHold(ctx, booking, change);
  return {
    change,
    previousTotal: booking.total,
    difference: change.quote.total - booking.total,
    ...held,
    expiring: held.unit === null ? [] : await expiring(ctx, booking, change, held.unit),
  };
}

/** Whether a unit can be had, and what there is to ask about its colour: the same unit, else as the change itself chooses. */
async function unitToHold(
  ctx: AppContext,
  booking: Booking,
  { car, span }: ResolvedChange,
): Promise<Pick<ChangeQuote, "free" | "otherColour" | "unit">> {
  if (!car.same && !car.available) return { free: false, otherColour: null, unit: null };
  const free = await freeUnits(ctx.db, car.id, span, ctx.clock(), booking.id);
  if (car.same && free.some((unit) => unit === booking.unit))
    return { free: true, otherColour: null, unit: booking.unit };
  const [unit] = isHandedOver(booking) ? [] : await sameColourFirst(ctx.db, car.id, free, booking.finish);
  if (unit === undefined) return { free: false, otherColour: null, unit: null };
  return { free: true, unit, otherColour: colourQuestion(booking.finish, await findFinish(ctx.db, car.id, unit)) };
}

function expiring(ctx: AppContext, booking: Booking, change: ResolvedChange, unit: number): Promise<RentalExpiry[]> {
  const { car, pickup, return: back, quote } = change;
  return expiriesOfChanged(ctx, {
    booking: booking.id,
    vehicleId: car.id,
    unit,
    pickupDate: pickup.date,
    returnDate: back.date,
    kilometres: car.terms.includedKilometresPerDay * quote.days,
  });
}
