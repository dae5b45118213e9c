import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#server/db/client.ts";
import { assembleApplication } from "#test/assembled-application.ts";
import { fillSnapshot } from "#test/databases/database-snapshots.ts";
import { fuzzApi } from "#test/fuzz/fuzz-api.ts";
import { TEST_NOW } from "#test/test-now.ts";
import { createTimeCheck, type Round } from "./round.ts";

const CALLS = 20_000;
/** Calls on one database: each seed begins with a fresh catalogue, since admins' calls wear it out. */
const CALLS_A_SEED = 2000;

/** Every endpoint of the API, called as nobody and as each role with what it asks for and what it does not. */
export const fuzzRound: Round = async (size) => {
  const mayGoOn = createTimeCheck(size);
  const wanted = Math.ceil(CALLS * size.part);
  const findings: string[] = [];
  const answers: Record<string, number> = {};
  let calls = 0;
  for (let seed = size.from ?? 1; calls < wanted && mayGoOn(); seed++) {
    const report = await fuzzFresh(seed, Math.min(CALLS_A_SEED, wanted - calls));
    calls += report.calls;
    findings.push(...report.findings);
    for (const [hundred, count] of Object.entries(report.answers)) answers[hundred] = (answers[hundred] ?? 0) + count;
  }
  const spread = Object.entries(answers).map(([hundred, count]) => `${count} × ${hundred}xx`);
  return {
    passed: calls - Math.min(calls, findings.length),
    complaints: findings,
    figures: `${calls} calls, ${spread.join(", ")}, ${findings.length} findings`,
  };
};

async function fuzzFresh(seed: number, calls: number) {
  const dataDir = await mkdtemp(join(tmpdir(), "velluto-fuzz-"));
  const database = await openDatabase({ folder: "memory://" });
  try {
    await fillSnapshot(database, "catalogue");
    const { context, app, jobs } = await assembleApplication({ database, dataDir, clock: () => TEST_NOW });
    const report = await fuzzApi({ context, app }, { seed, calls });
    await jobs.stop();
    return report;
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
