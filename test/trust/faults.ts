import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startPostgres } from "#test/databases/postgres-cluster.ts";
import { SeededRandom } from "#test/simulation/seeded-random.ts";
import { openStallableProxy } from "#test/stallable-proxy.ts";
import { BookingClients, type SentRequest } from "./booking-clients.ts";
import { createTimeCheck, type Round } from "./round.ts";
import { RunningServer } from "./running-server.ts";

const OUTAGES = 10;
/** Number of outages in which the database is up but unreachable. */
const STALLS = 2;
const PEOPLE = 4;
const SECRET = "a-secret-of-the-faults-round-012345678";
const OUTAGE_MS = 3000;
/** Longer than the site's timeouts: 17 seconds for a query, and 5 for a connection. */
const STALL_MS = 30_000;
/** Time limit from the database's first response to the first booking. */
const RECOVERY_TIMEOUT_MS = 5000;
/** A connection attempt begun during the stall times out after five seconds and is retried. */
const STALL_RECOVERY_TIMEOUT_MS = RECOVERY_TIMEOUT_MS + 3000;
const READING_PAUSE_MS = 25;

interface Reading {
  at: number;
  status: number | null;
}

/**
 * The database crashes and comes back during reads and bookings, or stalls. A cached page is served all the time, a booking is answered with 503 and
 * Retry-After, and everything recovers by itself.
 */
export const faultsRound: Round = async (size) => {
  const folder = await mkdtemp(join(tmpdir(), "velluto-faults-"));
  const cluster = await startPostgres({ durable: true });
  const line = await openStallableProxy(cluster.url);
  const variables = { DATA_DIR: folder, SEED: "catalogue", DATABASE_URL: line.url, AUTH_SECRET: SECRET };
  const ways = [
    ...repeated(OUTAGES * size.part, {
      begin: cluster.crash,
      ms: OUTAGE_MS,
      end: cluster.restart,
      withinMs: RECOVERY_TIMEOUT_MS,
    }),
    ...repeated(STALLS * size.part, {
      begin: line.stall,
      ms: STALL_MS,
      end: line.resume,
      withinMs: STALL_RECOVERY_TIMEOUT_MS,
    }),
  ];
  const server = await RunningServer.start(variables);
  const clients = new BookingClients(new SeededRandom(1));
  const readings: Reading[] = [];
  const complaints: string[] = [];
  const mayGoOn = createTimeCheck(size);
  let [outages, slowestMs] = [0, 0];
  try {
    for (const { begin, ms, end, withinMs } of ways) {
      if (!mayGoOn()) break;
      outages++;
      const ended = new AbortController();
      const load = clients.requestUntil(ended.signal, server.origin, PEOPLE);
      while (!clients.sent.some(({ status }) => status === 201)) await wait(20);
      ended.abort();
      await load;
      // The last write invalidated the page, so read it once before the outage.
      await read(server.origin);
      await begin();
      const away = new AbortController();
      const from = readings.length;
      const meanwhile = [
        readUntilAborted(away.signal, server.origin, readings),
        clients.requestUntil(away.signal, server.origin, PEOPLE),
      ];
      const sentBefore = clients.sent.length;
      await wait(ms);
      complaints.push(...findBadRefusals(clients.sent.slice(sentBefore)), ...findFailedReadings(readings.slice(from)));
      await end();
      const backAt = performance.now();
      const tookMs = await firstBooking(clients, backAt);
      slowestMs = Math.max(slowestMs, tookMs);
      if (tookMs > withinMs) complaints.push(`the server took ${Math.round(tookMs)} ms to book again`);
      away.abort();
      await Promise.all(meanwhile);
    }
    complaints.push(...(await server.readState()).broken);
  } finally {
    await server.stop();
    await line.close();
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const refused = clients.sent.filter(({ status }) => status === 503).length;
  const figures = `${outages} outages, ${readings.length} pages read meanwhile, ${clients.sent.length} requests of which ${refused} refused with 503, slowest return ${(slowestMs / 1000).toFixed(1)} s`;
  return { passed: outages - Math.min(outages, complaints.length), complaints, figures };
};

const repeated = <Way>(times: number, way: Way): Way[] =>
  Array.from({ length: Math.max(1, Math.round(times)) }, () => way);

async function firstBooking({ sent }: BookingClients, since: number): Promise<number> {
  const before = sent.length;
  const booked = () => sent.slice(before).some(({ status }) => status === 201);
  while (!booked() && performance.now() - since < 2 * RECOVERY_TIMEOUT_MS) await wait(20);
  return performance.now() - since;
}

/** Returns writes during an outage that were not answered in time with 503 and Retry-After. */
function findBadRefusals(sent: readonly SentRequest[]): string[] {
  return sent.flatMap(({ status, retryAfter, tookMs }) =>
    status === 503 && retryAfter !== null
      ? []
      : [`during an outage a request was answered ${status} after ${Math.round(tookMs)} ms, retry-after ${retryAfter}`],
  );
}

const findFailedReadings = (readings: readonly Reading[]): string[] =>
  readings.flatMap(({ status }) =>
    status === 200 ? [] : [`during an outage a page in memory was answered ${status}`],
  );

async function readUntilAborted(ended: AbortSignal, origin: string, readings: Reading[]): Promise<void> {
  while (!ended.aborted) {
    readings.push({ at: performance.now(), status: await read(origin) });
    await wait(READING_PAUSE_MS);
  }
}

const read = (origin: string): Promise<number | null> =>
  fetch(origin).then(
    async (response) => {
      await response.text();
      return response.status;
    },
    () => null,
  );
