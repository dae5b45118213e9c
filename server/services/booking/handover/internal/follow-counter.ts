import type { Booking } from "#domain/booking/booking.ts";
import { kilometresText } from "#domain/booking/kilometre-account.ts";
import { unitLabel } from "#domain/units/unit.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { hasLaterHandover, lockUnitOf, writeKilometres } from "#server/repositories/units/unit-counters.ts";
import { refreshBlock } from "#server/services/units/internal/refresh-block.ts";

interface Reading {
  form: { kilometres: number; counterWentBack: boolean };
  /** When the record was first made. */
  recordedAt: Date;
  now: Date;
}

/**
 * The unit's kilometres follow its newest handover (product.md#unit-records). Refuses "invalid" when the counter would go back and nobody has
 * said that it did. What is written down of an earlier rental changes nothing.
 */
export async function followCounter(
  ctx: AppContext,
  tx: Transaction,
  booking: Booking,
  reading: Reading,
): Promise<void> {
  const { form, recordedAt, now } = reading;
  const unit = booking.vehicle.id && booking.unit ? await lockUnitOf(tx, booking.vehicle.id, booking.unit) : null;
  if (!unit || (await hasLaterHandover(tx, unit, booking.id, recordedAt))) return;
  if (unit.kilometres !== null && form.kilometres < unit.kilometres && !form.counterWentBack) {
    const message = `L'${unitLabel(unit)} segnava già ${kilometresText(unit.kilometres)}: controlla, o conferma che segna meno.`;
    throw new ServiceError("invalid", message, [{ path: "counter_went_back", message }]);
  }
  if (unit.kilometres === form.kilometres) return;
  await refreshBlock(ctx, tx, await writeKilometres(tx, unit.id, form.kilometres, now));
}
