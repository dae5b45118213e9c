import type { Pool } from "pg";

/**
 * Vacuums and analyses the embedded database, as autovacuum does on a PostgreSQL server (product.md#commands-and-environment). Otherwise the files
 * would never reuse the space of deleted rows, and the planner would assume that every table is nearly empty. Vacuums the tables one by one, because
 * other queries have to wait during each.
 */
export async function vacuumEmbedded(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by name",
  );
  for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`);
}
