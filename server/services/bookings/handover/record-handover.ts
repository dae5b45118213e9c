import { can } from "#domain/access/abilities.ts";
import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { type BookingUnit, lastUnitOf } from "#domain/bookings/booking-unit.ts";
import { CORRECTED_BY_ADMIN_MESSAGE, correctionNote, handoverNote } from "#domain/bookings/handover-correction.ts";
import { namedUnitText } from "#domain/bookings/replacement-words.ts";
import {
  type HandoverForm,
  type HandoverKind,
  handoverSchema,
  isHandoverKind,
  validateCounterReading,
} from "#domain/forms/bookings/handover.ts";
import { type CamelCased, toCamelCase } from "#domain/key-casing.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { insertStaffOnlyEvent } from "#server/repositories/bookings/booking-events.ts";
import { endLeg, startLeg } from "#server/repositories/bookings/booking-units.ts";
import { type HandoverRow, listHandovers } from "#server/repositories/bookings/handovers.ts";
import { lockVehicle } from "#server/repositories/unit-holds/booking-holds.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { markUnitOut } from "#server/services/bookings/internal/mark-unit-out.ts";
import { storeHandover } from "#server/services/bookings/internal/store-handover.ts";
import { parseBookingKey } from "#server/services/bookings/shared/booking-key.ts";
import { lockBookingForStaff } from "#server/services/bookings/shared/lock-booking-for-staff.ts";
import { releaseEndedHolds } from "#server/services/bookings/shared/release-ended-holds.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseInput } from "#server/services/parse-input.ts";

export interface HandoverRecord {
  staff: Staff;
  /** The booking's id or reference. */
  id: string;
  /** Which end of the rental: "pickup" or "return". */
  kind: string;
  body: unknown;
}

/** The statuses in which pickup or return can be recorded. They include later statuses, because staff may write the record on paper first. */
const RECORDABLE_STATUSES: Record<HandoverKind, readonly BookingStatus[]> = {
  pickup: ["confirmed", "active", "completed"],
  return: ["active", "completed"],
};

/**
 * Records a car's state at pickup or return, or corrects the record, of the unit that the renter has or had last, or of the unit `leg`. From the
 * pickup record on, the unit is held as out (product.md#handover-guard). A correction that changes nothing writes nothing. Throws "invalid" for wrong
 * fields, for an odometer reading below that of the pickup, and for a reading below that of the unit that staff have not confirmed. Throws
 * "not-found". Throws "not-allowed" for a correction after the end of the rental without the ability. Throws "conflict" if this handover cannot be
 * recorded in the booking's status, for a return before its pickup is recorded, for a stale `version`, and for a pickup while another booking has the
 * unit.
 */
