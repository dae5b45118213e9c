import type { Database } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { findBrokenInvariants } from "#test/invariants/invariants.ts";
import { describeSchema, type Row, readRows, readTables, type Table } from "./catalogue.ts";
import { fillSchema } from "./fill-schema.ts";
import { createSchemaAt, MIGRATIONS, MIGRATIONS_FOLDER } from "./migration-steps.ts";

/**
 * Creates the schema after a given migration, fills it and migrates to the current version. Returns the errors, one per line: lost or changed rows, a
 * schema that differs from a new installation's (`schema`, from `describeSchema`), violated invariants, and other stored data. Existing tables are
 * dropped.
 */
export async function findMigrationErrors(
  database: Database,
  from: string,
  schema: readonly string[],
): Promise<string[]> {
  const { pool, db } = database;
  await createSchemaAt(database, from);
  await fillSchema(pool, MIGRATIONS.indexOf(from) + 1);
  const tables = await readTables(pool);
  const before = await readRows(pool, tables);
  await migrateDatabase(database, MIGRATIONS_FOLDER);
  const after = await readRows(pool, await readTables(pool));
  const now = await describeSchema(pool);
  const failedChecks: string[] = [];
  for (const { by, what, unless } of POST_MIGRATION_CHECKS)
    if (!by || by > from)
      failedChecks.push(...(await pool.query(unless)).rows.map((row) => `${what}, not so: ${JSON.stringify(row)}`));
  return [
    ...tables.filter(({ name }) => before.get(name)?.length === 0).map(({ name }) => `${name} had no rows`),
    ...findLostRows(before, after, tables, from),
    ...now.filter((line) => !schema.includes(line)).map((line) => `not in a new database: ${line}`),
    ...schema.filter((line) => !now.includes(line)).map((line) => `only in a new database: ${line}`),
    ...(await findBrokenInvariants(db)).filter((broken) => !isUncheckable(broken, from)),
    ...failedChecks,
  ].map((complaint) => `from ${from}: ${complaint}`);
}

/** Invariants that cannot be checked after a migration: a rewritten table no longer tells which rows were written together. */
const UNCHECKABLE_INVARIANTS = [
  { by: "0027_search_keys", invariant: "the log tells every act of the staff on a booking" },
];

const isUncheckable = (broken: string, from: string) =>
  UNCHECKABLE_INVARIANTS.some(({ by, invariant }) => by > from && broken.startsWith(`${invariant}:`));

/** How a migration changes existing rows; all others must stay the same. */
interface RowMigration {
  by: string;
  table: string;
  change: (row: Row) => Row;
}

const programIsSystem = (row: Row) => (row.actor === "house" ? { ...row, actor: "system" } : row);
const ROW_MIGRATIONS: readonly RowMigration[] = [
  { by: "0003_units", table: "booking_events", change: programIsSystem },
  { by: "0003_units", table: "audit_log", change: programIsSystem },
  { by: "0011_orders_and_invitations", table: "orders", change: (row) => ({ ...row, status: "open" }) },
  // The leg of a record names the unit.
  { by: "0037_booking_units", table: "handovers", change: ({ unit_id: _unit, ...row }) => row },
  { by: "0021_elevations", table: "vehicles", change: (row) => ({ ...row, images: withoutIvory(row) }) },
];

function withoutIvory({ slug, images }: Row): unknown {
  const left = (images as string[]).filter((image) => !image.includes("/ivory-"));
  return left.length > 0 ? left : [`/pictures/cars/${slug}/studio-1200.webp`];
}

/** Dropped tables, and where their rows moved under the same key. */
const MOVED_TABLES: Readonly<Record<string, string>> = { enquiry_answers: "messages", enquiry_messages: "messages" };

function expectedRow(table: string, row: Row, from: string): Row {
  return ROW_MIGRATIONS.filter(({ by, table: changed }) => changed === table && by > from).reduce(
    (changed, { change }) => change(changed),
    row,
  );
}

