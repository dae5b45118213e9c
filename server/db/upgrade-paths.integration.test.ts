import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/db/client.ts";
import { openTestDatabase } from "#test/databases/database.ts";
import { describeSchema } from "#test/migrations/catalogue.ts";
import { findMigrationErrors } from "#test/migrations/migrate-from.ts";
import { MIGRATIONS } from "#test/migrations/migration-steps.ts";

let database: Database;
let schema: string[];
beforeAll(async () => {
  database = await openTestDatabase({ seed: "none" });
  schema = await describeSchema(database.pool);
});
afterAll(() => database.close());

/** The oldest version runs every migration, the newest runs only the last one. `npm run test:trust -- migrations` starts from every version. */
test.each([MIGRATIONS.at(0) ?? "", MIGRATIONS.at(-2) ?? ""])(
  "a database from version %s keeps all its data",
  async (from) => {
    expect(await findMigrationErrors(database, from, schema)).toEqual([]);
  },
);
