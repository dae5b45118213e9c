import { asc, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { handovers } from "#server/db/schema.ts";
import { insertRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

/** The state of a car as it left or came back, as stored. */
export type HandoverRow = typeof handovers.$inferSelect;

/** The records of a booking, the pickup first. */
export function listHandovers(db: Queryable, bookingId: string): Promise<HandoverRow[]> {
  return db.select().from(handovers).where(eq(handovers.bookingId, bookingId)).orderBy(asc(handovers.kind));
}

export const insertHandover = (tx: Transaction, values: typeof handovers.$inferInsert) =>
  insertRow(tx, handovers, values);
export const updateHandover = (tx: Transaction, id: string, changes: RowChanges<typeof handovers>, now: Date) =>
  updateRow(tx, handovers, id, changes, now);
