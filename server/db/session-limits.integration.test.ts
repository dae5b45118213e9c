import { expect, inject, test } from "vitest";
import { openDatabase } from "#server/db/client.ts";
import { isDatabaseDown } from "#server/errors.ts";
import { createServerDatabase } from "#test/databases/database.ts";

// The embedded engine has one session, which runs in this process and must not be terminated.
test.skipIf(inject("testDatabase") === "pglite")("statements, locks and idle transactions have timeouts", async () => {
  const { url, drop } = await createServerDatabase("none");
  const database = await openDatabase({ url });
  const { rows } = await database.pool.query(
    "select name, setting::int from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name",
  );
  expect(rows.map(({ setting }) => setting)).toEqual([30_000, 10_000, 15_000]);
  const client = await database.pool.connect();
  await client.query("set statement_timeout = 20");
  const cut: unknown = await client.query("select pg_sleep(60)").catch((error: unknown) => error);
  client.release(true);
  expect(isDatabaseDown(cut)).toBe(true);
  await database.close();
  await drop();
});
