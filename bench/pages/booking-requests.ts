import { execFile } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { SeededRandom } from "#test/simulation/seeded-random.ts";
import { BookingClients } from "#test/trust/booking-clients.ts";
import type { BenchServer } from "./program.ts";
import { median } from "./rounds.ts";

const CONCURRENCY = 8;
/** Units per car, so that every request finds a free one. */
const UNITS_PER_VEHICLE = 40;
const run = promisify(execFile);

export interface BookingFigures {
  requestsPerSecond: number;
  processorMs: number;
  /** Rate of the same inserts by pgbench; null if it is not installed. */
  insertsPerSecond: number | null;
}

/** Measures accepted booking requests beside pgbench writing the same rows to the same server, alternating; medians over the rounds. */
export async function measureBookings(
  product: BenchServer,
  databaseUrl: string,
  { rounds, seconds }: { rounds: number; seconds: number },
  say: (line: string) => void,
): Promise<BookingFigures> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const folder = await mkdtemp(join(tmpdir(), "velluto-pgbench-"));
  try {
    await client.query("update vehicles set total_units = $1, available = true", [UNITS_PER_VEHICLE]);
    const clients = new BookingClients(new SeededRandom(1));
    const first = await clients.requestNext(product.origin);
    if (first.status !== 201) throw new Error(`The first booking request was answered ${first.status}.`);
    const pgbench = pgbenchPath();
    const script = join(folder, "inserts.sql");
    if (pgbench) writeFileSync(script, await createInsertScript(client, first.reference ?? ""));
    const requests: number[] = [];
    const processor: number[] = [];
    const inserts: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const sentBefore = clients.sent.length;
      const before = product.processorSeconds();
      await clients.requestUntil(AbortSignal.timeout(seconds * 1000), product.origin, CONCURRENCY);
      const granted = clients.sent.slice(sentBefore).filter(({ status }) => status === 201).length;
      requests.push(granted / seconds);
      processor.push(((product.processorSeconds() - before) * 1000) / granted);
      if (pgbench) inserts.push(await runPgbench(pgbench, databaseUrl, script, seconds, round));
      say(
        `round ${round}: ${granted} bookings${pgbench ? `, ${inserts.at(-1)?.toFixed(0)} times the inserts a second` : ""}`,
      );
    }
    return {
      requestsPerSecond: median(requests),
      processorMs: median(processor),
      insertsPerSecond: pgbench ? median(inserts) : null,
    };
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
}

function pgbenchPath(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [...versions.map((version) => `${debian}/${version}/bin`), "/usr/bin", "/usr/local/bin"];
  return folders.map((folder) => join(folder, "pgbench")).find((path) => existsSync(path));
}

async function runPgbench(
  pgbench: string,
  url: string,
  script: string,
  seconds: number,
  round: number,
): Promise<number> {
  const args = [
    "-n",
    "-c",
    String(CONCURRENCY),
    "-T",
    String(seconds),
    "-D",
    `count=${round * 100_000}`,
    "-f",
    script,
    url,
  ];
  const { stdout } = await run(pgbench, args);
  const found = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (!found) throw new Error(`pgbench printed no rate:\n${stdout}`);
  return Number(found);
}

/** Creates a pgbench script that inserts a booking's rows repeatedly, each time for other hours far ahead and another unit. */
async function createInsertScript(client: Client, reference: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>("select id from bookings where reference = $1", [reference]);
  const booking = `'${rows[0]?.id}'`;
  const begin = "timestamptz '2100-01-01' + (:client_id * 10000000 + :count) * interval '1 hour'";
  const copies = [
    await copySql(client, "bookings", `id = ${booking}`, {
      id: "':booking'",
      reference: "':word'",
      manage_token_hash: "':word'",
      idempotency_key: "':word'",
    }),
    await copySql(client, "booking_events", `booking_id = ${booking}`, {
      id: "gen_random_uuid()",
      booking_id: "':booking'",
    }),
    await copySql(client, "unit_holds", `booking_id = ${booking}`, {
      id: "gen_random_uuid()",
      booking_id: "':booking'",
      vehicle_id: "':vehicle'",
      unit: ":unit",
      during: `tstzrange(${begin}, ${begin} + interval '1 hour')`,
    }),
  ];
  const { rows: units } = await client.query("select from units where in_fleet_to is null");
  return [
    "\\set count :count + 1",
    `\\set pick random(0, ${units.length - 1})`,
    "begin;",
    "select gen_random_uuid() as booking, md5(random()::text) as word \\gset",
    "select vehicle_id as vehicle, number as unit from units where in_fleet_to is null order by vehicle_id, number offset :pick limit 1 \\gset",
    ...copies.map((copy) => `${copy};`),
    "commit;",
  ].join("\n");
}

async function copySql(client: Client, table: string, where: string, other: Record<string, string>): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'",
    [table],
  );
  const names = rows.map(({ name }) => name);
  return `insert into ${table} (${names.join(", ")}) select ${names.map((name) => other[name] ?? name).join(", ")} from ${table} where ${where} limit 1`;
}