/** Returns the rows that are missing or wrong after the migration. */
function findLostRows(
  before: Map<string, Row[]>,
  after: Map<string, Row[]>,
  tables: readonly Table[],
  from: string,
): string[] {
  return tables.flatMap(({ name, primaryKey }) => {
    const keyOf = (row: Row) => JSON.stringify(primaryKey.map((column) => row[column]));
    const migratedRows = new Map((after.get(MOVED_TABLES[name] ?? name) ?? []).map((row) => [keyOf(row), row]));
    return (before.get(name) ?? []).flatMap((row) => {
      const expected = expectedRow(name, row, from);
      const now = migratedRows.get(keyOf(row));
      const same = now && Object.entries(expected).every(([column, value]) => isSame(now[column], value));
      return same ? [] : [`${name}: ${JSON.stringify(expected)} is now ${JSON.stringify(now)}`];
    });
  });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Conditions after a migration, each with a query for violations; `by` limits it to databases that ran that migration. */
const POST_MIGRATION_CHECKS: readonly { by?: string; what: string; unless: string }[] = [
  {
    what: "a unit's calendar tells its holds",
    unless: `select units.vehicle_id, units.number, unit_calendars.held
      from units left join unit_calendars on unit_calendars.vehicle_id = units.vehicle_id and unit = units.number
      left join lateral (
        select coalesce(range_agg(during), '{}') as held, max(lower(during)) filter (where out_since is not null) as out_from
        from unit_holds where unit_holds.vehicle_id = units.vehicle_id and unit_holds.unit = units.number and released_at is null
      ) standing on true
      where (in_fleet, unit_calendars.blocked_from, unit_calendars.held, unit_calendars.out_from)
        is distinct from (in_fleet_to is null, units.blocked_from, standing.held, standing.out_from)`,
  },
  {
    what: "a group's summary tells its vehicles",
    unless: `with counted as (
        select brand, location, category, available, count(*)::integer as vehicles, min(price_cents) as lowest, max(price_cents) as highest,
          sum(price_cents) as total
        from vehicles group by 1, 2, 3, 4
      ), kept as (
        select brand, location, category, available, vehicles, lowest_rate_cents, highest_rate_cents, total_rate_cents from vehicle_summaries
      )
      (table counted except table kept) union all (table kept except table counted)`,
  },
  {
    what: "an event has given the places that were accepted",
    unless: `select slug, places_given from club_events where places_given <>
      (select coalesce(sum(places), 0) from club_places where event_id = club_events.id and decision = 'accepted')`,
  },
  { what: "the company has settings", unless: "select 1 as settings where not exists (select from site_settings)" },
  {
    by: "0002_staff_panel",
    what: "a booking says what car it was of",
    unless: `select reference from bookings join vehicles on vehicles.id = vehicle_id
      where vehicle_name <> vehicles.brand || ' ' || vehicles.name`,
  },
  {
    by: "0003_units",
    what: "a rental knows when its car left and came back",
    unless: `select reference, status from bookings
      where (status in ('active', 'completed')) <> (collected_at is not null) or (status = 'completed') <> (returned_at is not null)`,
  },
  {
    by: "0037_booking_units",
    what: "a booking has a leg if its car has left, and an open one as long as it is out",
    unless: `select reference, status from bookings where (status in ('active', 'completed') or exists (
        select from handovers where booking_id = bookings.id
      )) <> exists (select from booking_units where booking_id = bookings.id)
      or (status = 'active') <> exists (select from booking_units where booking_id = bookings.id and ended_at is null)`,
  },
  {
    by: "0003_units",
    what: "a unit that only the past names has left the fleet",
    unless: "select vehicle_id, number from units where number > 3 and in_fleet_to is null",
  },
  {
    by: "0005_customers",
    what: "a request is its customer's",
    unless: `select reference from (
        select reference, email, customer_id from bookings union all select reference, email, customer_id from enquiries
      ) requests
      where not exists (
        select from customers where email = lower(requests.email) and coalesce(merged_into, id) = requests.customer_id
      )`,
  },
  {
    by: "0012_panel_jets",
    what: "an experience says for whom its price is",
    unless: "select slug from experiences where price_note = ''",
  },
  {
    by: "0013_house_content",
    what: "an answered request has its places",
    unless: `select reference from enquiries where kind = 'club' and status in ('answered', 'closed')
      and not exists (select from club_places where enquiry_id = enquiries.id)`,
  },
];
