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
/** Calls per database: each seed starts with a fresh catalogue, because admins' calls delete it bit by bit. */
const CALLS_A_SEED = 2000;

/** Calls every API endpoint anonymously and as each role, with valid and invalid input. */
export const fuzzRound: Round = async (size) => {
  const mayGoOn = createTimeCheck(size);
  const targetCalls = Math.ceil(CALLS * size.part);
  const findings: string[] = [];
  const answers: Record<string, number> = {};
  let calls = 0;
  for (let seed = size.from ?? 1; calls < targetCalls && mayGoOn(); seed++) {
    const report = await fuzzFresh(seed, Math.min(CALLS_A_SEED, targetCalls - calls));
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
