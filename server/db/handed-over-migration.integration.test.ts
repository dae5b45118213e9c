import { globSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApplication, type TestApplication } from "#test/app.ts";
import { findBrokenInvariants } from "#test/invariants/invariants.ts";
import { signInAs } from "#test/staff.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { readActiveHolds, setUnitCount } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
let application: TestApplication;
beforeAll(async () => {
  application = await openTestApplication();
  await setUnitCount(application.context, CAR, 2);
});
afterAll(() => application.close());

/** Restores the state before the migration, in which a unit with a recorded pickup was free until the agreed pickup time. */
const BEFORE = `
  update unit_holds set out_since = null, during = '["2026-12-10 09:00:00+00","2026-12-13 15:00:00+00")' where out_since is not null;
  alter table handovers drop column unit_id, drop column counter_before_kilometres;
  drop trigger unit_holds_handed_over_added on unit_holds; drop trigger unit_holds_handed_over_moved on unit_holds`;

/** Undoes the migration and applies it again in one transaction, as a start does with an older database. */
async function migrateAgain() {
  const [file = ""] = globSync("server/db/migrations/*_handed_over_units.sql");
  const statements = readFileSync(file, "utf8")
    .replace("CREATE FUNCTION", "CREATE OR REPLACE FUNCTION")
    .split("--> statement-breakpoint");
  await application.context.db.transaction(async (tx) => {
    for (const statement of BEFORE.split(";")) await tx.execute(sql.raw(statement));
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
    await tx.execute(sql.raw(BEFORE.split(";")[0] ?? ""));
    await tx.execute(sql`insert into unit_holds (vehicle_id, unit, during, kind)
      select id, 2, '["2026-12-01 09:00:00+00","2026-12-02 09:00:00+00")', 'maintenance' from vehicles where slug = ${CAR}`);
  });
  await migrateAgain();
  expect((await readActiveHolds(context, CAR)).toSorted((one, other) => one.unit - other.unit)).toEqual([
    { unit: 1, during: '["2026-11-21 09:00:00+00","2026-12-13 15:00:00+00")' },
    { unit: 2, during: '["2026-12-01 09:00:00+00","2026-12-02 09:00:00+00")' },
    { unit: 2, during: '["2026-12-10 09:00:00+00","2026-12-13 15:00:00+00")' },
  ]);
  expect((await findBrokenInvariants(context.db)).map((complaint) => complaint.split(":")[0])).toEqual([
    "a recorded pickup without return holds its unit from the pickup on",
  ]);
});
