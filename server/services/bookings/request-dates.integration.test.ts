// Rule: product.md#date-request
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { MAX_DATE_REQUESTS } from "#domain/bookings/booking-change.ts";
import type { AppContext } from "#server/context.ts";
import { findBooking } from "#server/services/bookings/record/private-booking.ts";
import { type BookingReceipt, requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { deleteBookings, queryRows, withClockAt } from "#test/stored-bookings.ts";
import { requestOtherDates } from "./request-dates.ts";

const application = setUpTestApplication();
let context: AppContext;
let receipt: BookingReceipt;
beforeAll(() => {
  context = application.context;
});
beforeEach(async () => {
  receipt = await requestBooking(context, { body: bookingRequest() });
});
afterEach(() => deleteBookings(context));

const dates = (pickupDate: string, returnDate: string) => ({
  pickupDate,
  pickupTime: "10:00",
  returnDate,
  returnTime: "10:00",
});
const ask = (form: object) => requestOtherDates(context, { token: receipt.token, form });
const requests = () =>
  queryRows<{ note: string }>(context, sql`select note from booking_events where kind = 'dates-asked'`);

test("stores a date request, with an audit entry and one mail to staff with the panel's link, and changes nothing else", async () => {
  await ask(dates("2026-12-12", "2026-12-15"));
  await ask(dates("2026-12-12", "2026-12-15"));
  expect(await requests()).toHaveLength(1);
  const { booking, requestedDates } = await findBooking(context, { token: receipt.token });
  expect(requestedDates?.note).toContain("sabato 12 dicembre 2026");
  expect([booking.pickup.date, booking.return.date, booking.version]).toEqual(["2026-12-10", "2026-12-13", 1]);
  const mails = await queryRows<{ text: string }>(
    context,
    sql`select data ->> 'text' as text from pgboss.job where name = 'mail'`,
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`/admin/bookings/${booking.id}`);
  const log = await queryRows(
    context,
    sql`select actor from audit_log where action = 'ask-dates' and entity_id = ${booking.id}`,
  );
  expect(log).toEqual([{ actor: "customer" }]);
});

test("stores one request when the form is sent twice at once", async () => {
  await Promise.all([ask(dates("2026-12-12", "2026-12-15")), ask(dates("2026-12-12", "2026-12-15"))]);
  expect(await requests()).toHaveLength(1);
});

test("a staff change answers the request, and the same request can be made again", async () => {
  await ask(dates("2026-12-12", "2026-12-15"));
  await context.db.execute(sql`insert into booking_events (booking_id, kind, status, actor, created_at)
    select id, 'change', status, 'staff', '2026-11-21T09:10:00Z' from bookings`);
  expect((await findBooking(context, { token: receipt.token })).requestedDates).toBeNull();
  const later = withClockAt(context, "2026-11-21T09:30:00Z");
  await requestOtherDates(later, { token: receipt.token, form: dates("2026-12-12", "2026-12-15") });
  expect(await requests()).toHaveLength(2);
  expect((await findBooking(later, { token: receipt.token })).requestedDates).not.toBeNull();
});

test("refuses wrong dates, too many requests, an ended booking and an unknown link with a message", async () => {
  await expect(ask(dates("2026-12-15", "2026-12-12"))).rejects.toMatchObject({ kind: "invalid" });
  await expect(ask(dates("2026-12-10", "2026-12-13"))).rejects.toMatchObject({
    kind: "invalid",
    fields: [{ path: "pickupDate" }],
  });
  await expect(ask({})).rejects.toMatchObject({ kind: "invalid" });
  for (let day = 0; day < MAX_DATE_REQUESTS; day += 1) await ask(dates("2026-12-11", `2026-12-${14 + day}`));
  await expect(ask(dates("2026-12-12", "2026-12-15"))).rejects.toMatchObject({ kind: "conflict" });
  await context.db.execute(sql`update bookings set status = 'cancelled'`);
  await expect(ask(dates("2026-12-12", "2026-12-16"))).rejects.toMatchObject({ kind: "conflict" });
  const unknown = requestOtherDates(context, { token: "nobody", form: dates("2026-12-12", "2026-12-15") });
  await expect(unknown).rejects.toMatchObject({ kind: "not-found" });
});
