import { and, asc, eq, exists, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { rolesWithAbility } from "#domain/access/abilities.ts";
import type { DayTaskKind } from "#domain/day-sheet/day-task.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { dayTasks, user, userRoles } from "#server/db/schema.ts";
import { insertRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

type DayTaskColumns = typeof dayTasks.$inferSelect;
/** The stored data of a day task, with the names of its assignee and of the user who completed it. */
export type DayTaskRow = DayTaskColumns & { assigneeName: string | null; completerName: string | null };

const assignees = alias(user, "assignees");
const completers = alias(user, "doers");

/** Lists the stored data of the day tasks of these bookings. */
export async function listDayTasks(db: Queryable, bookingIds: readonly string[]): Promise<DayTaskRow[]> {
  if (bookingIds.length === 0) return [];
  const rows = await db
    .select({
      task: dayTasks,
      assigneeName: sql<string | null>`coalesce(nullif(${assignees.name}, ''), ${assignees.email})`,
      completerName: sql<string | null>`coalesce(nullif(${completers.name}, ''), ${completers.email})`,
    })
    .from(dayTasks)
    .leftJoin(assignees, eq(assignees.id, dayTasks.assignedTo))
    .leftJoin(completers, eq(completers.id, dayTasks.doneBy))
    .where(inArray(dayTasks.bookingId, [...bookingIds]))
    .orderBy(asc(dayTasks.bookingId), asc(dayTasks.kind));
  return rows.map(({ task, ...names }) => ({ ...task, ...names }));
}

/** Identifies a task: its booking, its kind, and the leg whose unit it is about. */
export interface DayTaskKey {
  bookingId: string;
  kind: DayTaskKind;
  leg: number;
}

/** Locks the row of a day task until the transaction ends and returns it; null if the task has no row yet. */
export async function lockDayTask(
  tx: Transaction,
  { bookingId, kind, leg }: DayTaskKey,
): Promise<DayTaskColumns | null> {
  const [row] = await tx
    .select()
    .from(dayTasks)
    .where(and(eq(dayTasks.bookingId, bookingId), eq(dayTasks.kind, kind), eq(dayTasks.leg, leg)))
    .for("update");
  return row ?? null;
}

type DayTaskChanges = Pick<RowChanges<typeof dayTasks>, "assignedTo" | "doneAt" | "doneBy" | "note">;

/** Stores data of a day task. Creates the task's row if it has none. The caller has locked the booking. */
export function writeDayTask(
  tx: Transaction,
  before: DayTaskColumns | null,
  task: DayTaskKey,
  changes: DayTaskChanges,
  now: Date,
): Promise<DayTaskColumns> {
  if (before) return updateRow(tx, dayTasks, before.id, changes, now);
  return insertRow(tx, dayTasks, { ...task, ...changes, createdAt: now, updatedAt: now });
}

/** Marks these tasks of a booking's current unit as not done. Call it after a change of what somebody has completed. The caller has locked the booking. */
export async function reopenDayTasks(
  tx: Transaction,
  bookingId: string,
  kinds: readonly DayTaskKind[],
  now: Date,
): Promise<void> {
  await tx
    .update(dayTasks)
    .set({ doneAt: null, doneBy: null, updatedAt: now, version: sql`${dayTasks.version} + 1` })
    .where(
      and(
        eq(dayTasks.bookingId, bookingId),
        inArray(dayTasks.kind, [...kinds]),
        eq(dayTasks.leg, selectCurrentLeg(bookingId)),
        isNotNull(dayTasks.doneAt),
      ),
    );
}

const selectCurrentLeg = (bookingId: string) =>
  sql<number>`(select coalesce(max(position), 1) from booking_units where booking_id = ${bookingId})`;

/**
 * Moves the tasks that are still to be done at the end of the rental from one unit to the other, with their assignees and notes: from the leg `from` to
 * the leg `to`. A task that the leg `to` has already stays. The caller has locked the booking.
 */
export async function moveEndTasks(
  tx: Transaction,
  bookingId: string,
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<void> {
  await tx
    .update(dayTasks)
    .set({ leg: to, updatedAt: now, version: sql`${dayTasks.version} + 1` })
    .where(
      and(
        eq(dayTasks.bookingId, bookingId),
        inArray(dayTasks.kind, ["return", "wash"]),
        eq(dayTasks.leg, from),
        isNull(dayTasks.doneAt),
        sql`not exists (select from day_tasks other where other.booking_id = ${bookingId} and other.kind = ${dayTasks.kind} and other.leg = ${to})`,
      ),
    );
}

/** Deletes the tasks of a leg that was undone. */
export async function deleteTasksOfLeg(tx: Transaction, bookingId: string, leg: number): Promise<void> {
  await tx.delete(dayTasks).where(and(eq(dayTasks.bookingId, bookingId), eq(dayTasks.leg, leg)));
}

/** A staff member to whom tasks can be assigned. */
export interface DayTaskAssignee {
  id: string;
  name: string;
  email: string;
}

/** Lists the staff to whom tasks can be assigned, by name: those who may use the day sheet and can sign in. */
export async function listDayTaskAssignees(db: Queryable, id?: string): Promise<DayTaskAssignee[]> {
  const works = db
    .select({ one: sql`1` })
    .from(userRoles)
    .where(and(eq(userRoles.userId, user.id), inArray(userRoles.role, rolesWithAbility("day-sheet.manage"))));
  return db
    .select({ id: user.id, name: user.name, email: user.email })
    .from(user)
    .where(and(isNull(user.disabledAt), exists(works), id === undefined ? undefined : eq(user.id, id)))
    .orderBy(sql`lower(${user.name}) collate "C"`, asc(user.email));
}
