// Rule: product.md#reply-alert
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { DAYTIME_SITE } from "#test/site.ts";
import { callApi } from "#test/staff.ts";
import { deleteBookings, queryRows } from "#test/stored-bookings.ts";
import { TEST_NOW } from "#test/test-now.ts";
import { requestEnquiry } from "./request-enquiry.ts";
import { sendReplyAlerts } from "./send-reply-alerts.ts";

const application = setUpTestApplication();
const keeper = setUpSignedInUser(application, "customer_service");
beforeAll(async () => {
  await clear();
});
const clear = async () => {
  await deleteBookings(application.context);
  await queryRows(application.context, sql`delete from enquiries`);
};
afterEach(clear);

const after = (minutes: number) => {
  application.context.clock = () => new Date(TEST_NOW.getTime() + minutes * 60_000);
};
const ask = () =>
  requestEnquiry(application.context, {
    body: { kind: "contact", name: "Ada Lovelace", email: "ada@example.com", phone: "+39 347 123 4567" },
  });
const book = async () => (await requestBooking(application.context, { body: bookingRequest() })).booking;
const alert = async () => (await (await callApi(application, keeper, "GET", "/api/waiting_work")).json()).reply_alert;
const warnings = () =>
  queryRows<{ subject: string; text: string }>(
    application.context,
    sql`select data->>'subject' as subject, data->>'text' as text from pgboss.job where name = 'mail' and data->>'subject' ~ '^(Da rispondere entro|Risposta in ritardo)' order by created_on`,
  );

test("alerts staff once, by mail and in the panel, half an hour before the reply time ends, bookings included", async () => {
  after(0);
  const [booking, enquiry] = [await book(), await ask()];
  // Extend the hold as if the link was opened, so that it lasts longer than the promised reply time.
  await queryRows(application.context, sql`update bookings set hold_expires_at = created_at + interval '24 hours'`);
  after(89);
  expect(await sendReplyAlerts(application.context)).toBe(0);
  expect(await alert()).toMatchObject({ waiting: 0, late: 0, longest: [{}, {}] });
  after(90);
  expect(await alert()).toMatchObject({
    waiting: 2,
    late: 0,
    longest: [{ due_in_seconds: 1800 }, { due_in_seconds: 1800 }],
  });
  expect(await sendReplyAlerts(application.context)).toBe(2);
  const mails = await warnings();
  expect(mails.map(({ subject }) => subject).sort()).toEqual(
    [`Da rispondere entro 30 min: ${booking.reference}`, `Da rispondere entro 30 min: ${enquiry.reference}`].sort(),
  );
  expect(mails.map(({ text }) => text).join()).toContain(`/admin/bookings/${booking.id}`);
  expect(mails.map(({ text }) => text).join()).toContain(`/admin/requests/${enquiry.id}`);
  after(121);
  expect(await sendReplyAlerts(application.context)).toBe(0);
  expect(await alert()).toMatchObject({ waiting: 2, late: 2 });
});

test("alerts once when two processes run at the same time", async () => {
  after(0);
  await ask();
  after(100);
  const told = await Promise.all([sendReplyAlerts(application.context), sendReplyAlerts(application.context)]);
  expect(told[0] + told[1]).toBe(1);
});

test("does not alert about answered requests, and alerts again when a new reply time ends", async () => {
  after(0);
  const { id } = await ask();
  after(91);
  expect(await sendReplyAlerts(application.context)).toBe(1);
  await queryRows(application.context, sql`update enquiries set status = 'answered' where id = ${id}`);
  expect(await alert()).toMatchObject({ waiting: 0, longest: [] });
  after(200);
  const reopened = application.context.clock().toISOString();
  await queryRows(
    application.context,
    sql`update enquiries set status = 'new', reopened_at = ${reopened}::timestamptz where id = ${id}`,
  );
  expect(await sendReplyAlerts(application.context)).toBe(0);
  after(291);
  expect(await sendReplyAlerts(application.context)).toBe(1);
  expect(await alert()).toMatchObject({
    waiting: 1,
    late: 0,
    longest: [{ kind: "enquiry", id, name: "Ada Lovelace" }],
  });
});

test("sends no alerts for requests that are late by days", async () => {
  after(0);
  await ask();
  after(3 * 24 * 60);
  expect(await sendReplyAlerts(application.context)).toBe(0);
  expect(await alert()).toMatchObject({ waiting: 1, late: 1 });
});

// Rule: product.md#reply-promise "Only the hours"
test("a request of the evening is due at 10:00 in a house that answers from 8 to 20", async () => {
  const { site } = application.context;
  application.context.site = DAYTIME_SITE;
  // 22:00 in Milan; TEST_NOW is 10:00.
  after(12 * 60);
  const { id, reference } = await ask();
  expect(await alert()).toMatchObject({ waiting: 0, longest: [{ due_in_seconds: 7200 }] });
  const read = async () => (await callApi(application, keeper, "GET", `/api/enquiries/${id}`)).json();
  expect(await read()).toMatchObject({ reply_due_at: "2026-11-22T09:00:00.000Z", reply_due_in_seconds: 7200 });
  after(23 * 60 + 29);
  expect(await sendReplyAlerts(application.context)).toBe(0);
  after(23 * 60 + 30);
  expect(await sendReplyAlerts(application.context)).toBe(1);
  expect(await warnings()).toMatchObject([
    { subject: `Da rispondere entro 30 min: ${reference}`, text: expect.stringContaining("Promessa entro le 10:00.") },
  ]);
  expect(await alert()).toMatchObject({ waiting: 1, late: 0, longest: [{ due_in_seconds: 1800 }] });
  after(24 * 60);
  expect(await alert()).toMatchObject({ waiting: 1, late: 1 });
  application.context.site = site;
});
