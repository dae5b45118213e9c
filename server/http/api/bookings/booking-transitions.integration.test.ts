import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { BOOKING_STATUSES, type BookingStatus, canTransition, statusLabel } from "#domain/bookings/booking-statuses.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { auditLog } from "#server/db/schema.ts";
import { releaseExpiredHolds } from "#server/services/bookings/booking-jobs.ts";
import { cancelBooking, findBooking } from "#server/services/bookings/record/private-booking.ts";
import { sendBookingMail } from "#server/services/bookings/send-booking-mail.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi, signInAs } from "#test/staff.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, queryRows, readActiveHolds, readQueuedMails, withClockAt } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "customer_service");
const staffApi = staffApiOf(application, clerk);
afterEach(() => deleteBookings(application.context));

/** Moves the booking as if its pickup time had just passed. */
const beginPickup = (id: string) =>
  application.context.db.execute(sql`update bookings set pickup_at = '2026-11-21T08:30Z' where id = ${id}`);
const aMinuteLater = () => withClockAt(application.context, "2026-11-21T09:01:00Z");

/** The mail that each transition sends to the renter. */
const MAILS: Partial<Record<BookingStatus, string>> = {
  confirmed: "confirmed",
  declined: "declined",
  cancelled: "cancelled-by-staff",
  no_show: "no-show",
  active: "handed-over",
  completed: "completed",
};
/** The body of a transition for a rental that begins in three weeks. */
const asked = (to: BookingStatus) => ({ status: to, ...(to === "active" && { at_another_time: true }) });

describe.each(BOOKING_STATUSES)("a booking that is %s", (from) => {
  // Rule: product.md#booking-states "requested"
  test.each(BOOKING_STATUSES)("set to %s by staff", async (to) => {
    const { id, reference } = await createBookingInStatus(application, from);
    if (to === "no_show") await beginPickup(id);
    const response = await staffApi.patch(id, asked(to));
    const stands = (await staffApi.get(`/${id}`)).status;
    if (from === to) {
      expect([response.status, stands, await readQueuedMails(application.context, reference)]).toEqual([200, to, []]);
    } else if (canTransition(from, to, "staff")) {
      expect([response.status, stands]).toEqual([200, to]);
      expect(await readQueuedMails(application.context, reference)).toEqual([MAILS[to]]);
    } else {
      expect([response.status, stands]).toEqual([409, from]);
      expect((await response.json()).detail).toBe(
        `Una prenotazione «${statusLabel(from)}» non può passare a «${statusLabel(to)}».`,
      );
      expect(await readQueuedMails(application.context, reference)).toEqual([]);
    }
  });
});

// Rule: product.md#booking-states "requested"
test("the detail offers exactly the transitions allowed to staff", async () => {
  const { id } = await createBookingInStatus(application, "requested");
  expect((await staffApi.get(`/${id}`)).transitions).toEqual(["confirmed", "declined", "cancelled"]);
  await staffApi.patch(id, { status: "confirmed" });
  expect((await staffApi.get(`/${id}`)).transitions).toEqual(["active", "cancelled"]);
});

// Rule: product.md#overdue "pickup not collected"
test("refuses a no-show before the agreed pickup", async () => {
  const { id } = await createBookingInStatus(application, "confirmed");
  const response = await staffApi.patch(id, { status: "no_show" });
  expect([response.status, (await response.json()).detail]).toEqual([
    409,
    "L'ora del ritiro non è ancora passata: il cliente può ancora presentarsi.",
  ]);
  await beginPickup(id);
  expect((await staffApi.get(`/${id}`)).transitions).toEqual(["active", "cancelled", "no_show"]);
});

test.each(["declined", "cancelled", "no_show"] as const)(
  "%s: the car is free once the transition can no longer be undone",
  async (to) => {
    const { id } = await createBookingInStatus(application, to === "no_show" ? "confirmed" : "requested");
    if (to === "no_show") await beginPickup(id);
    await staffApi.patch(id, { status: to, reason: "La vettura è in officina." });
    expect(await readActiveHolds(application.context, CAR)).toHaveLength(1);
    await releaseExpiredHolds(aMinuteLater());
    expect(await readActiveHolds(application.context, CAR)).toEqual([]);
  },
);

