import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookingUnits, handovers } from "#server/db/schema.ts";
import { insertRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type HandoverRow = typeof handovers.$inferSelect;

/** Lists a booking's handovers, leg by leg, the pickup first. */
export async function listHandovers(db: Queryable, bookingId: string): Promise<HandoverRow[]> {
  const rows = await db
    .select({ record: handovers })
    .from(handovers)
    .innerJoin(bookingUnits, eq(bookingUnits.id, handovers.bookingUnitId))
    .where(eq(handovers.bookingId, bookingId))
    .orderBy(asc(bookingUnits.position), asc(handovers.kind));
  return rows.map(({ record }) => record);
}

/** Stores a handover. Rejects with SQLSTATE 23505 if the leg already has one of that kind. */
export const insertHandover = (tx: Transaction, values: typeof handovers.$inferInsert) =>
  insertRow(tx, handovers, values);
export const updateHandover = (tx: Transaction, id: string, changes: RowChanges<typeof handovers>, now: Date) =>
  updateRow(tx, handovers, id, changes, now);

export async function deleteHandover(tx: Transaction, id: string): Promise<void> {
  await tx.delete(handovers).where(eq(handovers.id, id));
}

/** Removes the pictures of handovers recorded before an instant; the readings remain with the rental. */
export async function deleteHandoverPictures(tx: Transaction, before: Date): Promise<void> {
  const old = and(lt(handovers.createdAt, before), sql`cardinality(${handovers.pictures}) > 0`);
  await tx.update(handovers).set({ pictures: [], pictureKinds: {} }).where(old);
}
