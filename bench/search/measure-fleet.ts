import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import type { Pool } from "pg";
import { pino } from "pino";
import type { AppContext } from "#server/context.ts";
import { openDatabase } from "#server/db/client.ts";
import { readEnvironment } from "#server/env.ts";
import { SITE_CONFIGURATION } from "#server/site-configuration.ts";
import { fillDatabase } from "../fill/fill-database.ts";
import { BENCH_CASES, type BenchCase } from "./cases.ts";
import { FleetReads, type TableReads } from "./fleet-reads.ts";
import { QueryMeter, type TimedQuery } from "./query-meter.ts";

const WARM_UPS = 5;
const ROUNDS = 40;

export interface CaseResult {
  name: string;
  /** Statements per page. */
  queries: number;
  /** Of all statements of a page together. */
  p50Ms: number;
  p95Ms: number;
  /** CPU time of the server within that, which is independent of other load; null if Linux does not report it. */
  p50ProcessorMs: number | null;
  p95ProcessorMs: number | null;
  /** The fleet table that a page reads most. */
  mostRead: TableReads;
  /** The most expensive statement of the slowest page, with its plan. */
  slowest: TimedQuery;
  plan: string;
}

/** Measures every case on a database, first filled with `cars` unless that is null. */
export async function measureFleet(
  url: string,
  cars: number | null,
  log: (line: string) => void,
): Promise<{ fleet: string; results: CaseResult[] }> {
  // One connection, so that the statements of a page do not wait for each other.
  const database = await openDatabase({ url, poolSize: 1 });
  const meter = new QueryMeter(database.pool);
  try {
    if (cars !== null) await fillDatabase(database, cars, log);
    const { rows } = await database.pool.query<{ fleet: string }>(
      "select (select count(*) from vehicles) || ' cars, ' || (select count(*) from unit_holds) || ' holds, ' || (select count(*) from bookings) || ' bookings' as fleet",
    );
    // The measured services only read: they send no mail, sign nobody in and store no picture.
    const ctx = {
      db: database.db,
      env: readEnvironment({ DATA_DIR: tmpdir() }),
      site: SITE_CONFIGURATION,
      siteDefaults: SITE_CONFIGURATION,
      logger: pino({ level: "silent" }),
      clock: () => new Date(),
    } as unknown as AppContext;
    const backend = await database.pool.query<{ pid: number }>("select pg_backend_pid() as pid");
    const processorMs = () => processorTime(backend.rows[0]?.pid ?? 0);
    const reads = await FleetReads.of(database.pool);
    const results: CaseResult[] = [];
    for (const one of BENCH_CASES) {
      results.push(
        await measure(ctx, one, { meter, processorMs, reads, explain: (query) => explain(database.pool, query) }),
      );
      log(`${one.name}: ${results.at(-1)?.p95Ms.toFixed(1)} ms`);
    }
    return { fleet: rows[0]?.fleet ?? "", results };
  } finally {
    await database.close();
  }
}

interface Instruments {
  meter: QueryMeter;
  processorMs: () => number | null;
  reads: FleetReads;
  explain: (query: TimedQuery) => Promise<string>;
}

async function measure(
  ctx: AppContext,
  { name, read }: BenchCase,
  { meter, processorMs, reads, explain }: Instruments,
): Promise<CaseResult> {
  const pages: TimedQuery[][] = [];
  const processorTimes: number[] = [];
  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    if (round === 0) await reads.begin();
    meter.takeQueries();
    const before = processorMs();
    await read(ctx, round + WARM_UPS);
    const after = processorMs();
    const queries = meter.takeQueries();
    if (round < 0) continue;
    pages.push(queries);
    if (before !== null && after !== null) processorTimes.push(after - before);
  }
  const mostRead = await reads.mostReadSince(ROUNDS);
  const sum = (queries: readonly TimedQuery[]) => queries.reduce((total, { ms }) => total + ms, 0);
  const sorted = pages.toSorted((one, other) => sum(one) - sum(other));
  const at = (share: number) => percentileOf(sorted, share) ?? [];
  processorTimes.sort((one, other) => one - other);
  const [slowest] = at(0.95).toSorted((one, other) => other.ms - one.ms);
  if (!slowest) throw new Error(`${name} sent no query.`);
  return {
    name,
    queries: at(0.5).length,
    p50Ms: sum(at(0.5)),
    p95Ms: sum(at(0.95)),
    p50ProcessorMs: percentileOf(processorTimes, 0.5) ?? null,
    p95ProcessorMs: percentileOf(processorTimes, 0.95) ?? null,
    mostRead,
    slowest,
    plan: await explain(slowest),
  };
}

function percentileOf<Value>(sorted: readonly Value[], share: number): Value | undefined {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** CPU time of a local process, in ms. */
function processorTime(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    return null;
  }
}

async function explain(pool: Pool, { text, values }: TimedQuery): Promise<string> {
  const { rows } = await pool.query<Record<"QUERY PLAN", string>>(`explain (analyze, buffers) ${text}`, values);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}