// Rule: product.md#booking-states "active"
test("an early return frees the rest of the period after the turnaround of six hours", async () => {
  const { id } = await createBookingInStatus(application, "active", {
    pickupDate: "2026-11-21",
    pickupTime: "10:00",
    returnDate: "2026-11-28",
  });
  await application.context.db.execute(
    sql`update unit_holds set during = tstzrange('2026-11-20T09:00Z', '2026-11-28T15:00Z') where booking_id = ${id}`,
  );
  await staffApi.patch(id, { status: "completed" });
  await releaseExpiredHolds(aMinuteLater());
  const held = await readActiveHolds(application.context, CAR);
  expect(held).toHaveLength(1);
  expect(held[0]?.during).toMatch(/2026-11-21 15:00:00/);
  const later = { ...application, context: aMinuteLater() };
  await createBookingInStatus(later, "requested", { pickupDate: "2026-11-22", returnDate: "2026-11-23" });
});

test("a rental returned before its agreed pickup keeps the days it was out, and frees the rest", async () => {
  const { id } = await createBookingInStatus(application, "confirmed");
  await staffApi.patch(id, { status: "active", at_another_time: true });
  await staffApi.patch(id, { status: "completed" });
  await releaseExpiredHolds(aMinuteLater());
  const [held, ...others] = await readActiveHolds(application.context, CAR);
  expect([held?.during, others]).toEqual(['["2026-11-21 09:00:00+00","2026-11-21 15:00:00+00")', []]);
  const holds = await callApi(application, clerk, "GET", "/api/unit_holds?from=2026-11-20&to=2026-12-20");
  expect(await holds.json()).toMatchObject([{ booking_id: id, status: "completed", to_date: "2026-11-21" }]);
});

test("an unanswered request counts as expired before the job has stored that", async () => {
  const { id } = await createBookingInStatus(application, "expired");
  expect(await staffApi.get(`/${id}`)).toMatchObject({ status: "expired", transitions: [], may_change: "none" });
  expect((await staffApi.get("?status=expired")).map((row: { id: string }) => row.id)).toEqual([id]);
  expect(await staffApi.get("?status=requested")).toEqual([]);
  expect((await staffApi.patch(id, { status: "confirmed" })).status).toBe(409);
});

test("the history names actor and reason; the renter sees only the transition", async () => {
  const { id, reference, token } = await createBookingInStatus(application, "requested");
  await staffApi.patch(reference, { status: "declined", reason: "La vettura è in officina." });
  const [last, first] = await staffApi.get(`/${id}/events`);
  expect(last).toMatchObject({
    kind: "move",
    status: "declined",
    actor: clerk.userId,
    actor_name: "Persona di prova",
    actor_email: clerk.email,
    note: "La vettura è in officina.",
  });
  expect(first).toMatchObject({ status: "requested", actor: "renter", actor_email: null });
  const { history } = await findBooking(application.context, { token }, wordsOf("it"));
  expect(history.map(({ status }) => status)).toEqual(["requested", "declined"]);
  expect(JSON.stringify(history)).not.toContain("officina");
  const shown = JSON.stringify(await findBooking(application.context, { token }, wordsOf("it")));
  expect(shown).not.toContain(clerk.userId);
  expect(shown).not.toMatch(/"(unit":(\d|null)|plate"|expectedReturnAt")/);
});

test.each([
  ["declined", "declined"],
  ["cancelled", "cancelled-by-staff"],
] as const)("%s: the mail contains the last reason", async (to, kind) => {
  const { id } = await createBookingInStatus(application, "requested");
  await staffApi.patch(id, { status: to, reason: "La vettura è in officina." });
  const mails: string[] = [];
  const mailer = { send: async (mail: { text: string }) => void mails.push(mail.text) };
  await sendBookingMail(application.context, { booking: id, kind, mailer });
  expect(mails[0]).toContain("La vettura è in officina.");
});

test("every transition is in the audit log, without the private link's hash, and invalidates public pages", async () => {
  const { id } = await createBookingInStatus(application, "requested");
  const { generation } = application.context.pages;
  await staffApi.patch(id, { status: "confirmed" });
  expect(application.context.pages.generation).toBeGreaterThan(generation);
  const [entry] = await application.context.db.select().from(auditLog).where(eq(auditLog.entityId, id));
  expect(entry).toMatchObject({
    action: "move",
    entity: "bookings",
    actor: clerk.userId,
    before: { status: "requested" },
    after: { status: "confirmed" },
  });
  expect(JSON.stringify(entry)).not.toContain("manage_token_hash");
});

