import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type PostgresCluster, startPostgres } from "#test/databases/postgres-cluster.ts";
import { SeededRandom } from "#test/simulation/seeded-random.ts";
import { BookingClients } from "./booking-clients.ts";
import { type Round, type RoundReport, type RoundSize, timeLeft } from "./round.ts";
import { RunningServer } from "./running-server.ts";

const KILLS_EACH_ENGINE = 40;
const PEOPLE = 4;
const SECRET = "a-secret-of-the-crash-round-0123456789";
/** Every so many kills the database's own server breaks down too. */
const DATABASE_BREAKS_EVERY = 4;
const MOST_ASKED_AGAIN = 5;

/** `kill -9` of the server while people book, at once started again, on both engines: what was answered is there, and asked for again it is the same. */
export const crashRound: Round = async (size) => {
  const folder = await mkdtemp(join(tmpdir(), "velluto-crash-"));
  const embedded = await crashEmbedded(folder, size).finally(() => rm(folder, { recursive: true, force: true }));
  const server = await onServer(size);
  return {
    passed: embedded.passed + server.passed,
    complaints: [...embedded.complaints, ...server.complaints],
    figures: `embedded: ${embedded.figures}; PostgreSQL: ${server.figures}`,
  };
};

/** On the embedded engine; the data folder may be empty. */
export function crashEmbedded(dataFolder: string, size: RoundSize): Promise<RoundReport> {
  return killAgainAndAgain({ DATA_DIR: dataFolder, SEED: "catalogue" }, size);
}

async function onServer(size: RoundSize): Promise<RoundReport> {
  const folder = await mkdtemp(join(tmpdir(), "velluto-crash-"));
  const cluster = await startPostgres({ durable: true });
  try {
    const variables = { DATA_DIR: folder, SEED: "catalogue", DATABASE_URL: cluster.url, AUTH_SECRET: SECRET };
    return await killAgainAndAgain(variables, size, cluster);
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function killAgainAndAgain(
  variables: Record<string, string>,
  size: RoundSize,
  cluster?: PostgresCluster,
): Promise<RoundReport> {
  const random = new SeededRandom(1);
  const clients = new BookingClients(random);
  const mayGoOn = timeLeft(size);
  const complaints: string[] = [];
  const kills = Math.max(1, Math.round(KILLS_EACH_ENGINE * size.part));
  let [killed, slowestMs] = [0, 0];
  let server = await RunningServer.start(variables);
  try {
    while (killed < kills && mayGoOn()) {
      const ended = new AbortController();
      const asking = clients.askUntil(ended.signal, server.origin, PEOPLE);
      // Not before somebody has been answered, or there would be nothing to lose.
      const answeredBefore = answered(clients).length;
      while (answered(clients).length === answeredBefore) await wait(20);
      await wait(random.between(0, 400));
      server.kill();
      killed++;
      if (cluster && killed % DATABASE_BREAKS_EVERY === 0) {
        await cluster.breakDown();
        await cluster.startAgain();
      }
      const startedAt = performance.now();
      const [next] = await Promise.all([RunningServer.start(variables), asking, ended.abort()]);
      server = next;
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      complaints.push(...(await lookAround(server, clients, random)));
    }
  } finally {
    await server.stop();
  }
  const figures = `${killed} kills, ${clients.sent.length} requests, ${answered(clients).length} answered, ${complaints.length} lost or broken, slowest start ${(slowestMs / 1000).toFixed(1)} s`;
  return { passed: killed - Math.min(killed, complaints.length), complaints, figures };
}

const answered = ({ sent }: BookingClients) => sent.filter(({ status }) => status === 201);

/** What was answered is there, whole; some of it asked for again is answered alike, as is what had no answer. */
async function lookAround(server: RunningServer, clients: BookingClients, random: SeededRandom): Promise<string[]> {
  const { bookings, broken } = await server.look();
  const stored = new Map(bookings.map(({ key, reference }) => [key, reference]));
  const complaints = [...broken];
  for (const { key, reference } of answered(clients))
    if (stored.get(key) !== reference) complaints.push(`${reference} was answered and is ${stored.get(key) ?? "gone"}`);
  const unanswered = clients.sent.filter(({ status }) => status === null).slice(-MOST_ASKED_AGAIN);
  for (const request of [...unanswered, random.oneOf(answered(clients))]) {
    const { status, reference } = await clients.ask(server.origin, request);
    const first = stored.get(request.key);
    if (first ? reference !== first : status !== 201 && status !== 409)
      complaints.push(
        `${request.key} asked for again was answered ${status} ${reference}, ${first ?? "nothing"} is stored`,
      );
  }
  return complaints;
}
