import type { PoolClient } from "pg";
import type { Database } from "#server/db/client.ts";
import { migrateDatabase, withoutTimeouts } from "#server/db/migrate.ts";
import { seedDatabase } from "#server/seed/seed.ts";
import { SITE_CONFIGURATION } from "#server/site-configuration.ts";
import {
  INSERT_AUDIT_ENTRIES,
  INSERT_BOOKINGS,
  INSERT_CUSTOMERS,
  INSERT_HOLDS,
  INSERT_UNIT_CALENDARS,
  INSERT_VEHICLES,
} from "./statements.ts";

/** Settings of a server sized for a hundred thousand cars. */
export const BENCH_SETTINGS = {
  shared_buffers: "1GB",
  work_mem: "16MB",
  max_wal_size: "4GB",
  maintenance_work_mem: "256MB",
};

const HOLDS_PER_VEHICLE = 10;
const MAX_VEHICLES = 1_000_000;
/** Arbitrary but fixed, so that the data is the same every time. */
const SEED = 0.42;

/** Parses the number of cars of a command line. Throws if it is invalid. */
export function parseVehicleCount(text: string | undefined): number {
  const cars = Number(text ?? 100_000);
  if (!Number.isInteger(cars) || cars < 100 || cars > MAX_VEHICLES) {
    throw new RangeError(`How many cars? A whole number from 100 to ${MAX_VEHICLES}, not ${text}.`);
  }
  return cars;
}

/**
 * Migrates and fills an empty database: the catalogue, `cars` more cars with units, ten holds per car from two months ago to four months ahead, and
 * as many bookings and customers as cars.
 */
export async function fillDatabase(database: Database, cars: number, tell: (line: string) => void): Promise<void> {
  await migrateDatabase(database, "server/db/migrations");
  if (!(await seedDatabase(database.db, { mode: "catalogue", site: SITE_CONFIGURATION, now: new Date() }))) {
    throw new Error("The database is not empty.");
  }
  const step = async (name: string, work: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await work();
    tell(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  };
  // Inserting millions of rows exceeds the statement timeout.
  await withoutTimeouts(database.pool, async (client) => {
    await client.query(`select setseed(${SEED})`);
    await step(`${cars} cars`, () => client.query(INSERT_VEHICLES, [cars]));
    const holds = cars * HOLDS_PER_VEHICLE;
    await step(`${holds} holds, of them ${cars} of bookings`, () =>
      withoutConstraints(client, async () => {
        await client.query(INSERT_HOLDS, [holds]);
        await client.query("analyze unit_holds");
        await client.query(INSERT_BOOKINGS, [cars]);
      }),
    );
    await step(`${cars} customers`, () => client.query(INSERT_CUSTOMERS, [cars]));
    await step("entries of the log", () => client.query(INSERT_AUDIT_ENTRIES));
    await step("vacuum and statistics", () => client.query("vacuum analyze"));
  });
}

/** Drops indexes and constraints while `work` inserts the rows: building an index afterwards takes a tenth of the time. */
async function withoutConstraints(client: PoolClient, work: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ definition: string }>(
    "select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'unit_holds_no_overlap'",
  );
  await client.query("alter table unit_holds drop constraint unit_holds_no_overlap");
  await client.query("set session_replication_role = replica");
  await work();
  await client.query("truncate unit_calendars");
  await client.query(INSERT_UNIT_CALENDARS);
  await client.query("reset session_replication_role");
  await client.query(`alter table unit_holds add constraint unit_holds_no_overlap ${rows[0]?.definition}`);
}
