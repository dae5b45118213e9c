import { createHash } from "node:crypto";
import { DAY_MS, MINUTE_MS } from "#domain/durations.ts";
import { findBrokenInvariants } from "#test/invariants/invariants.ts";
import { RENTER_ACTIONS } from "./renter-actions.ts";
import { STAFF_ACTIONS } from "./staff-actions.ts";
import { WAITING_LIST_ACTIONS } from "./waiting-list-actions.ts";
import type { World } from "./world.ts";

const ACTIONS = { ...RENTER_ACTIONS, ...STAFF_ACTIONS, ...WAITING_LIST_ACTIONS };
export type ActionName = keyof typeof ACTIONS;

/** Relative frequency of each action. */
const ACTION_WEIGHTS: Readonly<Record<ActionName, number>> = {
  "asks for a car": 22,
  "presses twice": 3,
  "sends a request again": 5,
  "uses a key for something else": 1,
  "opens the link of the mail": 10,
  "cancels by the private link": 3,
  "asks for other dates": 2,
  confirms: 18,
  declines: 2,
  cancels: 2,
  "notes a no-show": 2,
  "asks for what the table of transitions has not": 2,
  "hands a car over": 10,
  "records a pickup alone": 3,
  "takes a pickup back": 2,
  "takes a car back": 9,
  "replaces a car": 6,
  "reopens a booking": 4,
  "expects a late car": 2,
  "changes dates": 5,
  "answers a date request": 3,
  "prolongs a rental": 4,
  "changes the car": 3,
  "changes extras and protection": 4,
  "changes what is no longer so": 1,
  "agrees on a price": 3,
  "writes a note": 1,
  "books by phone": 5,
  "blocks a unit": 3,
  "moves or ends a block": 3,
  "gives a booking another unit": 4,
  "changes a price of the list": 1,
  "tries what its role has not": 1,
  "joins the waiting list": 3,
  "frees a car somebody waits for": 3,
  "books from the waiting list": 4,
  "leaves the waiting list": 2,
};

/** The actions of which a season has one more often than the others, by its seed. A run of seasons must succeed in each of them. */
export const EMPHASISED_ACTIONS: readonly ActionName[] = [
  "takes a car back",
  "replaces a car",
  "prolongs a rental",
  "reopens a booking",
  "changes extras and protection",
  "joins the waiting list",
  "frees a car somebody waits for",
  "books from the waiting list",
  "leaves the waiting list",
];
const EMPHASISED_WEIGHT = 60;

const STEPS_PER_DAY = 5;
const MEAN_PAUSE_MINUTES = (24 * 60) / STEPS_PER_DAY;
const DUE_JOBS_INTERVAL_MS = 8 * 60 * MINUTE_MS;
const MAIL_INTERVAL_MS = 5 * 60 * MINUTE_MS;
const MAX_STATEMENTS_BEFORE_FAULT = 40;

type FaultLabel = "" | "killed, " | "database away, ";

export interface Season {
  seed: number;
  days: number;
}

export interface SeasonReport {
  /** Violations, with the step that caused them; empty for a sound season. */
  complaints: string[];
  steps: number;
  bookings: number;
  mails: number;
  /** How often each action changed something; an action that must be refused never does. */
  succeeded: Readonly<Partial<Record<ActionName, number>>>;
  /** Hash of everything that happened: the same seed gives the same digest. */
  digest: string;
}

