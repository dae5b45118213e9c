// A racing process: makes many concurrent calls and records each request, its times and its response.
import { createWriteStream } from "node:fs";
import { extendLateHolds, releaseExpiredHolds } from "#server/services/bookings/booking-jobs.ts";
import { assembleApplication } from "#test/assembled-application.ts";
import { openPatientDatabase } from "#test/databases/patient-database.ts";
import { SeededRandom } from "#test/simulation/seeded-random.ts";
import { type SignedIn, signInAs } from "#test/staff.ts";
import { TEST_NOW } from "#test/test-now.ts";
import { monotonicNow, type RacedCall, type RaceOrder } from "./race-history.ts";

const CONCURRENCY = 8;
/** Number of bookings that the processes compete for; older ones are dropped. */
const MAX_KNOWN_BOOKINGS = 60;
const POOL_SIZE = 10;
const MAX_RENTAL_DAYS = 4;
const DAYS_AHEAD = 40;

const order = JSON.parse(process.argv[2] ?? "{}") as RaceOrder;
const startedAt = monotonicNow();
const random = new SeededRandom(order.seed);
const database = await openPatientDatabase({ url: order.databaseUrl, poolSize: POOL_SIZE });
/** The clock runs fast, so that requests expire and cars return late within a race. All processes share it. */
const clock = () => new Date(TEST_NOW.getTime() + (monotonicNow() - order.beganAt) * order.clockSpeed);
const faults: string[] = [];
const { app, context, jobs } = await assembleApplication({
  database,
  dataDir: order.dataDir,
  clock,
  variables: { STAFF_UNDO_SECONDS: "600" },
  onErrorLine: (line) => faults.push(line),
});
const clerk = await signInAs({ context }, "customer_service");
const { rows: cars } = await database.pool.query<{ id: string; slug: string; units: number }>(
  "select id, slug, total_units as units from vehicles where slug = any($1) order by slug",
  [order.cars],
);
const file = createWriteStream(order.historyFile);
const knownBookings: string[] = [];
process.on("message", (reference: string) => addKnownBooking(reference));

let number = 0;
await Promise.all(
  Array.from({ length: CONCURRENCY }, async () => {
    while (number++ < order.calls && monotonicNow() - startedAt < order.minutes * 60_000) await makeRandomCall();
  }),
);
await new Promise((resolve) => file.end(resolve));
await jobs.stop();
await database.close();
process.disconnect();

async function makeRandomCall(): Promise<void> {
  const act = random.weighted({
    request: 24,
    confirm: 16,
    change: 12,
    cancel: 8,
    decline: 3,
    hand: 10,
    take: 6,
    undo: 3,
    block: 4,
    unblock: 3,
    move: 5,
    expire: 2,
    late: 2,
  });
  switch (act) {
    case "request":
      return request();
    case "block":
      return call("block", "POST", "/api/unit_holds", block());
    case "unblock":
    case "move":
      return callOnHold(act);
    case "expire":
      return runAct("expire", () => releaseExpiredHolds(context));
    case "late":
      return runAct("late", () => extendLateHolds(context));
    default:
      return callOnBooking(act);
  }
}

/** Both processes use the same idempotency keys: the second caller must get the first one's response. */
async function request(): Promise<void> {
  const key = `race-${random.percent(30) ? random.between(0, order.calls) : `${order.seed}-${number}`}`;
  const choice = new SeededRandom(hashOf(key));
  const body = {
    vehicle: choice.oneOf(cars).slug,
    pickupCity: "Milano",
    returnCity: "Milano",
    ...dates(choice),
    name: `Persona ${choice.between(1, 99)}`,
    email: `persona-${choice.between(1, 99)}@prova.example`,
    phone: "+39 333 000 0000",
    driverBirthDate: "1985-03-14",
    licenceDate: "2004-06-01",
  };
  const { reference } = await record("request", key, null, "POST", "/api/bookings", body, { "idempotency-key": key });
  if (reference) {
    addKnownBooking(reference);
    process.send?.(reference);
  }
}