export async function recordHandover(ctx: AppContext, { staff, id, kind, body }: HandoverRecord): Promise<HandoverRow> {
  requireAbility(staff, "bookings.manage");
  if (!isHandoverKind(kind)) throw new ServiceError("not-found", "Questo verbale non esiste.");
  const form = toCamelCase(parseInput(handoverSchema, body));
  const key = parseBookingKey(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const booking = await lockBookingForStaff(ctx, tx, { staff, key });
    const { unitVehicle: vehicle } = booking;
    if (kind === "pickup" && vehicle.id && (await lockVehicle(tx, vehicle.id)))
      await releaseEndedHolds(ctx, tx, vehicle.id);
    // Read the clock only after waiting for the lock: the hold starts at the recorded time.
    const now = ctx.clock();
    const status = statusAt(booking, now);
    const bookingId = booking.id;
    const leg = findLeg(booking.units, form.leg);
    const recorded = leg ?? { vehicleId: vehicle.id, unit: booking.unit };
    const records = await listRecordsOfLeg(tx, bookingId, leg);
    assertHandoverOrder(kind, status, records, form);
    const before = records.find((record) => record.kind === kind) ?? null;
    if (before) {
      if (status === "completed") assertMayCorrect(staff);
      await rejectStaleVersion(tx, "bookings", { id: bookingId, version: before.version }, form.version, ctx);
      if (correctionNote(kind, before, form) === null) return before;
    }
    if (kind === "pickup" && !before && status === "confirmed" && vehicle.id && booking.unit !== null)
      await markUnitOut(tx, { bookingId, vehicle, unit: booking.unit, now });
    const legId = leg?.id ?? (await startUnrecordedLeg(tx, booking, now));
    const returnRecord = kind === "pickup" ? (records.find((record) => record.kind === "return") ?? null) : null;
    const record = { bookingId, legId, kind, form, before, returnRecord, recordedBy: staff.userId, now };
    const after = await storeHandover(ctx, tx, { vehicleId: recorded.vehicleId, unit: recorded.unit, legId }, record);
    const recordNote = (before && correctionNote(kind, before, after)) ?? handoverNote(kind, after);
    const note = booking.units.length > 1 && leg ? `${namedUnitText(leg)}\n${recordNote}` : recordNote;
    await insertStaffOnlyEvent(tx, { bookingId, kind: "handover", status, actor: staff.userId, note }, now);
    await audit({ action: "handover", entity: "bookings", entityId: bookingId, before, after });
    return after;
  });
}

/** Returns the unit at a position, counted from 1, or the last one. Null before the car has left. Throws "invalid" for a position without a unit. */
function findLeg(units: readonly BookingUnit[], position: number | undefined): BookingUnit | null {
  if (position === undefined || (position === 1 && units.length === 0)) return lastUnitOf(units);
  const leg = units.find((unit) => unit.position === position);
  if (leg) return leg;
  const message = "Questo noleggio non ha un'auto con questo numero.";
  throw new ServiceError("invalid", message, [{ path: "leg", message }]);
}

/** Throws "not-allowed" for staff who may not correct the records of a concluded rental (product.md#handover). */
function assertMayCorrect({ roles }: Staff): void {
  if (!can(roles, "bookings.correct-ended")) throw new ServiceError("not-allowed", CORRECTED_BY_ADMIN_MESSAGE);
}

function assertHandoverOrder(
  kind: HandoverKind,
  status: BookingStatus,
  records: HandoverRow[],
  form: CamelCased<HandoverForm>,
): void {
  if (!RECORDABLE_STATUSES[kind].includes(status)) {
    const message =
      kind === "pickup"
        ? "La consegna si registra su una prenotazione confermata."
        : "Il rientro si registra su una prenotazione in corso.";
    throw new ServiceError("conflict", message);
  }
  const otherKilometres = records.find((record) => record.kind !== kind)?.kilometres ?? null;
  if (kind === "return" && otherKilometres === null) throw new ServiceError("conflict", "Registra prima la consegna.");
  const problem = validateCounterReading(kind, form.kilometres, otherKilometres);
  if (problem) throw new ServiceError("invalid", problem, [{ path: "kilometres", message: problem }]);
}

const listRecordsOfLeg = async (tx: Transaction, bookingId: string, leg: BookingUnit | null): Promise<HandoverRow[]> =>
  (await listHandovers(tx, bookingId)).filter(({ bookingUnitId }) => bookingUnitId === leg?.id);

/** Returns the id of the leg that `markUnitOut` has begun. Begins it for a booking without a unit to mark, whose vehicle was deleted. */
async function startUnrecordedLeg(tx: Transaction, booking: Booking, now: Date): Promise<string> {
  const { id, unitVehicle, unit, collectedAt, returnedAt } = booking;
  const vehicle = { vehicleId: unitVehicle.id, vehicleName: unitVehicle.title, unit };
  const legId = await startLeg(tx, { bookingId: id, ...vehicle, startedAt: collectedAt ?? now });
  if (booking.status === "completed") await endLeg(tx, id, returnedAt ?? now);
  return legId;
}
