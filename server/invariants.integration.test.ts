import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { requestBooking } from "#server/services/booking/request/request-booking.ts";
import { openTestApplication, type TestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { brokenInvariants } from "#test/invariants/invariants.ts";
import { deleteBookings } from "#test/stored-bookings.ts";

let application: TestApplication;
beforeAll(async () => {
  application = await openTestApplication();
});
afterAll(() => application.close());
beforeEach(async () => {
  await deleteBookings(application.context);
  await requestBooking(application.context, { request: bookingRequest() });
});

test("hold for what the server does", async () => {
  expect(await brokenInvariants(application.context.db)).toEqual([]);
});

test.each([
  ["what is active is out, and nothing else", sql`update unit_holds set out_since = now()`],
  ["an open booking holds its own car for the whole rental", sql`update unit_holds set released_at = now()`],
  ["a booking that came to nothing gives its car back", sql`update bookings set status = 'declined'`],
  ["states follow the table of transitions", sql`update bookings set status = 'completed'`],
  ["a total is the sum of its lines", sql`update bookings set total_cents = total_cents - 1`],
  ["the log tells every act of the staff on a booking", sql`update booking_events set actor = 'somebody'`],
  ["a booking belongs to a customer", sql`update bookings set customer_id = null`],
])("%s: broken, it is named", async (name, breaking) => {
  const { db } = application.context;
  await db.execute(breaking);
  expect((await brokenInvariants(db)).some((complaint) => complaint.startsWith(name))).toBe(true);
});
