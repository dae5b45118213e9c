import { eq, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "#server/db/client.ts";

/** A table whose rows count their edits (product.md#stale-versions). */
export type VersionedTable = PgTable & { id: AnyPgColumn; version: AnyPgColumn; updatedAt: AnyPgColumn };

/** New values of some columns; a column that is missing or undefined stays as it is. */
export type RowChanges<Table extends PgTable> = {
  [Column in keyof Table["$inferInsert"]]?: Table["$inferInsert"][Column] | undefined;
};

/** The row as it is now, kept from other writers until the transaction ends; null when there is none of that id. */
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

/** Stores a new row and answers it whole. Rejects with SQLSTATE 23505 when a unique value is taken. */
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

/** Writes the changes into a locked row, counts the edit and answers the row after it. Rejects with SQLSTATE 23505 as `insertRow`. */
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
