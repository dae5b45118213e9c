// Rule: product.md#page-cache
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#domain/durations.ts";
import type { Database } from "#server/db/client.ts";
import { invalidateTag } from "#server/db/invalidate-tag.ts";
import { listenForInvalidations } from "#server/db/invalidation-listener.ts";
import { type AssembledApplication, assembleApplication } from "#test/assembled-application.ts";
import { CATALOGUE_WRITES } from "#test/coherence/catalogue-writes.ts";
import { PageReader } from "#test/coherence/page-reader.ts";
import { runRandomWrites } from "#test/coherence/random-sequence.ts";
import { RENTAL_WRITES } from "#test/coherence/rental-writes.ts";
import { addSampleVehicles } from "#test/coherence/sample-vehicles.ts";
import { openTestDatabase } from "#test/databases/database.ts";
import { openPatientDatabase } from "#test/databases/patient-database.ts";
import { FaultyConnections } from "#test/simulation/faulty-connections.ts";
import { World } from "#test/simulation/world.ts";
import { TEST_NOW } from "#test/test-now.ts";

/** The tested sequences of reads and writes. npm run test:trust -- coherence tries many more. */
const SEQUENCES = [
  { seed: 1, steps: 10 },
  { seed: 2, steps: 10 },
];
/** A tag that the test publishes last. When the other process has received it, it has also received the invalidations of all earlier writes. */
const HEARD = "coherence:heard";
const WRITES_SENT_TO_OTHERS = [
  "the price of a car stored as Supercar",
  "a brand that is hidden",
  "a city's texts",
  "a new article",
  "a new override of city",
  "a block of a unit",
  "a new rule of the rates",
];

let world: World;
let reader: PageReader;
beforeAll(async () => {
  const database = await openTestDatabase({ seed: "catalogue", poolSize: 4 });
  world = await World.open(database, new FaultyConnections(database.pool));
  await addSampleVehicles(database.db);
  reader = new PageReader(() => world.application.context);
  await reader.warmUp();
});
afterAll(() => world.close());

describe("another process shows no stale page either", () => {
  let database: Database;
  let other: AssembledApplication;
  let otherReader: PageReader;
  let hearing: { stop(): Promise<void> };
  let dataDir: string;
  let received = Promise.withResolvers<void>();
  beforeAll(async () => {
    const url = String(world.database.pool.options.connectionString);
    dataDir = await mkdtemp(join(tmpdir(), "velluto-other-"));
    database = await openPatientDatabase({ url, poolSize: 4 });
    other = await assembleApplication({ database, dataDir, clock: () => world.now });
    const onInvalidate = (tags: readonly string[]) => tags.includes(HEARD) && received.resolve();
    // A late heartbeat would count as a lost connection, whose notifications never arrive.
    const limits = { intervalMs: HOUR_MS, timeoutMs: HOUR_MS };
    const logger = pino({ level: "silent" });
    hearing = await listenForInvalidations({ url, database, logger, onInvalidate, limits });
    otherReader = new PageReader(() => other.context);
    await otherReader.warmUp();
  });
  afterAll(async () => {
    await hearing.stop();
    await other.jobs.stop();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
    await reader.warmUp();
  });

  test.each(WRITES_SENT_TO_OTHERS)("after %s", async (title) => {
    const written = [...CATALOGUE_WRITES, ...RENTAL_WRITES].find((one) => one.title === title);
    received = Promise.withResolvers();
    await written?.write(world);
    await world.database.db.transaction((tx) => invalidateTag(tx, HEARD));
    // Notifications arrive in the order of the commits, so all earlier ones have arrived too.
    await received.promise;
    const { stale, changed } = await otherReader.compare();
    expect(stale).toEqual([]);
    expect(changed, "pages that show it").toBeGreaterThan(0);
  });
});

describe("no page is stale after a write", () => {
  const alone = [...RENTAL_WRITES, ...CATALOGUE_WRITES].filter(({ title }) => !WRITES_SENT_TO_OTHERS.includes(title));
  test.each(alone)("$title", async ({ write, isInvisible = false, atDay }) => {
    if (atDay !== undefined) {
      await world.setClock(new Date(TEST_NOW.getTime() + atDay * DAY_MS));
      await reader.warmUp();
    }
    await write(world);
    const { stale, changed } = await reader.compare();
    expect(stale).toEqual([]);
    if (!isInvisible) expect(changed, "pages that show it").toBeGreaterThan(0);
  });

  test.each(SEQUENCES)("random writes from seed $seed", async (sequence) => {
    expect(await runRandomWrites(world, reader, sequence)).toEqual([]);
  });
});
