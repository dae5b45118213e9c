import { eq, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "#server/db/client.ts";

/** A table with a `version` column for optimistic locking (product.md#stale-versions). */
export type VersionedTable = PgTable & { id: AnyPgColumn; version: AnyPgColumn; updatedAt: AnyPgColumn };

/** The new values of a row's columns. A missing or undefined column stays unchanged. */
export type RowChanges<Table extends PgTable> = {
  [Column in keyof Table["$inferInsert"]]?: Table["$inferInsert"][Column] | undefined;
};

/** Locks the row with an id until the transaction ends and returns it; null if there is none. */
export async function lockRow<Table extends VersionedTable>(
  tx: Transaction,
  table: Table,
  id: string,
): Promise<Table["$inferSelect"] | null> {
  const rows = await tx
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for("update");
  return (rows[0] as Table["$inferSelect"] | undefined) ?? null;
}

/** Inserts a row and returns it. Rejects with SQLSTATE 23505 if a unique value already exists. */
export async function insertRow<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  values: Table["$inferInsert"],
): Promise<Table["$inferSelect"]> {
  const [row] = await tx
    .insert(table as PgTable)
    .values(values)
    .returning();
  return row as Table["$inferSelect"];
}

/**
 * Updates a row, increments its version and returns the updated row. The caller has locked the row. Rejects with SQLSTATE 23505 if another row has a
 * unique value already.
 */
export async function updateRow<Table extends VersionedTable>(
  tx: Transaction,
  table: Table,
  id: string,
  changes: RowChanges<Table>,
  now: Date,
): Promise<Table["$inferSelect"]> {
  const [row] = await tx
    .update(table as PgTable)
    .set({ ...changes, updatedAt: now, version: sql`${table.version} + 1` })
    .where(eq(table.id, id))
    .returning();
  return row as Table["$inferSelect"];
}
