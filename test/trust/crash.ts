import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type PostgresCluster, startPostgres } from "#test/databases/postgres-cluster.ts";
import { SeededRandom } from "#test/simulation/seeded-random.ts";
import { BookingClients } from "./booking-clients.ts";
import { createTimeCheck, type Round, type RoundReport, type RoundSize } from "./round.ts";
import { RunningServer } from "./running-server.ts";

const KILLS_PER_ENGINE = 40;
const PEOPLE = 4;
const SECRET = "a-secret-of-the-crash-round-0123456789";
/** The database server crashes too, after this many kills. */
const KILLS_PER_DATABASE_CRASH = 4;
const MAX_RETRIED_REQUESTS = 5;

/**
 * Kills the server with `kill -9` during bookings and restarts it, on both engines: every acknowledged booking must exist, and a repeated request
 * must get the same response.
 */
export const crashRound: Round = async (size) => {
  const folder = await mkdtemp(join(tmpdir(), "velluto-crash-"));
  const embedded = await crashEmbedded(folder, size).finally(() => rm(folder, { recursive: true, force: true }));
  const server = await crashOnServer(size);
  return {
    passed: embedded.passed + server.passed,
    complaints: [...embedded.complaints, ...server.complaints],
    figures: `embedded: ${embedded.figures}; PostgreSQL: ${server.figures}`,
  };
};

/** The round on the embedded engine; the data folder may be empty. */
export function crashEmbedded(dataFolder: string, size: RoundSize): Promise<RoundReport> {
  return killRepeatedly({ DATA_DIR: dataFolder, SEED: "catalogue" }, size);
}

async function crashOnServer(size: RoundSize): Promise<RoundReport> {
  const folder = await mkdtemp(join(tmpdir(), "velluto-crash-"));
  const cluster = await startPostgres({ durable: true });
  try {
    const variables = { DATA_DIR: folder, SEED: "catalogue", DATABASE_URL: cluster.url, AUTH_SECRET: SECRET };
    return await killRepeatedly(variables, size, cluster);
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function killRepeatedly(
  variables: Record<string, string>,
  size: RoundSize,
  cluster?: PostgresCluster,
): Promise<RoundReport> {
  const random = new SeededRandom(1);
  const clients = new BookingClients(random);
  const hasTimeLeft = createTimeCheck(size);
  const complaints: string[] = [];
  const kills = Math.max(1, Math.round(KILLS_PER_ENGINE * size.part));
  let [killed, slowestMs] = [0, 0];
  let server = await RunningServer.start(variables);
  try {
    while (killed < kills && hasTimeLeft()) {
      const ended = new AbortController();
      const asking = clients.requestUntil(ended.signal, server.origin, PEOPLE);
      // Wait for the first acknowledged request, or there would be nothing to lose.
      const answeredBefore = acknowledgedRequests(clients).length;
      while (acknowledgedRequests(clients).length === answeredBefore) await wait(20);
      await wait(random.between(0, 400));
      server.kill();
      killed++;
      if (cluster && killed % KILLS_PER_DATABASE_CRASH === 0) {
        await cluster.crash();
        await cluster.restart();
      }
      const startedAt = performance.now();
      const [next] = await Promise.all([RunningServer.start(variables), asking, ended.abort()]);
      server = next;
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      complaints.push(...(await verifyState(server, clients, random)));
    }
  } finally {
    await server.stop();
  }
  const figures = `${killed} kills, ${clients.sent.length} requests, ${acknowledgedRequests(clients).length} answered, ${complaints.length} lost or broken, slowest start ${(slowestMs / 1000).toFixed(1)} s`;
  return { passed: killed - Math.min(killed, complaints.length), complaints, figures };
}

const acknowledgedRequests = ({ sent }: BookingClients) => sent.filter(({ status }) => status === 201);

/** Checks that acknowledged bookings exist and are complete. Repeats some of them, and requests without a response, and compares the responses. */
async function verifyState(server: RunningServer, clients: BookingClients, random: SeededRandom): Promise<string[]> {
  const { bookings, broken } = await server.readState();
  const stored = new Map(bookings.map(({ key, reference }) => [key, reference]));
  const complaints = [...broken];
  for (const { key, reference } of acknowledgedRequests(clients))
    if (stored.get(key) !== reference) complaints.push(`${reference} was answered and is ${stored.get(key) ?? "gone"}`);
  const unanswered = clients.sent.filter(({ status }) => status === null).slice(-MAX_RETRIED_REQUESTS);
  for (const request of [...unanswered, random.oneOf(acknowledgedRequests(clients))]) {
    const { status, reference } = await clients.sendRequest(server.origin, request);
    const first = stored.get(request.key);
    if (first ? reference !== first : status !== 201 && status !== 409)
      complaints.push(
        `${request.key} asked for again was answered ${status} ${reference}, ${first ?? "nothing"} is stored`,
      );
  }
  return complaints;
}
