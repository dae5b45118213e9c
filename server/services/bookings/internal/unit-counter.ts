import { MIN_ODOMETER_JUMP_KILOMETRES } from "#domain/forms/bookings/handover.ts";
import { unitLabel } from "#domain/units/unit.ts";
import { kilometresText } from "#domain/words/formats/format-number.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import type { HandoverRow } from "#server/repositories/bookings/handovers.ts";
import type { StoredUnit } from "#server/repositories/units/stored-units.ts";
import { hasLaterHandover, lockUnitOfVehicle, writeKilometres } from "#server/repositories/units/unit-counters.ts";
import { recomputeBlock } from "#server/services/units/shared/blocked-unit.ts";

interface CounterReading {
  form: { kilometres: number; counterWentBack?: boolean | undefined; counterJumped?: boolean | undefined };
  /** When the handover record was first created. */
  recordedAt: Date;
  now: Date;
}

/** The unit of a handover record. */
export interface RecordedUnit {
  /** Null once the vehicle has been deleted. */
  vehicleId: string | null;
  unit: number | null;
  /** The leg of the record; null if the car has not left yet. */
  legId: string | null;
}

/**
 * Sets the unit's odometer reading from a handover record, if no later handover of the unit was recorded (product.md#unit-records). Returns the reading
 * before, in kilometres; null if it was unknown. Throws "invalid" for a reading below the current one that staff have not confirmed.
 */
export async function updateUnitCounter(
  ctx: AppContext,
  tx: Transaction,
  recorded: RecordedUnit,
  reading: CounterReading,
): Promise<number | null> {
  const { form, recordedAt, now } = reading;
  const unit = await lockRecordedUnit(tx, recorded);
  if (!unit) return null;
  const before = unit.kilometres;
  if (await hasLaterHandover(tx, unit.id, recorded.legId, recordedAt)) return before;
  rejectUnconfirmedReading(unit, form);
  if (unit.kilometres !== form.kilometres)
    await recomputeBlock(ctx, tx, await writeKilometres(tx, unit.id, form.kilometres, now));
  return before;
}

/** Throws "invalid" for a reading below the unit's last one, or at least `MIN_ODOMETER_JUMP_KILOMETRES` above it, that staff have not confirmed. */
function rejectUnconfirmedReading(unit: StoredUnit, form: CounterReading["form"]): void {
  if (unit.kilometres === null) return;
  const driven = form.kilometres - unit.kilometres;
  if (driven < 0 && !form.counterWentBack) {
    const message = `L'${unitLabel(unit)} segnava già ${kilometresText(ITALIAN_FORMATS, unit.kilometres)}: controlla, o conferma che segna meno.`;
    throw new ServiceError("invalid", message, [{ path: "counter_went_back", message }]);
  }
  if (driven >= MIN_ODOMETER_JUMP_KILOMETRES && !form.counterJumped) {
    const message = `L'${unitLabel(unit)} segnava ${kilometresText(ITALIAN_FORMATS, unit.kilometres)}: ${kilometresText(ITALIAN_FORMATS, driven)} in più. Controlla, o conferma la lettura.`;
    throw new ServiceError("invalid", message, [{ path: "counter_jumped", message }]);
  }
}

interface RecordReading {
  record: Pick<HandoverRow, "kilometres" | "counterBeforeKilometres" | "createdAt">;
  now: Date;
}

/** Restores the unit's odometer reading after a wrong handover record was deleted, unless the reading has changed since. */
export const restoreUnitCounter = (ctx: AppContext, tx: Transaction, recorded: RecordedUnit, reading: RecordReading) =>
  changeReading(ctx, tx, recorded, {
    ...reading,
    from: reading.record.kilometres,
    to: reading.record.counterBeforeKilometres,
  });

/** Sets the unit's odometer reading to that of a record again, after its deletion was undone, unless the reading has changed since. */
export const repeatUnitCounter = (ctx: AppContext, tx: Transaction, recorded: RecordedUnit, reading: RecordReading) =>
  changeReading(ctx, tx, recorded, {
    ...reading,
    from: reading.record.counterBeforeKilometres,
    to: reading.record.kilometres,
  });

async function changeReading(
  ctx: AppContext,
  tx: Transaction,
  recorded: RecordedUnit,
  { record, from, to, now }: RecordReading & Record<"from" | "to", number | null>,
): Promise<void> {
  const unit = await lockRecordedUnit(tx, recorded);
  if (!unit || unit.kilometres !== from || from === to) return;
  if (await hasLaterHandover(tx, unit.id, recorded.legId, record.createdAt)) return;
  await recomputeBlock(ctx, tx, await writeKilometres(tx, unit.id, to, now));
}

async function lockRecordedUnit(tx: Transaction, { vehicleId, unit }: RecordedUnit): Promise<StoredUnit | null> {
  return vehicleId && unit ? lockUnitOfVehicle(tx, vehicleId, unit) : null;
}
