import { camelCased } from "#domain/casing.ts";
import { isDayTaskKind } from "#domain/day-sheet/day-task.ts";
import { tasksOf } from "#domain/day-sheet/day-tasks.ts";
import { dayTaskChangesSchema } from "#domain/forms/day-sheet/day-task.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { lockBooking } from "#server/repositories/bookings/find-bookings.ts";
import {
  type DayTaskRow,
  listSheetPeople,
  lockDayTask,
  writeDayTask,
} from "#server/repositories/day-sheet/day-task-rows.ts";
import { findSheetBooking } from "#server/repositories/day-sheet/sheet-bookings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId, checkedInput } from "#server/services/checked-input.ts";
import { type SheetTask, toSheetTask } from "#server/services/day-sheet/internal/sheet-task.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { noSuchBooking } from "#server/services/words/booking-words.ts";

export interface DayTaskChange {
  staff: Staff;
  /** The booking's id. */
  id: string;
  kind: string;
  body: unknown;
}

const NO_SUCH_TASK = "Questo compito non esiste.";

/**
 * Gives a task to somebody, marks it as done or takes that back, or notes something about it. Asking for what is already so changes
 * nothing; the booking is not touched. Refuses "invalid" for wrong fields and for a person who cannot take it, "not-found", and "conflict"
 * for a booking that has no tasks or when somebody else was first.
 */
export async function changeDayTask(ctx: AppContext, { staff, id, kind, body }: DayTaskChange): Promise<SheetTask> {
  requireAbility(staff, "day-sheet.manage");
  const bookingId = checkedId(id, NO_SUCH_TASK);
  if (!isDayTaskKind(kind)) throw new ServiceError("not-found", NO_SUCH_TASK);
  const { version, done, ...words } = camelCased(checkedInput(dayTaskChangesSchema, body));
  return staffWrite(ctx, staff, async (tx, audit) => {
    // Whoever writes about a booking's tasks waits here, so that the first word on one is written once.
    if (!(await lockBooking(tx, { id: bookingId }))) throw noSuchBooking();
    const now = ctx.clock();
    const before = await lockDayTask(tx, bookingId, kind);
    const found = await readTask(ctx, tx, bookingId, kind);
    const changes = changed(
      { ...words, ...doneChanges(done, before !== null && before.doneAt !== null, staff, now) },
      before,
    );
    if (Object.keys(changes).length === 0) return found;
    await rejectStaleVersion(tx, "day_tasks", before ?? { id: bookingId, version: 0 }, version, ctx);
    if (changes.assignedTo) await refuseUnassignable(tx, changes.assignedTo);
    const { id: taskId } = await writeDayTask(tx, before, { bookingId, kind }, changes, now);
    const after = await readTask(ctx, tx, bookingId, kind);
    await audit({
      action: done === undefined ? "update" : done ? "done" : "undone",
      entity: "day_tasks",
      entityId: taskId,
      before: audited(found),
      after: audited(after),
    });
    return after;
  });
}

/** Done stays with who did it first; done again, or taken back twice, is what it is already. */
function doneChanges(done: boolean | undefined, isDone: boolean, staff: Staff, now: Date) {
  if (done === undefined || done === isDone) return {};
  return done ? { doneAt: now, doneBy: staff.userId } : { doneAt: null, doneBy: null };
}

interface Written {
  assignedTo: string | null;
  doneAt: Date | null;
  doneBy: string | null;
  note: string | null;
}

/** What of it is not so already. */
function changed(wanted: { [Name in keyof Written]?: Written[Name] | undefined }, before: Written | null) {
  const names = ["assignedTo", "doneAt", "doneBy", "note"] as const;
  const news = names.filter((name) => wanted[name] !== undefined && wanted[name] !== (before?.[name] ?? null));
  return Object.fromEntries(news.map((name) => [name, wanted[name]])) as Partial<Written>;
}

async function readTask(ctx: AppContext, tx: Transaction, bookingId: string, kind: string): Promise<SheetTask> {
  const booking = await findSheetBooking(tx, bookingId);
  if (!booking) throw noSuchBooking();
  const task = tasksOf(booking, ctx.clock()).find((one) => one.kind === kind);
  if (!task)
    throw new ServiceError(
      "conflict",
      "Questa prenotazione non ha questo compito: non è confermata o l'auto non c'è più.",
    );
  return toSheetTask(task, booking.rows);
}

async function refuseUnassignable(tx: Transaction, userId: string): Promise<void> {
  if ((await listSheetPeople(tx, userId)).length > 0) return;
  const message = "Questa persona non può prendere compiti.";
  throw new ServiceError("invalid", message, [{ path: "assigned_to", message }]);
}

/** What the log keeps: the task by its booking, and what is written about it. */
const audited = ({ booking, kind, row }: SheetTask) => ({
  reference: booking.reference,
  kind,
  assigned_to: row?.assigneeName ?? null,
  done: doneWords(row),
  note: row?.note ?? null,
});

const doneWords = (row: DayTaskRow | null) => row !== null && row.doneAt !== null;
