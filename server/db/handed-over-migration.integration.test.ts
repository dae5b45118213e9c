import { globSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { openTestApplication, type TestApplication } from "#test/app.ts";
import { findBrokenInvariants } from "#test/invariants/invariants.ts";
import { signInAs } from "#test/staff.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, queryRows, readActiveHolds, setUnitCount } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
let application: TestApplication;
beforeAll(async () => {
  application = await openTestApplication();
  await setUnitCount(application.context, CAR, 2);
});
afterAll(() => application.close());

/** A unit with a recorded pickup was free until the agreed pickup time. */
const FREE_UNTIL_PICKUP = `update unit_holds set out_since = null, during = '["2026-12-10 09:00:00+00","2026-12-13 15:00:00+00")' where out_since is not null`;

/** Restores the schema before rentals had legs: a record named its unit. */
const BEFORE_LEGS = `
  drop trigger unit_holds_handed_over_moved on unit_holds;
  alter table handovers add column unit_id uuid references units(id) on delete set null;
  update handovers set unit_id = leg.unit_id from booking_units leg where leg.id = booking_unit_id;
  alter table handovers drop column booking_unit_id; drop index handovers_booking;
  alter table unit_holds drop column ended_leg_id; drop table booking_units;
  alter table handovers add constraint handovers_unit_id_units_id_fk foreign key (unit_id) references units(id) on delete set null;
  create index handovers_unit on handovers (unit_id);
  alter table handovers add constraint handovers_pair unique (booking_id, kind);
  alter table day_tasks drop column leg; alter table day_tasks add constraint day_tasks_pair unique (booking_id, kind)`;
const TRIGGER_BEFORE_LEGS = `
  create trigger unit_holds_handed_over_moved before update of vehicle_id, unit on unit_holds
    for each row when (new.booking_id is not null) execute function keep_handed_over_unit()`;
const BEFORE_HANDED_OVER_UNITS = `
  ${FREE_UNTIL_PICKUP};
  alter table handovers drop column unit_id, drop column counter_before_kilometres;
  drop trigger unit_holds_handed_over_added on unit_holds`;

/** Undoes migrations and applies them again in one transaction, as a start does with an older database. */
async function migrateAgain(before: string, names: readonly string[]) {
  const statements = names.flatMap((name) => {
    const [file = ""] = globSync(`server/db/migrations/*_${name}.sql`);
    return readFileSync(file, "utf8")
      .replace("CREATE FUNCTION", "CREATE OR REPLACE FUNCTION")
      .split("--> statement-breakpoint");
  });
  await application.context.db.transaction(async (tx) => {
    for (const statement of before.split(";")) await tx.execute(sql.raw(statement));
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
}

// Rule: product.md#handover-guard
test("the migration holds units from their recorded pickup on, unless somebody else has the unit", async () => {
  const { context } = application;
  const staffApi = staffApiOf(application, await signInAs(application, "customer_service"));
  for (const _unit of [1, 2]) {
    const { id } = await createBookingInStatus(application, "requested");
    await staffApi.patch(id, { status: "confirmed" });
    await staffApi.call("PUT", `/${id}/handovers/pickup`, { kilometres: 12_000, fuel_percent: 100 });
  }
  await context.db.transaction(async (tx) => {
    // Somebody else has booked the second unit meanwhile.
    await tx.execute(sql.raw(FREE_UNTIL_PICKUP));
    await tx.execute(sql`insert into unit_holds (vehicle_id, unit, during, kind)
      select id, 2, '["2026-12-01 09:00:00+00","2026-12-02 09:00:00+00")', 'maintenance' from vehicles where slug = ${CAR}`);
  });
  await migrateAgain(`${BEFORE_LEGS};${BEFORE_HANDED_OVER_UNITS}`, ["handed_over_units", "booking_units"]);
  expect((await readActiveHolds(context, CAR)).toSorted((one, other) => one.unit - other.unit)).toEqual([
    { unit: 1, during: '["2026-11-21 09:00:00+00","2026-12-13 15:00:00+00")' },
    { unit: 2, during: '["2026-12-01 09:00:00+00","2026-12-02 09:00:00+00")' },
    { unit: 2, during: '["2026-12-10 09:00:00+00","2026-12-13 15:00:00+00")' },
  ]);
  expect((await findBrokenInvariants(context.db)).map((complaint) => complaint.split(":")[0])).toEqual([
    "a recorded pickup without return holds its unit from the pickup on",
  ]);
});

// Rule: product.md#replacement-car "A rental has one leg"
test("the migration gives one leg to each booking whose car has left", async () => {
  const { context } = application;
  await deleteBookings(context);
  await setUnitCount(context, CAR, 6);
  const staffApi = staffApiOf(application, await signInAs(application, "customer_service"));
  const reach = async (...statuses: BookingStatus[]) => {
    const { id } = await createBookingInStatus(application, "requested");
    for (const status of statuses)
      await staffApi.patch(id, { status, at_another_time: status === "active" || undefined });
    return { id };
  };
  const rentals = {
    requested: await reach(),
    recorded: await reach("confirmed"),
    active: await reach("confirmed", "active"),
    completed: await reach("confirmed", "active", "completed"),
    cancelled: await reach("confirmed", "cancelled"),
  };
  for (const { id } of [rentals.recorded, rentals.completed])
    await staffApi.call("PUT", `/${id}/handovers/pickup`, { kilometres: 12_000, fuel_percent: 100 });
  await staffApi.call("PUT", `/${rentals.completed.id}/handovers/return`, { kilometres: 12_100, fuel_percent: 100 });
  const legs = sql`select bookings.id, leg.position, leg.vehicle_name, units.number as unit, leg.started_at, leg.ended_at,
      (select count(*)::int from handovers where booking_unit_id = leg.id) as records
    from booking_units leg join bookings on bookings.id = leg.booking_id join units on units.id = leg.unit_id
    order by bookings.created_at, bookings.id`;
  const before = await queryRows<{ id: string; records: number }>(context, legs);
  await migrateAgain(`${BEFORE_LEGS};${TRIGGER_BEFORE_LEGS}`, ["booking_units"]);
  expect(before.map(({ id }) => id).toSorted()).toEqual(
    [rentals.recorded.id, rentals.active.id, rentals.completed.id].toSorted(),
  );
  expect(before.map(({ records }) => records).toSorted()).toEqual([0, 1, 2]);
  expect(await queryRows(context, legs)).toEqual(before);
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});
