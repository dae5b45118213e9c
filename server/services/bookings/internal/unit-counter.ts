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
  /** When the handover record was first created. */
  recordedAt: Date;
  now: Date;
}

/** The unit of a handover record, and the unit's odometer reading before the record. */
export interface UnitCounter {
  /** Null once the vehicle has been deleted. */
  unitId: string | null;
  /** The odometer reading in kilometres; null if it was unknown. */
  before: number | null;
}

/**
 * Sets the unit's odometer reading from a handover record, if no later handover of the unit was recorded (product.md#unit-records). Throws "invalid"
 * for a reading below the current one that staff have not confirmed.
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

/** Restores the unit's odometer reading after a wrong handover record was deleted, unless the reading has changed since. */
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
