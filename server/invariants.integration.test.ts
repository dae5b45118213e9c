import { sql } from "drizzle-orm";
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
  [
    "a rental keeps the unit that left with its renter",
    sql`insert into handovers (booking_id, kind, kilometres, fuel_percent, recorded_by, unit_id)
        select id, 'pickup', 1, 1, 'clerk', (select units.id from units where vehicle_id <> bookings.vehicle_id limit 1) from bookings`,
  ],
  [
    "a rental keeps the unit that left with its renter",
    sql`with gone as (
          update bookings set status = 'active', collected_at = now() returning id
        ), left_on as (
          update unit_holds set out_since = now(), released_at = now() returning vehicle_id, during, booking_id
        )
        insert into unit_holds (vehicle_id, unit, during, kind, booking_id, out_since)
        select other.id, 1, during, 'booking', booking_id, now()
        from left_on cross join lateral (select id from vehicles where id <> left_on.vehicle_id limit 1) other`,
  ],
  [
    "a recorded pickup without return holds its unit from the pickup on",
    sql`with left_on as (
          insert into handovers (booking_id, kind, kilometres, fuel_percent, recorded_by, unit_id)
          select bookings.id, 'pickup', 1, 1, 'clerk', units.id from bookings
          join unit_holds on booking_id = bookings.id join units on units.vehicle_id = unit_holds.vehicle_id and number = unit
          returning booking_id
        )
        update bookings set status = 'confirmed' from left_on where id = left_on.booking_id`,
  ],
  [
    "the unit that comes back is the one that left",
    sql`insert into handovers (booking_id, kind, kilometres, fuel_percent, recorded_by, unit_id)
        select bookings.id, kind, 1, 1, 'clerk', (select id from units order by id offset place limit 1)
        from bookings, (values ('pickup', 0), ('return', 1)) as ends(kind, place)`,
  ],
  [
    "a booking with the record of a pickup is confirmed, active or completed",
    sql`insert into handovers (booking_id, kind, kilometres, fuel_percent, recorded_by) select id, 'pickup', 1, 1, 'clerk' from bookings`,
  ],
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
