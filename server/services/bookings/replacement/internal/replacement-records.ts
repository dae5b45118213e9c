import type { Booking } from "#domain/bookings/booking.ts";
import type { BookingUnit } from "#domain/bookings/booking-unit.ts";
import { validateCounterReading } from "#domain/forms/bookings/handover.ts";
import type { ReplacementForm } from "#domain/forms/bookings/replacement.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import type { CatalogueVehicle } from "#domain/vehicles/vehicle.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { listHandovers } from "#server/repositories/bookings/handovers.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { storeHandover } from "#server/services/bookings/internal/store-handover.ts";
import { invalidRequestError } from "#server/services/bookings/shared/price-request.ts";

export interface RecordContext {
  staff: Staff;
  booking: Booking;
  form: ReplacementForm;
  now: Date;
}

/** Records the return of the first unit. Returns the former values of a return record that existed; null if there was none. */
export async function recordReturn(
  ctx: AppContext,
  tx: Transaction,
  { staff, booking, leg, form, now }: RecordContext & { leg: BookingUnit },
) {
  const records = (await listHandovers(tx, booking.id)).filter(({ bookingUnitId }) => bookingUnitId === leg.id);
  const pickup = records.find(({ kind }) => kind === "pickup");
  if (!pickup) throw new ServiceError("conflict", "Registra prima la consegna.");
  const state = toCamelCase(form.return_record);
  const problem = validateCounterReading("return", state.kilometres, pickup.kilometres);
  if (problem) throw invalidRequestError([{ path: "return_record.kilometres", message: problem }]);
  const before = records.find(({ kind }) => kind === "return") ?? null;
  const unit = { vehicleId: leg.vehicleId, unit: leg.unit, legId: leg.id };
  const record = {
    bookingId: booking.id,
    legId: leg.id,
    kind: "return",
    form: state,
    before,
    recordedBy: staff.userId,
    now,
  } as const;
  await withFieldPrefix("return_record", () => storeHandover(ctx, tx, unit, record));
  if (!before) return null;
  const { id, kilometres, fuelPercent, damageNotes, pictures, pictureKinds, skippedPictures } = before;
  return { id, kilometres, fuelPercent, damageNotes, pictures, pictureKinds, skippedPictures };
}

/** Records the pickup of the second unit. */
export async function recordPickup(
  ctx: AppContext,
  tx: Transaction,
  { staff, booking, second, legId, form, now }: RecordContext & { second: CatalogueVehicle; legId: string },
): Promise<void> {
  const unit = { vehicleId: second.id, unit: form.unit, legId };
  const state = toCamelCase(form.pickup_record);
  const record = {
    bookingId: booking.id,
    legId,
    kind: "pickup",
    form: state,
    before: null,
    recordedBy: staff.userId,
    now,
  } as const;
  await withFieldPrefix("pickup_record", () => storeHandover(ctx, tx, unit, record));
}

/** Runs a write whose errors are about a part of the body, and names their fields by the whole path. */
async function withFieldPrefix<Result>(prefix: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const fields = error.fields.map((field) => ({ ...field, path: `${prefix}.${field.path}` }));
    throw new ServiceError(error.kind, error.message, fields);
  }
}
