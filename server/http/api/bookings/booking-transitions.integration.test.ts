import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { BOOKING_STATUSES, type BookingStatus, canTransition, statusLabel } from "#domain/booking/states.ts";
import { auditLog } from "#server/db/schema.ts";
import { cancelBooking } from "#server/services/booking/cancellation/cancel-booking.ts";
import { sendBookingMail } from "#server/services/booking/mail/send-booking-mail.ts";
import { findBooking } from "#server/services/booking/record/find-booking.ts";
import { openTestApplication, type TestApplication } from "#test/app.ts";
import { type SignedIn, signInAs } from "#test/staff.ts";
import { bookedIn, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, heldUnits, queuedMails, rowsOf } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
let application: TestApplication;
let clerk: SignedIn;
let staffApi: ReturnType<typeof staffApiOf>;
beforeAll(async () => {
  application = await openTestApplication();
  clerk = await signInAs(application, "customer_service");
  staffApi = staffApiOf(application, clerk);
});
afterAll(() => application.close());
afterEach(() => deleteBookings(application.context));

/** The mail that each move leaves for the renter. */
const MAILS: Partial<Record<BookingStatus, string>> = {
  confirmed: "confirmed",
  declined: "declined",
  cancelled: "house-cancelled",
  active: "handed-over",
  completed: "completed",
};

describe.each(BOOKING_STATUSES)("a booking that is %s", (from) => {
  test.each(BOOKING_STATUSES)("asked to become %s by staff", async (to) => {
    const { id, reference } = await bookedIn(application, from);
    const response = await staffApi.patch(id, { status: to });
    const stands = (await staffApi.get(`/${id}`)).status;
    if (from === to) {
      expect([response.status, stands, await queuedMails(application.context, reference)]).toEqual([200, to, []]);
    } else if (canTransition(from, to, "staff")) {
      expect([response.status, stands]).toEqual([200, to]);
      expect(await queuedMails(application.context, reference)).toEqual([MAILS[to]]);
    } else {
      expect([response.status, stands]).toEqual([409, from]);
      expect((await response.json()).detail).toBe(
        `Una prenotazione «${statusLabel(from)}» non può passare a «${statusLabel(to)}».`,
      );
      expect(await queuedMails(application.context, reference)).toEqual([]);
    }
  });
});

test("the detail offers exactly the moves that are open to staff", async () => {
  const { id } = await bookedIn(application, "requested");
  expect((await staffApi.get(`/${id}`)).moves).toEqual(["confirmed", "declined", "cancelled"]);
  await staffApi.patch(id, { status: "confirmed" });
  expect((await staffApi.get(`/${id}`)).moves).toEqual(["active", "cancelled"]);
});

test.each(["declined", "cancelled"] as const)("%s: the car is free at once", async (to) => {
  const { id } = await bookedIn(application, "requested");
  expect(await heldUnits(application.context, CAR)).toHaveLength(1);
  await staffApi.patch(id, { status: to, reason: "La vettura è in officina." });
  expect(await heldUnits(application.context, CAR)).toEqual([]);
});

test("completed early: the rest of the period is free once the company has made the car ready (six hours)", async () => {
  const { id } = await bookedIn(application, "active", {
    pickupDate: "2026-11-21",
    pickupTime: "10:00",
    returnDate: "2026-11-28",
  });
  await application.context.db.execute(
    sql`update unit_holds set during = tstzrange('2026-11-20T09:00Z', '2026-11-28T15:00Z') where booking_id = ${id}`,
  );
  await staffApi.patch(id, { status: "completed" });
  const [held] = await heldUnits(application.context, CAR);
  expect(held?.during).toMatch(/2026-11-21 15:00:00/);
  await bookedIn(application, "requested", { pickupDate: "2026-11-22", returnDate: "2026-11-23" });
});

test("completed before it would have begun: nothing is held any more", async () => {
  const { id } = await bookedIn(application, "active");
  await staffApi.patch(id, { status: "completed" });
  expect(await heldUnits(application.context, CAR)).toEqual([]);
});

test("an unanswered request counts as expired before the company has noted it", async () => {
  const { id } = await bookedIn(application, "expired");
  expect(await staffApi.get(`/${id}`)).toMatchObject({ status: "expired", moves: [], may_change: "none" });
  expect((await staffApi.get("?status=expired")).map((row: { id: string }) => row.id)).toEqual([id]);
  expect(await staffApi.get("?status=requested")).toEqual([]);
  expect((await staffApi.patch(id, { status: "confirmed" })).status).toBe(409);
});

test("the history names who moved it and why; the renter sees the move only", async () => {
  const { id, reference, token } = await bookedIn(application, "requested");
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
  const { history } = await findBooking(application.context, { token });
  expect(history.map(({ status }) => status)).toEqual(["requested", "declined"]);
  expect(JSON.stringify(history)).not.toContain("officina");
});

test.each([
  ["declined", "declined"],
  ["cancelled", "house-cancelled"],
] as const)("%s: the mail carries the reason that was given last", async (to, kind) => {
  const { id } = await bookedIn(application, "requested");
  await staffApi.patch(id, { status: to, reason: "La vettura è in officina." });
  const mails: string[] = [];
  const mailer = { send: async (mail: { text: string }) => void mails.push(mail.text) };
  await sendBookingMail(application.context, { booking: id, kind, mailer });
  expect(mails[0]).toContain("La vettura è in officina.");
});

test("every move is in the audit log, without the private link's hash, and clears the public pages", async () => {
  const { id } = await bookedIn(application, "requested");
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

test("two at one desk: the second is told who was first; the same wish twice is no conflict", async () => {
  const { id, version } = await bookedIn(application, "requested");
  const other = await signInAs(application, "admin");
  await staffApiOf(application, other).patch(id, { status: "confirmed", version });
  expect((await staffApi.patch(id, { status: "confirmed", version })).status).toBe(200);
  const late = await staffApi.patch(id, { status: "cancelled", version });
  expect(late.status).toBe(409);
  expect((await late.json()).detail).toContain(`Modificato da ${other.email}`);
  expect((await staffApi.get(`/${id}`)).status).toBe("confirmed");
});

test("renter and desk at once: one of them wins, and the other is told", async () => {
  const { id, token } = await bookedIn(application, "requested");
  const [renter, staff] = await Promise.allSettled([
    cancelBooking(application.context, { token }),
    staffApi.patch(id, { status: "declined" }),
  ]);
  const { status } = await staffApi.get(`/${id}`);
  const cancelled = renter.status === "fulfilled";
  expect(status).toBe(cancelled ? "cancelled" : "declined");
  expect(staff.status === "fulfilled" && staff.value.status).toBe(cancelled ? 409 : 200);
  const moves = await rowsOf(
    application.context,
    sql`select 1 from booking_events where booking_id = ${id} and kind = 'move'`,
  );
  expect(moves).toHaveLength(2);
});

test.each([
  ["an unknown state", { status: "lost" }, "status"],
  ["a move together with a change", { status: "confirmed", returnDate: "2026-12-20" }, "status"],
  ["a reason without end", { status: "declined", reason: "x".repeat(501) }, "reason"],
  ["an e-mail that is none", { email: "ada" }, "email"],
  ["a version that is none", { version: "new" }, "version"],
])("%s is refused at its field", async (_name, body, path) => {
  const { id } = await bookedIn(application, "requested");
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
