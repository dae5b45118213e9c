import { lastUnitOf } from "#domain/bookings/booking-unit.ts";
import { isDayTaskKind } from "#domain/day-sheet/day-task.ts";
import { listTasksOfBooking } from "#domain/day-sheet/day-tasks.ts";
import { dayTaskChangesSchema } from "#domain/forms/day-sheet/day-task.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { lockBooking } from "#server/repositories/bookings/find-bookings.ts";
import {
  type DayTaskKey,
  type DayTaskRow,
  listDayTaskAssignees,
  lockDayTask,
  writeDayTask,
} from "#server/repositories/day-sheet/day-task-rows.ts";
import { findSheetBooking } from "#server/repositories/day-sheet/sheet-bookings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { type DaySheetTask, toDaySheetTask } from "#server/services/day-sheet/internal/day-sheet-task.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";
import { noSuchBookingError } from "#server/services/words/booking-words.ts";

export interface DayTaskChangeInput {
  staff: Staff;
  /** The booking's id. */
  id: string;
  kind: string;
  body: unknown;
}

const NO_SUCH_TASK = "Questo compito non esiste.";

/**
 * Assigns a day task, marks it as done or not done, or changes its note. Does not change the booking. Idempotent. Throws "invalid" for wrong fields
 * and for a person to whom it cannot be assigned, "not-found", and "conflict" for a booking without tasks or a stale version.
 */
export async function changeDayTask(
  ctx: AppContext,
  { staff, id, kind, body }: DayTaskChangeInput,
): Promise<DaySheetTask> {
  requireAbility(staff, "day-sheet.manage");
  const bookingId = parseId(id, NO_SUCH_TASK);
  if (!isDayTaskKind(kind)) throw new ServiceError("not-found", NO_SUCH_TASK);
  const { version, done, leg: requestedLeg, ...words } = toCamelCase(parseInput(dayTaskChangesSchema, body));
  return staffWrite(ctx, staff, async (tx, audit) => {
    // Lock the booking, so that two writes of a task run one after the other and insert its row only once.
    const booking = await lockBooking(tx, { id: bookingId });
    if (!booking) throw noSuchBookingError();
    const now = ctx.clock();
    const key = { bookingId, kind, leg: requestedLeg ?? lastUnitOf(booking.units)?.position ?? 1 };
    const before = await lockDayTask(tx, key);
    const taskBefore = await readTask(ctx, tx, key);
    const changes = pickChanges(
      { ...words, ...doneChanges(done, before !== null && before.doneAt !== null, staff, now) },
      before,
    );
    if (Object.keys(changes).length === 0) return taskBefore;
    await rejectStaleVersion(tx, "day_tasks", before ?? { id: bookingId, version: 0 }, version, ctx);
    if (changes.assignedTo) await assertTaskAssignee(tx, changes.assignedTo);
    const { id: taskId } = await writeDayTask(tx, before, key, changes, now);
    const after = await readTask(ctx, tx, key);
    await audit({
      action: done === undefined ? "update" : done ? "done" : "undone",
      entity: "day_tasks",
      entityId: taskId,
      before: toAuditedTask(taskBefore),
      after: toAuditedTask(after),
    });
    return after;
  });
}

/** Returns the changes that mark a task as done or not done. If it is marked as done again, the first person stays, and there are no changes. */
function doneChanges(done: boolean | undefined, isDone: boolean, staff: Staff, now: Date) {
  if (done === undefined || done === isDone) return {};
  return done ? { doneAt: now, doneBy: staff.userId } : { doneAt: null, doneBy: null };
}

interface DayTaskFields {
  assignedTo: string | null;
  doneAt: Date | null;
  doneBy: string | null;
  note: string | null;
}

/** Returns the changes whose values differ from the stored ones. */
function pickChanges(
  requested: { [Name in keyof DayTaskFields]?: DayTaskFields[Name] | undefined },
  before: DayTaskFields | null,
) {
  const names = ["assignedTo", "doneAt", "doneBy", "note"] as const;
  const changedKeys = names.filter(
    (name) => requested[name] !== undefined && requested[name] !== (before?.[name] ?? null),
  );
  return Object.fromEntries(changedKeys.map((name) => [name, requested[name]])) as Partial<DayTaskFields>;
}

async function readTask(ctx: AppContext, tx: Transaction, { bookingId, kind, leg }: DayTaskKey): Promise<DaySheetTask> {
  const booking = await findSheetBooking(tx, bookingId);
  if (!booking) throw noSuchBookingError();
  const task = listTasksOfBooking(booking, ctx.clock()).find((one) => one.kind === kind && one.unit.leg === leg);
  if (!task)
    throw new ServiceError(
      "conflict",
      "Questa prenotazione non ha questo compito: non è confermata o l'auto non c'è più.",
    );
  return toDaySheetTask(task, booking.rows);
}

async function assertTaskAssignee(tx: Transaction, userId: string): Promise<void> {
  if ((await listDayTaskAssignees(tx, userId)).length > 0) return;
  const message = "Questa persona non può prendere compiti.";
  throw new ServiceError("invalid", message, [{ path: "assigned_to", message }]);
}

/** Returns a task for the audit log: its booking and the staff's data about it. */
const toAuditedTask = ({ booking, kind, row }: DaySheetTask) => ({
  reference: booking.reference,
  kind,
  assigned_to: row?.assigneeName ?? null,
  done: isTaskDone(row),
  note: row?.note ?? null,
});

const isTaskDone = (row: DayTaskRow | null) => row !== null && row.doneAt !== null;
