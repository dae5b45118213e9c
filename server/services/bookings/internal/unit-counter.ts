import type { Booking } from "#domain/bookings/booking.ts";
import { kilometresText } from "#domain/bookings/kilometre-charge.ts";
import { unitLabel } from "#domain/units/unit.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import type { HandoverRow } from "#server/repositories/bookings/handovers.ts";
import type { StoredUnit } from "#server/repositories/units/stored-units.ts";
import { hasLaterHandover, lockUnitOfVehicle, writeKilometres } from "#server/repositories/units/unit-counters.ts";
import { recomputeBlock } from "#server/services/units/shared/blocked-unit.ts";

interface CounterReading {
  form: { kilometres: number; counterWentBack?: boolean | undefined };
  /** When the record was first made. */
  recordedAt: Date;
  now: Date;
}

/** The unit that a record is about, and what its counter read before. */
export interface UnitCounter {
  /** Null once the vehicle has been deleted. */
  unitId: string | null;
  /** In kilometres; null where it was unknown. */
  before: number | null;
}

/**
 * Lets the unit's kilometres follow its newest handover (product.md#unit-records). Refuses "invalid" when the counter would go back and nobody
 * has said that it did. What is written down of an earlier rental changes nothing.
 */
export async function updateUnitCounter(
  ctx: AppContext,
  tx: Transaction,
  booking: Booking,
  reading: CounterReading,
): Promise<UnitCounter> {
  const { form, recordedAt, now } = reading;
  const unit = await lockBookedUnit(tx, booking);
  const counter = { unitId: unit?.id ?? null, before: unit?.kilometres ?? null };
  if (!unit || (await hasLaterHandover(tx, unit, booking.id, recordedAt))) return counter;
  if (unit.kilometres !== null && form.kilometres < unit.kilometres && !form.counterWentBack) {
    const message = `L'${unitLabel(unit)} segnava già ${kilometresText(unit.kilometres)}: controlla, o conferma che segna meno.`;
    throw new ServiceError("invalid", message, [{ path: "counter_went_back", message }]);
  }
  if (unit.kilometres !== form.kilometres)
    await recomputeBlock(ctx, tx, await writeKilometres(tx, unit.id, form.kilometres, now));
  return counter;
}

/** Sets the unit's counter back to what it read before a record that never should have been; not where anything else has moved it since. */
export async function restoreUnitCounter(
  ctx: AppContext,
  tx: Transaction,
  booking: Booking,
  { record, now }: { record: HandoverRow; now: Date },
): Promise<void> {
  const unit = await lockBookedUnit(tx, booking);
  if (!unit || unit.kilometres !== record.kilometres || unit.kilometres === record.counterBeforeKilometres) return;
  if (await hasLaterHandover(tx, unit, booking.id, record.createdAt)) return;
  await recomputeBlock(ctx, tx, await writeKilometres(tx, unit.id, record.counterBeforeKilometres, now));
}

async function lockBookedUnit(tx: Transaction, { vehicle, unit }: Booking): Promise<StoredUnit | null> {
  return vehicle.id && unit ? lockUnitOfVehicle(tx, vehicle.id, unit) : null;
}
