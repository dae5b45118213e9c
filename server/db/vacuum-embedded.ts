import type { Pool } from "pg";

/**
 * Does for the embedded database what a PostgreSQL server's autovacuum does by itself (product.md#commands-and-environment): frees the room of rows that were
 * deleted or written over, which its files would keep for good, and counts what each table holds, without which the planner takes every table for all
 * but empty. A table at a time, since whoever asks meanwhile waits for that one only.
 */
export async function vacuumEmbedded(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by name",
  );
  for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`);
}
