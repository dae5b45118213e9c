import { expect, inject, test, vi } from "vitest";
import { DAY_MS } from "#domain/durations.ts";
import { vacuumEmbedded } from "#server/db/vacuum-embedded.ts";
import { createJobQueue } from "#server/jobs/job-queue.ts";
import { setUpTestApplication } from "#test/app.ts";

/** Time limit of the tests. */
const PATIENCE_MS = 120_000;

const application = setUpTestApplication({ seed: "none" });

const ask = async (text: string) => (await application.database.pool.query(text)).rows[0];
/** Returns the planner's row estimate of the table (-1 before the first analyse) and its file size. */
const seen = () =>
  ask("select reltuples as rows, pg_relation_size(oid)::int as bytes from pg_class where relname = 'Much written'");

test("vacuuming frees the space of deleted rows and updates the planner's statistics", async () => {
  await ask(
    'create table "Much written" as select n, repeat(md5(n::text), 10) as text from generate_series(1, 2000) n',
  );
  await ask('delete from "Much written" where n > 10');
  const before = await seen();
  expect(before.rows).toBe(-1);
  await vacuumEmbedded(application.database.pool);
  const after = await seen();
  expect(after.rows).toBe(10);
  expect(after.bytes).toBeLessThan(before.bytes / 10);
});

test("the queue's start vacuums an embedded database; PostgreSQL does it by itself", async () => {
  const { context, database } = application;
  await ask('drop table if exists "Much written"');
  await ask('create table "Much written" as select n from generate_series(1, 7) n');
  const jobs = await createJobQueue({ database, logger: context.logger });
  await jobs.start({ context, mailer: { send: async () => {} } });
  if (database.embedded) await vi.waitFor(async () => expect((await seen()).rows).toBe(7), PATIENCE_MS);
  await jobs.stop();
  expect((await seen()).rows).toBe(database.embedded ? 7 : -1);
});

// Rule: product.md#commands-and-environment
test.runIf(inject("testDatabase") === "pglite")("the server vacuums it again a day later", async () => {
  const { context, database } = application;
  const aDayLater: (() => void)[] = [];
  const start = globalThis.setTimeout;
  const waiting = vi.spyOn(globalThis, "setTimeout").mockImplementation(((
    work: () => void,
    ms?: number,
    ...given: []
  ) => {
    if (ms !== DAY_MS) return start(work, ms, ...given);
    aDayLater.push(work);
    return undefined;
  }) as typeof setTimeout);
  const jobs = await createJobQueue({ database, logger: context.logger });
  await jobs.start({ context, mailer: { send: async () => {} } });
  // The daily work is the retention, the copies of mails, and the vacuum.
  await vi.waitFor(() => expect(aDayLater).toHaveLength(3), PATIENCE_MS);
  await ask('drop table if exists "Much written"');
  await ask('create table "Much written" as select n from generate_series(1, 9) n');
  for (const work of aDayLater.splice(0)) work();
  await vi.waitFor(async () => expect((await seen()).rows).toBe(9), PATIENCE_MS);
  await jobs.stop();
  waiting.mockRestore();
});
