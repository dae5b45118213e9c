import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { fillSnapshot } from "#test/databases/database-snapshots.ts";
import { openPatientDatabase } from "#test/databases/patient-database.ts";
import { startPostgres } from "#test/databases/postgres-cluster.ts";
import { findBrokenInvariants } from "#test/invariants/invariants.ts";
import {
  findInconsistencies,
  monotonicNow,
  type RacedBooking,
  type RacedCall,
  type RaceOrder,
} from "./race-history.ts";
import type { Round, RoundReport, RoundSize } from "./round.ts";

const CALLS = 100_000;
const PROCESSES = 2;
const CARS = ["ferrari-296-gtb", "lamborghini-huracan-evo", "porsche-911-carrera-s"];
const CLOCK_SPEED = 1000;

/** Two processes on one PostgreSQL server compete for a few cars; their responses are recorded and checked afterwards. */
export const racesRound: Round = async (size) => {
  const cluster = await startPostgres();
  try {
    const database = await openPatientDatabase({ url: cluster.url, poolSize: 4 });
    await fillSnapshot(database, "catalogue");
    await database.close();
    return await race(cluster.url, size);
  } finally {
    await cluster.stop();
  }
};

/** Runs a race on a database with the catalogue. */
export async function race(databaseUrl: string, { part, minutes }: RoundSize): Promise<RoundReport> {
  const dataDir = await mkdtemp(join(tmpdir(), "velluto-races-"));
  const database = await openPatientDatabase({ url: databaseUrl, poolSize: 2 });
  try {
    // Several units of each car, so that the second request gets the next unit.
    await database.db.execute(sql`update vehicles set total_units = 3, available = true where slug in ${CARS}`);
    const calls = Math.max(1, Math.round((CALLS * part) / PROCESSES));
    const shared = {
      calls,
      minutes,
      databaseUrl,
      dataDir,
      cars: CARS,
      clockSpeed: CLOCK_SPEED,
      beganAt: monotonicNow(),
    };
    const orders = Array.from({ length: PROCESSES }, (_order, at) => ({
      ...shared,
      seed: at + 1,
      historyFile: join(dataDir, `history-${at + 1}.jsonl`),
    }));
    const startedAt = performance.now();
    await runPlayers(orders);
    const seconds = (performance.now() - startedAt) / 1000;
    const history = (await Promise.all(orders.map(({ historyFile }) => readHistory(historyFile)))).flat();
    const { rows } = await database.db.execute<RacedBooking & Record<string, unknown>>(
      sql`select reference, idempotency_key as key, status, version from bookings`,
    );
    const complaints = [...(await findBrokenInvariants(database.db)), ...findInconsistencies(history, rows)];
    const figures = `${history.length} calls by ${PROCESSES} processes in ${seconds.toFixed(0)} s, ${countStatuses(history)}, ${rows.length} bookings`;
    return { passed: history.length - Math.min(history.length, complaints.length), complaints, figures };
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Runs the processes and tells each of the bookings that the others made. */
async function runPlayers(orders: readonly RaceOrder[]): Promise<void> {
  const program = fileURLToPath(new URL("./race-player.ts", import.meta.url));
  const players = orders.map((order) => fork(program, [JSON.stringify(order)]));
  for (const player of players) {
    player.on("message", (reference) => {
      for (const other of players) {
        // A process that has finished may already have exited; it needs no more messages.
        if (other !== player && other.connected) other.send(reference, () => undefined);
      }
    });
  }
  const codes = await Promise.all(players.map(async (player) => (await once(player, "exit"))[0] as number));
  if (codes.some((code) => code !== 0)) throw new Error(`A racing process ended with ${codes.join(", ")}.`);
}

async function readHistory(file: string): Promise<RacedCall[]> {
  const text = await readFile(file, "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as RacedCall);
}

function countStatuses(history: readonly RacedCall[]): string {
  const counts = Map.groupBy(history, ({ status }) => status);
  return [...counts.entries()]
    .toSorted(([one], [other]) => one - other)
    .map(([status, calls]) => `${calls.length} × ${status}`)
    .join(", ");
}
