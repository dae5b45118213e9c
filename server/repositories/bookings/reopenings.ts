import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Booking } from "#domain/bookings/booking.ts";
import type { ReopeningUndo, RepricedColumns } from "#domain/bookings/undo-state.ts";
import type { DayTaskKind } from "#domain/day-sheet/day-task.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings, customers, dayTasks } from "#server/db/schema.ts";

/** Whether the customer to whom a booking belongs was erased. */
export async function isCustomerErased(db: Queryable, bookingId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: customers.id })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .where(and(eq(bookings.id, bookingId), isNotNull(customers.erasedAt)));
  return row !== undefined;
}

/** Returns the columns of a booking that other dates overwrite, in the form in which an undo stores them. */
export async function readRepricedColumns(tx: Transaction, { id, lines }: Booking): Promise<RepricedColumns> {
  const [row] = await tx
    .select({
      pickupDate: bookings.pickupDate,
      pickupTime: bookings.pickupTime,
      pickupAt: bookings.pickupAt,
      returnDate: bookings.returnDate,
      returnTime: bookings.returnTime,
      returnAt: bookings.returnAt,
      days: bookings.days,
      includedKilometres: bookings.includedKilometres,
      frozenRates: bookings.frozenRates,
    })
    .from(bookings)
    .where(eq(bookings.id, id));
  if (!row) throw new Error(`Booking ${id} was lost under its lock`);
  return { ...row, lines, pickupAt: row.pickupAt.toISOString(), returnAt: row.returnAt.toISOString() };
}

/** Returns the done tasks of these kinds of a booking's last unit, in the form in which an undo stores them. */
export async function readDoneTasks(
  tx: Transaction,
  bookingId: string,
  kinds: readonly DayTaskKind[],
): Promise<ReopeningUndo["doneTasks"]> {
  const lastLeg = sql`(select coalesce(max(position), 1) from booking_units where booking_id = ${bookingId})`;
  const rows = await tx
    .select({ id: dayTasks.id, doneAt: dayTasks.doneAt, doneBy: dayTasks.doneBy })
    .from(dayTasks)
    .where(
      and(
        eq(dayTasks.bookingId, bookingId),
        inArray(dayTasks.kind, [...kinds]),
        eq(dayTasks.leg, lastLeg),
        isNotNull(dayTasks.doneAt),
      ),
    );
  return rows.flatMap(({ doneAt, ...row }) => (doneAt ? [{ ...row, doneAt: doneAt.toISOString() }] : []));
}

/** Marks day tasks as done again, as they were before a reopening. */
export async function restoreDoneTasks(tx: Transaction, tasks: ReopeningUndo["doneTasks"], now: Date): Promise<void> {
  for (const { id, doneAt, doneBy } of tasks) {
    await tx
      .update(dayTasks)
      .set({ doneAt: new Date(doneAt), doneBy, updatedAt: now, version: sql`${dayTasks.version} + 1` })
      .where(eq(dayTasks.id, id));
  }
}
