import { and, asc, eq, exists, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { rolesWithAbility } from "#domain/access/abilities.ts";
import type { DayTaskKind } from "#domain/day-sheet/day-task.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { dayTasks, user, userRoles } from "#server/db/schema.ts";
import { insertRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

type DayTaskColumns = typeof dayTasks.$inferSelect;
/** What staff wrote about a task, with the names of who has it and who did it. */
export type DayTaskRow = DayTaskColumns & { assigneeName: string | null; completerName: string | null };

const assignees = alias(user, "assignees");
const completers = alias(user, "doers");

/** What staff have written about the tasks of these bookings. */
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

/** What is written about one task, kept from other writers until the transaction ends; null when nothing is. */
export async function lockDayTask(
  tx: Transaction,
  bookingId: string,
  kind: DayTaskKind,
): Promise<DayTaskColumns | null> {
  const [row] = await tx
    .select()
    .from(dayTasks)
    .where(and(eq(dayTasks.bookingId, bookingId), eq(dayTasks.kind, kind)))
    .for("update");
  return row ?? null;
}

type DayTaskChanges = Pick<RowChanges<typeof dayTasks>, "assignedTo" | "doneAt" | "doneBy" | "note">;

/** Writes something about a task: the first word on it makes its row. Its booking is locked by the caller. */
export function writeDayTask(
  tx: Transaction,
  before: DayTaskColumns | null,
  task: { bookingId: string; kind: DayTaskKind },
  changes: DayTaskChanges,
  now: Date,
): Promise<DayTaskColumns> {
  if (before) return updateRow(tx, dayTasks, before.id, changes, now);
  return insertRow(tx, dayTasks, { ...task, ...changes, createdAt: now, updatedAt: now });
}

/** Takes the ticks of these tasks of a locked booking back: what they said was done is another thing now. */
export async function reopenDayTasks(
  tx: Transaction,
  bookingId: string,
  kinds: readonly DayTaskKind[],
  now: Date,
): Promise<void> {
  await tx
    .update(dayTasks)
    .set({ doneAt: null, doneBy: null, updatedAt: now, version: sql`${dayTasks.version} + 1` })
    .where(and(eq(dayTasks.bookingId, bookingId), inArray(dayTasks.kind, [...kinds]), isNotNull(dayTasks.doneAt)));
}

/** Somebody of the staff who may be given a task. */
export interface DayTaskAssignee {
  id: string;
  name: string;
  email: string;
}

/** Those who may be given a task, by name: whoever works with the day sheet and can sign in. */
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
