import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { DAY_MS } from "#domain/durations.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { acceptQuote } from "#server/services/quotes/accept-quote.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { quoteApiOf } from "#test/quote-api.ts";
import { callApi } from "#test/staff.ts";
import { queryRows } from "#test/stored-bookings.ts";
import { TEST_NOW } from "#test/test-now.ts";
import { requestEnquiry } from "./request-enquiry.ts";

const application = setUpTestApplication();
const keeper = setUpSignedInUser(application, "customer_service");

const sender = { name: "Ada Lovelace", email: "ada@example.com", phone: "+39 347 123 4567" };

const read = async () => (await callApi(application, keeper, "GET", "/api/waiting_work")).json();
const totalOf = async (path: string) =>
  Number((await callApi(application, keeper, "GET", path)).headers.get("x-total-count"));
/** Returns the same counts, read from the lists to which the sidebar links. */
const readByLists = async () => ({
  booking_requests: await totalOf("/api/bookings?status=requested&limit=1"),
  booking_messages: await totalOf("/api/bookings?unread=true&limit=1"),
  enquiries: await totalOf("/api/enquiries?status=new&limit=1"),
  orders: await totalOf("/api/orders?status=open&limit=1"),
  overdue: await totalOf("/api/bookings?overdue=true&limit=1"),
});

async function book(pickupDate: string, returnDate: string, change: ReturnType<typeof sql>): Promise<void> {
  const { booking } = await requestBooking(application.context, {
    body: bookingRequest({ pickupDate, returnDate }),
  });
  await queryRows(application.context, sql`update bookings set ${change} where id = ${booking.id}`);
}

// Rule: product.md#panel-shell "The counts beside"
test("counts the same as the lists, without finished work", async () => {
  const before = await read();
  expect(before).toMatchObject(await readByLists());

  await book("2026-11-22", "2026-11-24", sql`status = 'confirmed', hold_expires_at = null, customer_wrote_at = now()`);
  await book("2026-12-10", "2026-12-12", sql`hold_expires_at = null`);
  await book("2026-12-20", "2026-12-22", sql`hold_expires_at = created_at + interval '1 hour'`);
  const { id } = await requestEnquiry(application.context, { body: { kind: "contact", ...sender } });
  await requestEnquiry(application.context, { body: { kind: "contact", ...sender } });
  await queryRows(application.context, sql`update enquiries set status = 'answered' where id = ${id}`);
  const quotes = quoteApiOf(application, keeper);
  for (const { token } of [await quotes.sent(), await quotes.sent()])
    await acceptQuote(application.context, { token, form: {} });
  await queryRows(
    application.context,
    sql`update orders set status = 'confirmed' where id = (select id from orders order by id limit 1)`,
  );
  // Two days later, the car of the confirmed booking was not picked up, and one request has expired.
  application.context.clock = () => new Date(TEST_NOW.getTime() + 2 * DAY_MS);

  const after = await read();
  expect(after).toMatchObject(await readByLists());
  expect(after).toEqual({
    booking_requests: before.booking_requests + 1,
    booking_messages: before.booking_messages + 1,
    enquiries: before.enquiries + 1,
    orders: before.orders + 1,
    overdue: before.overdue + 1,
    reply_alert: expect.objectContaining({ waiting: 2, late: 2 }),
  });
});
