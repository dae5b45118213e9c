import { isOpenStatus, statusLabel } from "#domain/bookings/booking-statuses.ts";
import { SECOND_MS } from "#domain/durations.ts";
import {
  type HoldChanges,
  holdChangesSchema,
  toBlockPeriod,
  validateBlock,
} from "#domain/forms/unit-holds/maintenance-block.ts";
import { toCivilMoment, toInstant } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { reopenDayTasks } from "#server/repositories/day-sheet/day-task-rows.ts";
import type { InstantSpan } from "#server/repositories/unit-holds/spans.ts";
import {
  findHold,
  type HoldBooking,
  lockHold,
  recordUnitChange,
  revertUnitChange,
  type StoredHold,
  updateStoredHold,
} from "#server/repositories/unit-holds/stored-holds.ts";
import { findFinish } from "#server/repositories/vehicles/unit-finishes.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { assertNotHandedOver } from "#server/services/bookings/shared/assert-not-handed-over.ts";
import { assertSameColour, previousColours } from "#server/services/bookings/shared/colour-change.ts";
import { lockBookingForStaff } from "#server/services/bookings/shared/lock-booking-for-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";
import { requireHold } from "#server/services/unit-holds/internal/current-hold.ts";
import { assertUnitExists, lockVehicleForHolds } from "#server/services/unit-holds/shared/lock-vehicle-for-holds.ts";
import { mapHoldConflict } from "#server/services/unit-holds/shared/map-hold-conflict.ts";
import { assertUnitNotBlocked } from "#server/services/units/shared/blocked-unit.ts";
import { NO_SUCH_HOLD } from "#server/services/words/unit-words.ts";

export interface HoldUpdate {
  staff: Staff;
  id: string;
  body: unknown;
}

/**
 * Changes unit, time or note of a maintenance block, or moves a booking to another unit of the same car. Throws "invalid" for wrong fields, and for a
 * change of a booking's days, which staff must make on the booking. Throws "not-found". Throws "conflict" if another hold overlaps (the message names
 * it), for a stale `version`, for a car that was handed over, and for a change of colour that staff have not confirmed.
 */
export async function changeHold(ctx: AppContext, { staff, id, body }: HoldUpdate): Promise<StoredHold> {
  requireAbility(staff, "unit-holds.manage");
  const holdId = parseId(id, NO_SUCH_HOLD);
  const { version, other_colour: otherColour = false, ...changes } = parseInput(holdChangesSchema, body);
  const holdBefore = await findHold(ctx.db, holdId, ctx.clock());
  if (!holdBefore) throw new ServiceError("not-found", NO_SUCH_HOLD);
  return staffWrite(ctx, staff, async (tx, audit) => {
    // Lock the booking before the vehicle, in the same order as every booking change.
    if (holdBefore.booking) await lockBookingForStaff(ctx, tx, { staff, key: { id: holdBefore.booking.id } });
    const vehicle = await lockVehicleForHolds(ctx, tx, holdBefore.vehicleId);
    await lockHold(tx, holdId);
    const now = ctx.clock();
    const before = await requireHold(tx, holdId, now);
    await rejectStaleVersion(tx, "unit_holds", before, version, ctx);
    if (before.booking) assertDatesUnchanged(changes);
    const unit = changes.unit ?? before.unit;
    if (unit !== before.unit) assertUnitExists(unit, vehicle);
    if (before.booking && unit !== before.unit) {
      assertBookingOpen(before.booking);
      assertNotHandedOver(before.booking, "unit");
      await assertUnitNotBlocked(ctx, tx, { vehicleId: vehicle.id, unit });
      const unitSwitch = { booking: before.booking, vehicleId: vehicle.id, from: before.unit, to: unit };
      await switchUnit(ctx, tx, { ...unitSwitch, otherColour, actor: staff.userId });
    }
    const span = before.booking ? before.span : toNewSpan(before, changes);
    const place = { vehicleId: vehicle.id, unit, span, exceptId: holdId, now };
    await mapHoldConflict(tx, place, (savepoint) =>
      updateStoredHold(savepoint, holdId, before.booking ? { unit } : { unit, span, note: changes.note }, now),
    );
    const after = await requireHold(tx, holdId, now);
    await audit({ action: "update", entity: "unit_holds", entityId: holdId, before, after });
    return after;
  });
}