test("the second of two staff members learns who was first; a repeated transition is no conflict", async () => {
  const { id, version } = await createBookingInStatus(application, "requested");
  const other = await signInAs(application, "admin");
  await staffApiOf(application, other).patch(id, { status: "confirmed", version });
  expect((await staffApi.patch(id, { status: "confirmed", version })).status).toBe(200);
  const late = await staffApi.patch(id, { status: "cancelled", version });
  expect(late.status).toBe(409);
  expect((await late.json()).detail).toContain(`Modificato da ${other.email}`);
  expect((await staffApi.get(`/${id}`)).status).toBe("confirmed");
});

// Rule: product.md#booking-states
test("a repeated transition answers who made it and when, and happens only once", async () => {
  const { id, reference, version } = await createBookingInStatus(application, "requested");
  const other = await signInAs(application, "admin");
  expect(await (await staffApiOf(application, other).patch(id, { status: "confirmed", version })).json()).toMatchObject(
    {
      status: "confirmed",
      already: null,
    },
  );
  const at = (await staffApi.get(`/${id}/events`))[0].created_at;
  const again = await (await staffApi.patch(id, { status: "confirmed", version })).json();
  expect(again.already).toEqual({ actor: other.userId, actor_name: "Persona di prova", at, own: false });
  const own = await (await staffApiOf(application, other).patch(id, { status: "confirmed" })).json();
  expect(own.already).toMatchObject({ actor: other.userId, own: true });
  expect(await readQueuedMails(application.context, reference)).toEqual(["confirmed"]);
  expect(await staffApi.get(`/${id}/events`)).toHaveLength(2);
});

test("a renter's cancellation is attributed to them; an unrecorded transition to nobody", async () => {
  const { id, token } = await createBookingInStatus(application, "requested");
  await cancelBooking(application.context, { token });
  const cancelled = await (await staffApi.patch(id, { status: "cancelled" })).json();
  expect(cancelled.already).toMatchObject({ actor: "renter", actor_name: null, own: false });
  const { id: other } = await createBookingInStatus(application, "confirmed");
  const confirmed = await (await staffApi.patch(other, { status: "confirmed" })).json();
  expect(confirmed.already).toEqual({ actor: null, actor_name: null, at: null, own: false });
});

test("when renter and staff act at once, one wins and the other is told", async () => {
  const { id, token } = await createBookingInStatus(application, "requested");
  const [renter, staff] = await Promise.allSettled([
    cancelBooking(application.context, { token }),
    staffApi.patch(id, { status: "declined" }),
  ]);
  const { status } = await staffApi.get(`/${id}`);
  const cancelled = renter.status === "fulfilled";
  expect(status).toBe(cancelled ? "cancelled" : "declined");
  expect(staff.status === "fulfilled" && staff.value.status).toBe(cancelled ? 409 : 200);
  const transitions = await queryRows(
    application.context,
    sql`select 1 from booking_events where booking_id = ${id} and kind = 'move'`,
  );
  expect(transitions).toHaveLength(2);
});

test.each([
  ["an unknown state", { status: "lost" }, "status"],
  ["a transition together with a change", { status: "confirmed", returnDate: "2026-12-20" }, "status"],
  ["a reason without end", { status: "declined", reason: "x".repeat(501) }, "reason"],
  ["an e-mail that is none", { email: "ada" }, "email"],
  ["a version that is none", { version: "new" }, "version"],
])("%s is a field error", async (_name, body, path) => {
  const { id } = await createBookingInStatus(application, "requested");
  const response = await staffApi.patch(id, body);
  expect(response.status).toBe(422);
  expect((await response.json()).errors[0].path).toBe(path);
});

test.each(["VL-ZZZZZZ", "not-an-id", "00000000-0000-4000-8000-000000000000"])("%s is 404", async (id) => {
  for (const response of [
    await staffApi.call("GET", `/${id}`),
    await staffApi.call("GET", `/${id}/events`),
    await staffApi.patch(id, { status: "confirmed" }),
    await staffApi.call("POST", `/${id}/quote`, {}),
    await staffApi.call("POST", `/${id}/notes`, { note: "Ciao" }),
    await staffApi.call("PUT", `/${id}/handovers/pickup`, { kilometres: 1, fuel_percent: 1 }),
  ]) {
    expect(response.status).toBe(404);
  }
});