async function callOnBooking(
  act: "confirm" | "change" | "cancel" | "decline" | "hand" | "take" | "undo",
): Promise<void> {
  if (knownBookings.length === 0) return request();
  const path = `/api/bookings/${random.oneOf(knownBookings)}`;
  if (act === "undo") return call(act, "POST", `${path}/undo`);
  const bodies = {
    confirm: { status: "confirmed" },
    change: dates(random),
    cancel: { status: "cancelled", reason: "Gara" },
    decline: { status: "declined", reason: "Gara" },
    hand: { status: "active", at_another_time: true },
    take: { status: "completed" },
  };
  return call(act, "PATCH", path, bodies[act]);
}

async function callOnHold(act: "unblock" | "move"): Promise<void> {
  const { rows } = await database.pool.query<{ id: string; kind: string }>(
    "select id, kind from unit_holds where released_at is null and (kind = 'maintenance' or $1) order by id limit 1 offset $2",
    [act === "move", random.between(0, 20)],
  );
  const [hold] = rows;
  if (!hold) return;
  if (act === "unblock") return call(act, "DELETE", `/api/unit_holds/${hold.id}`);
  return call(act, "PATCH", `/api/unit_holds/${hold.id}`, { unit: random.between(1, 3), other_colour: true });
}

async function call(act: string, method: string, path: string, body?: object): Promise<void> {
  await record(act, path, clerk, method, path, body, {});
}

async function record(
  act: string,
  about: string,
  who: SignedIn | null,
  method: string,
  path: string,
  body: object | undefined,
  headers: Record<string, string>,
): Promise<{ reference: string | null }> {
  const from = monotonicNow();
  const response = await app.request(path, {
    method,
    headers: { "content-type": "application/json", ...who?.headers, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = response.status === 204 ? {} : ((await response.json()) as Record<string, unknown>);
  const reference = response.status < 300 && typeof answer.reference === "string" ? answer.reference : null;
  const outcome = answer.already ? "already" : null;
  const version = typeof answer.version === "number" ? answer.version : null;
  const state = typeof answer.status === "string" ? answer.status : null;
  const fault = response.status >= 500 ? (faults.at(-1) ?? "").slice(0, 600) : null;
  const line: RacedCall = {
    by: order.seed,
    act,
    about,
    from,
    to: monotonicNow(),
    status: response.status,
    reference,
    version,
    state,
    outcome,
    fault,
  };
  file.write(`${JSON.stringify(line)}\n`);
  return { reference };
}

async function runAct(act: string, doIt: () => Promise<unknown>): Promise<void> {
  const from = monotonicNow();
  const fault = await doIt().then(
    () => null,
    (error: unknown) => String(error).slice(0, 600),
  );
  const line: RacedCall = {
    by: order.seed,
    act,
    about: "",
    from,
    to: monotonicNow(),
    status: fault ? 500 : 200,
    reference: null,
    version: null,
    state: null,
    outcome: null,
    fault,
  };
  file.write(`${JSON.stringify(line)}\n`);
}

function addKnownBooking(reference: string): void {
  if (knownBookings.includes(reference)) return;
  knownBookings.push(reference);
  if (knownBookings.length > MAX_KNOWN_BOOKINGS) knownBookings.shift();
}

function block() {
  const { pickupDate, returnDate } = dates(random);
  const car = random.oneOf(cars);
  const period = { from_date: pickupDate, from_time: "08:00", to_date: returnDate, to_time: "08:00" };
  return { vehicle_id: car.id, unit: random.between(1, car.units), ...period };
}

function dates(choice: SeededRandom) {
  const day = (ahead: number) => new Date(TEST_NOW.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  const ahead = choice.between(0, DAYS_AHEAD);
  const length = choice.between(1, MAX_RENTAL_DAYS);
  return { pickupDate: day(ahead), pickupTime: "10:00", returnDate: day(ahead + length), returnTime: "10:00" };
}

function hashOf(text: string): number {
  return [...text].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, 7);
}