/** Throws "conflict" for a booking that has ended: it stays with the unit that the renter had. */
function assertBookingOpen({ status }: HoldBooking): void {
  if (isOpenStatus(status)) return;
  throw new ServiceError("conflict", `Una prenotazione «${statusLabel(status)}» non si può più cambiare.`);
}

const DATE_AND_NOTE_FIELDS = ["from_date", "from_time", "to_date", "to_time", "note"] as const;

function assertDatesUnchanged(changes: HoldChanges): void {
  const changedFields = DATE_AND_NOTE_FIELDS.filter((field) => changes[field] !== undefined);
  if (changedFields.length === 0) return;
  const message = "Le date di una prenotazione si cambiano nella prenotazione.";
  throw new ServiceError(
    "invalid",
    message,
    changedFields.map((path) => ({ path, message })),
  );
}

/**
 * Returns the new span of a hold. A start or end that is not changed keeps its exact instant, also in the hour that is repeated when daylight saving
 * time ends.
 */
function toNewSpan({ span, timeZone }: StoredHold, changes: HoldChanges): InstantSpan {
  const [from, to] = [toCivilMoment(span.from, timeZone), toCivilMoment(span.to, timeZone)];
  const { from_date, from_time, to_date, to_time } = changes;
  const period = toBlockPeriod({
    from_date: from_date ?? from.date,
    from_time: from_time ?? from.time,
    to_date: to_date ?? to.date,
    to_time: to_time ?? to.time,
  });
  const problem = validateBlock(period);
  if (problem) throw new ServiceError("invalid", problem.message, [problem]);
  return {
    from: from_date || from_time ? toInstant(period.from, timeZone) : span.from,
    to: to_date || to_time ? toInstant(period.to, timeZone) : span.to,
  };
}

interface UnitSwitch {
  booking: HoldBooking;
  vehicleId: string;
  /** The numbers of the former and the new unit. */
  from: number;
  to: number;
  /** Whether staff confirmed a colour other than the one the renter was shown. */
  otherColour: boolean;
  /** The staff user's id. */
  actor: string;
}

/**
 * Records in the history that a booking moves to another unit. If the colour changes, the renter gets a mail after the time for undo
 * (product.md#colours). A move back within this time needs no confirmation and sends no mail. Runs in the caller's transaction. Throws "conflict" for
 * a change of colour that staff have not confirmed.
 */
async function switchUnit(ctx: AppContext, tx: Transaction, unitSwitch: UnitSwitch): Promise<void> {
  const { booking, vehicleId, from, to, actor } = unitSwitch;
  const now = ctx.clock();
  // Staff must prepare another car, so the handover task is open again.
  if (booking.status === "confirmed") await reopenDayTasks(tx, booking.id, ["handover"], now);
  const undoMilliseconds = ctx.env.staffUndoSeconds * SECOND_MS;
  const since = new Date(now.getTime() - undoMilliseconds);
  if (await revertUnitChange(tx, booking.id, { note: toSwitchNote(to, from), since, now })) return;
  const [shown, assigned] = [await findFinish(tx, vehicleId, from), await findFinish(tx, vehicleId, to)];
  if (!unitSwitch.otherColour) assertSameColour(shown, assigned);
  const event = await recordUnitChange(tx, booking, { actor, note: toSwitchNote(from, to), now });
  const colours = previousColours(shown, assigned);
  if (!colours.previousColours) return;
  const mail = { booking: booking.id, kind: "changed" as const, event, ...colours };
  await ctx.jobs.enqueue(tx, "booking-mail", mail, new Date(now.getTime() + undoMilliseconds));
}

const toSwitchNote = (from: number, to: number) => `Unità ${from} → ${to}`;
