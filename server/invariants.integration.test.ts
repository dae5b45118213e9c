import { type SQL, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { findBrokenInvariants } from "#test/invariants/invariants.ts";
import { AcknowledgedWrites } from "#test/simulation/acknowledged-writes.ts";
import { deleteBookings, setUnitCount } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
beforeEach(async () => {
  await deleteBookings(application.context);
  await requestBooking(application.context, { body: bookingRequest() });
});

test("the invariants hold for the server's own writes", async () => {
  expect(await findBrokenInvariants(application.context.db)).toEqual([]);
});

// Rule: product.md#fleet-timeline
// Rule: product.md#handover-guard
test.each([
  [
    "what is active or has the record of its pickup is out, and nothing else",
    sql`update unit_holds set out_since = now()`,
  ],
  ["an open booking holds its own car for the whole rental", sql`update unit_holds set released_at = now()`],
  ["a booking that came to nothing gives its car back", sql`update bookings set status = 'declined'`],
  ["states follow the table of transitions", sql`update bookings set status = 'completed'`],
  ["a total is the sum of its lines", sql`update bookings set total_cents = total_cents - 1`],
  ["the log tells every act of the staff on a booking", sql`update booking_events set actor = 'somebody'`],
  ["a rental holds the unit that its renter has", startLegs(sql`units.vehicle_id <> unit_holds.vehicle_id`)],
  ["a unit is out as long as its leg is open", startLegs(sql`number = unit`)],
  [
    "the legs of a rental follow one another",
    sql`insert into booking_units (booking_id, position, vehicle_name, started_at) select id, 2, vehicle_name, now() from bookings`,
  ],
  [
    "the hold of a replaced unit is of the unit of its leg",
    sql`with leg as (${startLegs(sql`number = unit`)} returning id, booking_id)
        insert into unit_holds (vehicle_id, unit, during, kind, booking_id, ended_leg_id)
        select vehicle_id, unit, 'empty', kind, unit_holds.booking_id, leg.id from unit_holds join leg on leg.booking_id = unit_holds.booking_id`,
  ],
  [
    "a recorded pickup without return holds its unit from the pickup on",
    recordPickups(sql`, confirmed as (update bookings set status = 'confirmed')`),
  ],
  ["a booking with the record of a pickup is confirmed, active or completed", recordPickups()],
  ["a booking belongs to a customer", sql`update bookings set customer_id = null`],
])("%s: a violation is reported by name", async (name, breaking) => {
  const { db } = application.context;
  await db.execute(breaking);
  expect((await findBrokenInvariants(db)).some((complaint) => complaint.startsWith(name))).toBe(true);
});

test("the simulator reports a rental that has changed units since its last check", async () => {
  const { db } = application.context;
  const answered = new AcknowledgedWrites();
  await setUnitCount(application.context, "ferrari-296-gtb", 2);
  await db.execute(sql`update bookings set status = 'active'`);
  await answered.findViolations(db);
  await db.execute(sql`update unit_holds set unit = 2`);
  expect((await answered.findViolations(db)).join()).toMatch(/has left with unit .* 1 and is on unit .* 2/);
});

/** Begins a leg for each booking, with a unit that matches the condition. */
function startLegs(unit: SQL): SQL {
  return sql`insert into booking_units (booking_id, position, vehicle_id, vehicle_name, unit_id, started_at)
    select distinct on (bookings.id) bookings.id, 1, units.vehicle_id, vehicle_name, units.id, now() from bookings
    join unit_holds on booking_id = bookings.id join units on ${unit}
    order by bookings.id, units.vehicle_id = unit_holds.vehicle_id desc`;
}

/** Begins a leg with the held unit for each booking, and records its pickup. */
function recordPickups(also = sql``): SQL {
  return sql`with leg as (${startLegs(sql`number = unit`)} returning id, booking_id)${also}
    insert into handovers (booking_id, booking_unit_id, kind, kilometres, fuel_percent, recorded_by)
    select booking_id, id, 'pickup', 1, 1, 'clerk' from leg`;
}
