import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Database } from "#server/db/client.ts";
import { withoutLimits } from "#server/db/without-limits.ts";

/** Any number, the same for every process of this program: whoever holds it migrates, the others wait. */
const MIGRATION_LOCK = 7_305_201_021;

/** Applies the plain-SQL migrations that are missing, one process at a time (product.md#commands-and-environment). */
export async function migrateDatabase({ pool }: Database, migrationsFolder: string): Promise<void> {
  await withoutLimits(pool, async (client) => {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  });
}
