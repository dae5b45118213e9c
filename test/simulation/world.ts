import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PgBoss } from "pg-boss";
import { ROLES, type Role } from "#domain/access/roles.ts";
import type { Database } from "#server/db/client.ts";
import { extras, protections } from "#server/db/schema.ts";
import { RECURRING_TASKS } from "#server/jobs/job-handlers.ts";
import { runJob } from "#server/jobs/job-queue.ts";
import type { JobName } from "#server/jobs/job-types.ts";
import { createPgBossDatabase } from "#server/jobs/pg-boss-database.ts";
import type { WaitingListMail } from "#server/mail/waiting-list-mails.ts";
import { notifyWaiting } from "#server/services/waiting-list/notify-waiting.ts";
import { type AssembledApplication, assembleApplication } from "#test/assembled-application.ts";
import { type SignedIn, signInAs } from "#test/staff.ts";
import { TEST_NOW } from "#test/test-now.ts";
import { AcknowledgedWrites } from "./acknowledged-writes.ts";
import type { FaultyConnections } from "./faulty-connections.ts";
import { SeededRandom } from "./seeded-random.ts";
import { SIMULATED_CODE, SIMULATED_EXTRAS, SIMULATED_PROTECTION } from "./simulated-choices.ts";
import { SimulatedMailServer } from "./simulated-mail-server.ts";
import { WaitingListWatch } from "./waiting-list-watch.ts";

const MAIL_QUEUES: readonly JobName[] = [
  "mail",
  "access-mail",
  "booking-mail",
  "quote-mail",
  "waiting-list-mail",
  "invitation-mail",
];
const BATCH = 20;
/** SQL that returns the simulated time to the job queue. */
const SIMULATED_CLOCK_SQL = [
  "create schema if not exists simulation",
  "create table if not exists simulation.clock (now timestamptz not null)",
  "create or replace function pgboss.job_now() returns timestamptz language sql stable as 'select now from simulation.clock'",
];

export interface SimulatedVehicle {
  id: string;
  slug: string;
  location: string;
  units: number;
  priceCents: number;
}

/** A call and its outcome; `unanswered` if the caller got no usable response. */
export interface Outcome<Body = Record<string, unknown>> {
  status: number;
  body: Body;
  isUnanswered: boolean;
}

/** The whole server in this process with a simulated clock, its users, and what happens to them. All randomness comes from the seed. */
export class World {
  readonly database: Database;
  readonly faults: FaultyConnections;
  readonly #dataDir = mkdtempSync(join(tmpdir(), "velluto-simulation-"));
  readonly #errors: string[] = [];
  #application: AssembledApplication | undefined;
  #boss: PgBoss | undefined;
  staff = {} as Record<Role, SignedIn>;
  vehicles: SimulatedVehicle[] = [];
  cities: string[] = [];
  random = new SeededRandom(0);
  mailServer = new SimulatedMailServer();
  acknowledged = new AcknowledgedWrites();
  waitingList = new WaitingListWatch(this);
  now = TEST_NOW;
  /** Whether the last write of the current step did what it should. */
  hasSucceeded = false;
  /** Problems found so far. */
  complaints: string[] = [];

  private constructor(database: Database, faults: FaultyConnections) {
    this.database = database;
    this.faults = faults;
  }