/** Simulates that many days from a seed and checks the invariants after each step; stops at the first violation. */
export async function runSeason(
  world: World,
  { seed, days }: Season,
  log: (line: string) => void = () => {},
): Promise<SeasonReport> {
  await world.reset(seed);
  const history = createHash("sha256");
  const start = world.now.getTime();
  const emphasised = EMPHASISED_ACTIONS[seed % EMPHASISED_ACTIONS.length];
  const weights = { ...ACTION_WEIGHTS, ...(emphasised && { [emphasised]: EMPHASISED_WEIGHT }) };
  const succeeded: Partial<Record<ActionName, number>> = {};
  let [steps, dueAt, mailsAt] = [0, start, start];
  const note = (line: string) => {
    history.update(`${line}\n`);
    log(`${String(steps).padStart(5)}  ${world.now.toISOString()}  ${line}`);
  };
  while (world.now.getTime() < start + days * DAY_MS && world.complaints.length === 0) {
    steps++;
    await advanceTime(world, note);
    const fault = beginFault(world);
    const act = world.random.weighted(weights);
    world.hasSucceeded = false;
    note(`${fault}${act}: ${await ACTIONS[act](world)}`);
    if (world.hasSucceeded) succeeded[act] = (succeeded[act] ?? 0) + 1;
    if (world.now.getTime() >= dueAt) {
      dueAt = world.now.getTime() + DUE_JOBS_INTERVAL_MS;
      await world.runDueJobs();
      note("due work");
    }
    if (world.now.getTime() >= mailsAt) {
      mailsAt = world.now.getTime() + MAIL_INTERVAL_MS;
      world.mailServer.mode = world.random.weighted({ fine: 85, away: 10, lying: 5 });
      await world.sendMails();
      note(`mails ${world.mailServer.mode}: ${world.mailServer.accepted.size}`);
    }
    await repairFault(world, fault);
    await checkInvariants(world);
  }
  if (world.complaints.length === 0) await finishSeason(world);
  const { complaints, mailServer, acknowledged } = world;
  return {
    complaints: complaints.map((complaint) => `step ${steps}: ${complaint}`),
    steps,
    bookings: acknowledged.bookings.length,
    mails: mailServer.accepted.size,
    succeeded,
    digest: history.digest("hex").slice(0, 16),
  };
}

/** Advances the clock; sometimes sets it forwards or back instead. */
async function advanceTime(world: World, note: (line: string) => void): Promise<void> {
  const { random } = world;
  const minutes = Math.ceil(-Math.log(1 - random.fraction()) * MEAN_PAUSE_MINUTES);
  let next = world.now.getTime() + minutes * MINUTE_MS + random.between(0, 59_999);
  if (random.percent(1)) {
    next = world.now.getTime() + random.oneOf([-90, -5, 26 * 60]) * MINUTE_MS;
    note("the clock is set");
  }
  await world.setClock(new Date(next));
}

/** Sometimes breaks the connections within a step: the process is killed, or the database goes down. */
function beginFault({ random, faults }: World): FaultLabel {
  if (!random.percent(8)) return "";
  faults.failAfter(random.percent(25) ? 0 : random.between(1, MAX_STATEMENTS_BEFORE_FAULT));
  return random.percent(50) ? "killed, " : "database away, ";
}

/** Restarts a killed process with empty memory and restores the database. */
async function repairFault(world: World, fault: FaultLabel): Promise<void> {
  if (fault === "") return;
  await world.faults.repair();
  if (fault === "killed, ") await world.startProcess();
}

async function checkInvariants({ database: { db }, complaints, acknowledged, mailServer }: World): Promise<void> {
  complaints.push(
    ...(await acknowledged.findViolations(db)),
    ...(await findBrokenInvariants(db)),
    ...mailServer.sentTwice,
  );
}

/** Repairs everything, runs all deferred work, and checks that no mail is left and no invariant is violated. */
async function finishSeason(world: World): Promise<void> {
  world.mailServer.mode = "fine";
  for (let day = 1; day <= 3; day++) {
    await world.setClock(new Date(world.now.getTime() + DAY_MS));
    await world.runDueJobs();
    await world.sendMails();
  }
  await checkInvariants(world);
  const { rows } = await world.database.pool.query<{ name: string; id: string; state: string }>(
    "select name, id, state::text from pgboss.job where name in ('mail', 'booking-mail', 'waiting-list-mail') and state not in ('completed') and start_after <= $1",
    [world.now],
  );
  for (const { name, id, state } of rows)
    world.complaints.push(`${name} ${id} is ${state} when everything should be sent`);
}
