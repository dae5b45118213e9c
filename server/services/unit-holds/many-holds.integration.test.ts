import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requestBooking } from "#server/services/booking/request/request-booking.ts";
import { openTestApplication, type TestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { callApi, signInAs } from "#test/staff.ts";

let application: TestApplication;
beforeAll(async () => {
  application = await openTestApplication();
});
afterAll(() => application.close());

test("more holds than the calendar takes are refused in words and not cut short: what is missing would look free", async () => {
  const { context } = application;
  const { booking } = await requestBooking(context, { request: bookingRequest() });
  // A rental that is over, a minute at a time: nothing stands in the way of it, and no trigger looks at each.
  await context.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update bookings set status = 'completed' where id = ${booking.id}`);
    await tx.execute(sql`
      insert into unit_holds (vehicle_id, unit, kind, booking_id, during, released_at)
      select vehicle_id, unit, kind, booking_id, tstzrange(begins, begins + interval '1 minute'), '2040-01-01Z'
      from (select * from unit_holds where booking_id = ${booking.id} limit 1) one,
        generate_series('2031-01-01Z'::timestamptz, '2031-01-01Z'::timestamptz + interval '50000 minutes', '1 minute') begins`);
  });
  const keeper = await signInAs(application, "customer_service");
  const read = (to: string) => callApi(application, keeper, "GET", `/api/unit_holds?from=2031-01-01&to=${to}`);
  const refused = await read("2031-03-01");
  expect(refused.status).toBe(422);
  expect((await refused.json()).detail).toBe(
    "In questi giorni ci sono più di 50.000 impegni: scegli meno giorni o una sola città.",
  );
  expect((await (await read("2031-01-02")).json()).length).toBeGreaterThan(2 * 24 * 60);
});