  /** Opens a world on a database with the catalogue, which the world closes. */
  static async open(database: Database, faults: FaultyConnections): Promise<World> {
    const world = new World(database, faults);
    await world.startProcess();
    for (const statement of SIMULATED_CLOCK_SQL) await database.pool.query(statement);
    await database.pool.query("insert into simulation.clock select $1", [world.now]);
    await database.db.insert(extras).values([...SIMULATED_EXTRAS]);
    await database.db.insert(protections).values(SIMULATED_PROTECTION);
    for (const role of ROLES) world.staff[role] = await signInAs(world.application, role);
    const { rows } = await database.pool.query<SimulatedVehicle>(
      `select vehicles.id, slug, location, total_units as units, price_cents as "priceCents" from vehicles where available order by slug`,
    );
    // Few cars, so that bookings conflict.
    world.vehicles = rows.filter((_car, place) => place % Math.ceil(rows.length / 4) === 0);
    const cities = await database.pool.query<{ name: string }>("select name from cities where active order by name");
    world.cities = cities.rows.map(({ name }) => name);
    world.#boss = new PgBoss({
      db: createPgBossDatabase(database.pool),
      backend: database.embedded ? "pglite" : "postgres",
      schedule: false,
      supervise: false,
    });
    world.#boss.on("error", () => {});
    await world.#boss.start();
    return world;
  }

  get application(): AssembledApplication {
    if (!this.#application) throw new Error("The process is not running.");
    return this.#application;
  }

  /** Resets the world to its initial state with another seed. */
  async reset(seed: number): Promise<void> {
    await this.database.pool.query(
      "truncate bookings, customers, enquiries, audit_log, request_alerts, waiting_list, promotion_codes cascade",
    );
    const { code, maxUses, maxUsesPerPerson } = SIMULATED_CODE;
    await this.database.pool.query(
      "insert into promotion_codes (code, percent, max_uses, max_uses_per_person) values ($1, 10, $2, $3)",
      [code, maxUses, maxUsesPerPerson],
    );
    await this.database.pool.query("delete from pgboss.job");
    // The queue's last maintenance can lie in the future of the new season, so reset it.
    await this.database.pool.query(
      "update pgboss.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null",
    );
    await this.database.pool.query("update units set kilometres = null, blocked_from = null");
    for (const { id, priceCents } of this.vehicles)
      await this.database.pool.query("update vehicles set price_cents = $2 where id = $1", [id, priceCents]);
    this.random = new SeededRandom(seed);
    this.mailServer = new SimulatedMailServer();
    this.acknowledged = new AcknowledgedWrites();
    this.waitingList = new WaitingListWatch(this);
    this.complaints = [];
    this.#errors.length = 0;
    await this.setClock(TEST_NOW);
  }

  async setClock(now: Date): Promise<void> {
    this.now = now;
    await this.queryDirectly("update simulation.clock set now = $1", [now]);
  }

  /** Queries the database as an observer, even while its connections fail. */
  async queryDirectly<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    return this.faults.bypass(async () => (await this.database.pool.query<Row>(text, values)).rows);
  }

  /** Starts a process with empty memory. */
  async startProcess(): Promise<void> {
    await this.#application?.jobs.stop();
    this.#application = await assembleApplication({
      database: this.database,
      dataDir: this.#dataDir,
      clock: () => this.now,
      random: (length) => this.random.bytes(length),
      onErrorLine: (line) => this.#errors.push(line),
    });
  }

  /** Calls the API as a user. Records a server error: any 5xx, except a 503 with Retry-After while the database is down. */
  async call(who: SignedIn | null, method: string, path: string, body?: unknown, key?: string): Promise<Outcome> {
    const response = await this.application.app.request(path, {
      method,
      headers: {
        ...(who?.headers ?? { "content-type": "application/json" }),
        ...(key && { "idempotency-key": key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { status } = response;
    const { hasFailed } = this.faults;
    if (status >= 500 && !(status === 503 && hasFailed && response.headers.has("retry-after")))
      this.complaints.push(`${method} ${path} answered ${status}: ${this.#errors.at(-1) ?? ""}`);
    if (method !== "GET") this.hasSucceeded = status < 300;
    const json = status === 204 ? {} : ((await response.json()) as Record<string, unknown>);
    return { status, body: json, isUnanswered: hasFailed && status >= 500 };
  }

  /** Runs the jobs that are due. */
  async runDueJobs(): Promise<void> {
    // Sessions expire by the real clock, but the daily clean-up uses the simulated one and would delete them.
    if (!this.faults.hasFailed) await this.queryDirectly("update session set expires_at = '2999-01-01'", []);
    for (const { run } of RECURRING_TASKS) await this.#tolerateOutage(() => run(this.application.context));
    if (!this.faults.hasFailed) await this.waitingList.check();
  }

  /** Runs the job of the waiting list. Returns how many mails it queued. */
  async notifyWaiting(): Promise<number> {
    let mails = 0;
    await this.#tolerateOutage(async () => {
      mails = await notifyWaiting(this.application.context);
    });
    if (!this.faults.hasFailed) await this.waitingList.check();
    return mails;
  }

  /** Sends the queued mails, as far as the mail server accepts them. */
  async sendMails(): Promise<void> {
    await this.#tolerateOutage(async () => {
      await this.#boss?.supervise();
      for (const name of MAIL_QUEUES) {
        for (;;) {
          const jobs = (await this.#boss?.fetch<never>(name, { batchSize: BATCH })) ?? [];
          if (jobs.length === 0) break;
          for (const job of jobs) await this.#sendMail(name, job);
        }
      }
    });
  }

  async #sendMail(name: JobName, job: Parameters<typeof runJob<JobName>>[1]): Promise<void> {
    const { context } = this.application;
    const sent = this.mailServer.accepted.size;
    const result = await runJob(name, job, { context, mailer: this.mailServer, logger: context.logger });
    if (name === "waiting-list-mail" && this.mailServer.accepted.size > sent)
      await this.waitingList.checkSentMail(job.data as WaitingListMail);
    try {
      if (result.status === "completed") await this.#boss?.complete(name, job.id);
      else await this.#boss?.fail(name, job.id, { code: "mail" });
    } catch (error) {
      this.mailServer.markUnconfirmed([job.id]);
      throw error;
    }
  }

  /** Runs work that may fail only while the database is down. */
  async #tolerateOutage(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!this.faults.hasFailed) this.complaints.push(`repeated work failed: ${String(error)}`);
    }
  }

  async close(): Promise<void> {
    await this.#boss?.stop({ close: false, graceful: false });
    await this.#application?.jobs.stop();
    await this.database.close();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
