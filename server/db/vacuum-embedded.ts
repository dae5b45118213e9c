import type { Pool } from "pg";

/**
 * Vacuums and analyses the embedded database, as autovacuum does on a PostgreSQL server (product.md#commands-and-environment). Without it the files
 * would never reuse the space of deleted rows, and the planner would take every table for nearly empty. Vacuums one table at a
 * time, because other queries wait meanwhile.
 */
export async function vacuumEmbedded(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by name",
  );
  for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`);
}
