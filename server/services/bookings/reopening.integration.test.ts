import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { releaseExpiredHolds } from "#server/services/bookings/booking-jobs.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { requestOtherDates } from "#server/services/bookings/request-dates.ts";
import { sendBookingMail } from "#server/services/bookings/send-booking-mail.ts";
import { requestReviews } from "#server/services/reviews/reviews.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { findBrokenInvariants } from "#test/invariants/invariants.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import {
  deleteBookings,
  paintUnit,
  queryRows,
  readActiveHolds,
  readQueuedMails,
  setUnitCount,
} from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
const REASON = { reason: "Conclusa per errore" };
const application = setUpTestApplication();
const admin = setUpSignedInUser(application, "admin");
const clerk = setUpSignedInUser(application, "customer_service");
const staffApi = staffApiOf(application, admin);
const clerkApi = staffApiOf(application, clerk);
beforeAll(() => setUnitCount(application.context, CAR, 1));
afterEach(async () => {
  setClock("2026-11-21T09:00:00Z");
  await deleteBookings(application.context);
  await setUnitCount(application.context, CAR, 1);
});

const setClock = (now: string) => {
  application.context.clock = () => new Date(now);
};
const reopen = (id: string, body: object = REASON, key?: string) => {
  const who = key ? { ...admin, headers: { ...admin.headers, "idempotency-key": key } } : admin;
  return staffApi.call("POST", `/${id}/reopening`, { ...REASON, ...body }, who);
};
const problemOf = async (response: Response) => {
  const { detail, errors } = await response.json();
  return { status: response.status, detail, paths: errors?.map(({ path }: { path: string }) => path) };
};
const brokenInvariants = () => findBrokenInvariants(application.context.db);

/** A rental from 10 to 13 December that was concluded on the 12th, with both records. */
async function concludedRental() {
  const { id, reference } = await createBookingInStatus(application, "requested");
  await staffApi.patch(id, { status: "confirmed" });
  setClock("2026-12-10T09:00:00Z");
  await staffApi.call("PUT", `/${id}/handovers/pickup`, { kilometres: 12_000, fuel_percent: 100 });
  await staffApi.patch(id, { status: "active" });
  setClock("2026-12-12T09:00:00Z");
  const damage = { damage_notes: "Graffio", pictures: ["/uploads/a.webp"] };
  await staffApi.call("PUT", `/${id}/handovers/return`, { kilometres: 12_400, fuel_percent: 50, ...damage });
  await staffApi.patch(id, { status: "completed" });
  await application.context.db.execute(sql`delete from pgboss.job`);
  setClock("2026-12-12T10:00:00Z");
  return { id, reference };
}

async function cancelledBooking(changes: Parameters<typeof bookingRequest>[0] = {}) {
  const { id, reference } = await createBookingInStatus(application, "requested", changes);
  await staffApi.patch(id, { status: "confirmed" });
  await staffApi.patch(id, { status: "cancelled" });
  setClock("2026-11-21T09:10:00Z");
  await application.context.db.execute(sql`delete from pgboss.job`);
  return { id, reference };
}

/** What a booking's price includes, and the rules by which a change of its dates judges it again. */
const readFrozenTerms = (id: string) =>
  queryRows(application.context, sql`select included_kilometres, frozen_rates from bookings where id = ${id}`);

describe("a concluded rental", () => {
  // Rule: product.md#booking-states "completed"
  // Rule: product.md#reopening "A concluded rental"
  test("is in progress again, without its return record, until its agreed return", async () => {
    const { id } = await concludedRental();
    expect((await staffApi.get(`/${id}`)).reopening).toEqual({
      to: "active",
      until: "2027-01-11T09:00:00.000Z",
      needs_dates: false,
    });
    const response = await reopen(id);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      status: "active",
      returned_at: null,
      handovers: [{ kind: "pickup", kilometres: 12_000 }],
      units: [{ unit: 1, ended_at: null }],
      unit_kilometres: 12_000,
      reopening: null,
      undo: { to: "completed" },
    });
    expect(await readActiveHolds(application.context, CAR)).toEqual([
      { unit: 1, during: '["2026-12-10 09:00:00+00","2026-12-13 15:00:00+00")' },
    ]);
    const [event] = await staffApi.get(`/${id}/events`);
    expect(event).toMatchObject({ kind: "move", status: "active", actor_email: admin.email });
    expect(event.note.replaceAll("\u00a0", " ")).toBe(
      "Motivo: Conclusa per errore\nVerbale ritirato. Rientro: 12.400 km, livello 50%, 1 foto.\nDanni e osservazioni: Graffio",
    );
    expect(await brokenInvariants()).toEqual([]);
  });

  // Rule: product.md#reopening "The renter"
  // Rule: product.md#undo
  test("is concluded as before after an undo, and no mail leaves", async () => {
    const { id } = await concludedRental();
    const before = await staffApi.get(`/${id}`);
    const holds = await readActiveHolds(application.context, CAR);
    await staffApi.call("POST", `/${id}/reopening`, REASON);
    const [job] = await queryRows<{ event: string }>(
      application.context,
      sql`select data ->> 'event' as event from pgboss.job where data ->> 'kind' = 'reopened'`,
    );
    expect((await clerkApi.call("POST", `/${id}/undo?to=completed`)).status).toBe(403);
    const undone = await staffApi.call("POST", `/${id}/undo?to=completed`);
    expect(undone.status).toBe(200);
    const { version: _version, updated_at: _updatedAt, undo: _undo, ...same } = before;
    expect(await undone.json()).toMatchObject(same);
    // The rest of its hold was free already.
    expect(await readActiveHolds(application.context, CAR)).toEqual(holds.slice(0, 1));
    const sent: unknown[] = [];
    const mailer = { send: async (mail: unknown) => void sent.push(mail) };
    await sendBookingMail(application.context, { booking: id, kind: "reopened", event: job?.event, mailer });
    expect(sent).toEqual([]);
    expect(await brokenInvariants()).toEqual([]);
  });

  // Rule: product.md#undo
  test("that came back early frees its unit, also if it was reopened and concluded again within the time for undo", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    setClock("2026-12-10T09:00:00Z");
    await staffApi.patch(id, { status: "active" });
    setClock("2026-12-11T09:00:00Z");
    await staffApi.patch(id, { status: "completed" });
    setClock("2026-12-11T09:00:20Z");
    await reopen(id);
    setClock("2026-12-11T09:00:40Z");
    expect((await staffApi.call("POST", `/${id}/undo?to=completed`)).status).toBe(200);
    setClock("2026-12-11T09:02:00Z");
    await releaseExpiredHolds(application.context);
    expect(await readActiveHolds(application.context, CAR)).toEqual([
      { unit: 1, during: '["2026-12-10 09:00:00+00","2026-12-11 15:00:00+00")' },
    ]);
  });

  // Rule: product.md#reopening "If the agreed return"
  test("needs the expected return once the agreed one is past, and is idempotent by key", async () => {
    const { id } = await concludedRental();
    setClock("2026-12-14T09:00:00Z");
    expect(await problemOf(await reopen(id))).toMatchObject({ status: 422, paths: ["returnDate"] });
    expect(await problemOf(await reopen(id, { returnDate: "2026-12-14", returnTime: "09:30" }))).toMatchObject({
      status: 422,
      paths: ["returnDate"],
    });
    const { version, total } = await staffApi.get(`/${id}`);
    const body = { returnDate: "2026-12-15", returnTime: "10:00", version };
    const answer = await (await reopen(id, body, "key-1")).json();
    expect(answer).toMatchObject({ expected_return_at: "2026-12-15T09:00:00.000Z", return_date: "2026-12-13", total });
    expect(await (await reopen(id, body, "key-1")).json()).toEqual(answer);
    expect((await reopen(id, { ...body, version: undefined })).status).toBe(409);
    expect(await readActiveHolds(application.context, CAR)).toEqual([
      { unit: 1, during: '["2026-12-10 09:00:00+00","2026-12-15 15:00:00+00")' },
    ]);
    const mails: { text: string }[] = [];
    const mailer = { send: async (mail: { text: string }) => void mails.push(mail) };
    await sendBookingMail(application.context, { booking: id, kind: "reopened", mailer });
    expect(mails[0]?.text).toContain("Aspettiamo la vettura martedì 15 dicembre 2026 alle 10:00.");
    expect(await readQueuedMails(application.context)).toEqual(["reopened"]);
  });

  // Rule: product.md#reopening "If the unit is not free"
  test("is refused with the booking that has its unit since, and loses nothing", async () => {
    const { id } = await concludedRental();
    const next = { pickupDate: "2026-12-12", pickupTime: "18:30", returnDate: "2026-12-14" };
    const { booking } = await requestBooking(application.context, { body: bookingRequest(next) });
    const before = await staffApi.get(`/${id}`);
    const refusal = await problemOf(await reopen(id));
    expect(refusal).toMatchObject({ status: 409, paths: ["returnDate"] });
    expect(refusal.detail).toContain(`L'unità 1 è già occupata: ${booking.reference}`);
    expect(await staffApi.get(`/${id}`)).toEqual(before);
  });

  // Rule: product.md#reopening "A request for a review"
  test("is asked for a review after its new end, if the first mail was still waiting", async () => {
    const { id } = await concludedRental();
    const { context } = application;
    setClock("2026-12-13T10:00:00Z");
    await requestReviews(context);
    expect(await readQueuedMails(context)).toEqual(["review"]);
    await reopen(id, { returnDate: "2026-12-14", returnTime: "10:00" });
    expect(await readQueuedMails(context)).toEqual(["reopened"]);
    setClock("2026-12-14T09:00:00Z");
    await staffApi.patch(id, { status: "completed" });
    setClock("2026-12-15T10:00:00Z");
    await requestReviews(context);
    expect(await readQueuedMails(context)).toEqual(["completed", "reopened", "review"]);
    // A mail that has left is not repeated.
    await context.db.execute(sql`delete from pgboss.job`);
    await reopen(id, { returnDate: "2026-12-16", returnTime: "10:00" });
    await staffApi.patch(id, { status: "completed" });
    setClock("2026-12-17T10:00:00Z");
    await requestReviews(context);
    expect(await readQueuedMails(context)).toEqual(["completed", "reopened"]);
  });
});

describe("a booking that ended without a rental", () => {
  // Rule: product.md#booking-states "cancelled, declined, no_show"
  // Rule: product.md#reopening "Any other booking"
  test.each(["cancelled", "declined"] as const)("that is %s is confirmed again with its unit", async (status) => {
    const { id } = await createBookingInStatus(application, "requested");
    if (status === "cancelled") await staffApi.patch(id, { status: "confirmed" });
    await staffApi.patch(id, { status });
    // Its hold is still to be released.
    const response = await reopen(id);
    expect(await response.json()).toMatchObject({ status: "confirmed", unit: 1, undo: { to: status } });
    expect(await readActiveHolds(application.context, CAR)).toHaveLength(1);
    expect(await brokenInvariants()).toEqual([]);
    const undone = await staffApi.call("POST", `/${id}/undo?to=${status}`);
    expect(await undone.json()).toMatchObject({ status, returned_at: null });
    expect(await readActiveHolds(application.context, CAR)).toEqual([]);
    expect(await brokenInvariants()).toEqual([]);
  });

  // Rule: product.md#booking-states "no_show"
  // Rule: product.md#reopening "If the pickup"
  test("needs new dates once its pickup is past, at their price, and has the old ones after an undo", async () => {
    const { id } = await createBookingInStatus(application, "requested");
    await staffApi.patch(id, { status: "confirmed" });
    setClock("2026-12-10T10:00:00Z");
    await staffApi.patch(id, { status: "no_show" });
    setClock("2026-12-10T10:05:00Z");
    const before = await staffApi.get(`/${id}`);
    const terms = await readFrozenTerms(id);
    expect(before.reopening).toMatchObject({ to: "confirmed", needs_dates: true });
    expect(await problemOf(await reopen(id))).toMatchObject({ status: 422, paths: ["pickupDate"] });
    const dates = { pickupDate: "2026-12-11", pickupTime: "10:00", returnDate: "2026-12-15", returnTime: "10:00" };
    const quote = await (await staffApi.call("POST", `/${id}/quote`, dates)).json();
    expect(quote).toMatchObject({ free: true, unit: 1, days: 4 });
    expect((await clerkApi.call("POST", `/${id}/quote`, dates)).status).toBe(409);
    const after = await (await reopen(id, dates)).json();
    expect(after).toMatchObject({ status: "confirmed", pickup_date: "2026-12-11", days: 4, total: quote.total });
    expect(await brokenInvariants()).toEqual([]);
    const undone = await (await staffApi.call("POST", `/${id}/undo?to=no_show`)).json();
    const { version: _version, updated_at: _updatedAt, undo: _undo, ...same } = before;
    expect(undone).toMatchObject(same);
    expect(await readFrozenTerms(id)).toEqual(terms);
    expect(await brokenInvariants()).toEqual([]);
  });

  // Rule: product.md#date-request
  test("with new dates no longer asks for the dates that its renter asked for before its end", async () => {
    const { id, token } = await createBookingInStatus(application, "confirmed");
    const asked = { pickupDate: "2026-12-20", pickupTime: "10:00", returnDate: "2026-12-22", returnTime: "10:00" };
    await requestOtherDates(application.context, { token, form: asked });
    await staffApi.patch(id, { status: "cancelled" });
    const dates = { ...asked, pickupDate: "2026-12-11", returnDate: "2026-12-15" };
    expect(await (await reopen(id, dates)).json()).toMatchObject({ status: "confirmed", date_request: null });
  });

  // Rule: product.md#reopening "If the unit is not free"
  test("gets another unit of its colour; if none is free, the refusal names who has its unit and offers others", async () => {
    const { context } = application;
    await setUnitCount(context, CAR, 3);
    await paintUnit(context, CAR, 1, "Rosso Corsa");
    await paintUnit(context, CAR, 2, "Rosso Corsa");
    await paintUnit(context, CAR, 3, "Nero Daytona");
    const { id } = await cancelledBooking();
    const { booking } = await requestBooking(context, { body: bookingRequest() });
    const second = await (await reopen(id)).json();
    expect(second).toMatchObject({ status: "confirmed", unit: 2 });
    const [event] = await staffApi.get(`/${id}/events`);
    expect(event.note).toContain("Unità 2 al posto dell'unità 1.");
    await staffApi.patch(id, { status: "cancelled" });
    setClock("2026-11-21T09:20:00Z");
    await requestBooking(context, { body: bookingRequest({ unit: 2 }) });
    const refusal = await problemOf(await reopen(id));
    expect(refusal).toMatchObject({ status: 409, paths: ["unit"] });
    expect(refusal.detail).toMatch(/^L'unità 2 è già occupata: VL-.* È libera: unità 3 \(Nero Daytona\)\.$/);
    expect((await problemOf(await reopen(id, { unit: 1 }))).detail).toContain(booking.reference);
    expect(await problemOf(await reopen(id, { unit: 3 }))).toMatchObject({ status: 409, paths: ["other_colour"] });
    expect((await reopen(id, { unit: 9 })).status).toBe(422);
    const third = await reopen(id, { unit: 3, other_colour: true });
    expect(await third.json()).toMatchObject({ status: "confirmed", unit: 3 });
    expect(await brokenInvariants()).toEqual([]);
  });

  // Rule: product.md#reopening "If the unit is not free"
  test("and a request for the same unit at the same second: one of them gets it", async () => {
    const { context } = application;
    for (let round = 0; round < 4; round += 1) {
      const { id } = await cancelledBooking();
      const outcomes = await Promise.all([
        reopen(id).then(({ status }) => status === 200 || status),
        requestBooking(context, { body: bookingRequest() }).then(
          () => true,
          ({ kind }) => kind,
        ),
      ]);
      expect(outcomes.filter((outcome) => outcome === true)).toHaveLength(1);
      expect(outcomes).toContain(outcomes[0] === true ? "conflict" : 409);
      expect(await brokenInvariants()).toEqual([]);
      await deleteBookings(context);
      setClock("2026-11-21T09:00:00Z");
    }
  });
});

// Rule: product.md#rental-ban "Reopening"
test("asks an admin for the reason to reopen the booking of a banned customer", async () => {
  const { id } = await cancelledBooking();
  await application.context.db.execute(
    sql`update customers set banned_at = now() - interval '1 day', ban_reason = 'Danni', ban_author = ${admin.userId}`,
  );
  expect(await problemOf(await reopen(id))).toMatchObject({ status: 409, paths: ["ban_reason"] });
  expect((await reopen(id, { ban_reason: "Ha pagato" })).status).toBe(200);
  await application.context.db.execute(
    sql`update customers set banned_at = null, ban_reason = null, ban_author = null`,
  );
});

// Rule: product.md#reopening "Who, and how long"
test("refuses bookings that are open, expired, too old or of an erased customer", async () => {
  const { context } = application;
  const open = await createBookingInStatus(application, "confirmed");
  expect((await problemOf(await reopen(open.id))).detail).toBe("Una prenotazione «Confermata» non si riapre.");
  await deleteBookings(context);
  const expired = await createBookingInStatus(application, "expired");
  expect((await problemOf(await reopen(expired.id))).detail).toBe("Una prenotazione «Scaduta» non si riapre.");
  await deleteBookings(context);
  const { id } = await concludedRental();
  expect(await problemOf(await reopen(id, { reason: " " }))).toMatchObject({ status: 422, paths: ["reason"] });
  await context.db.execute(sql`update customers set erased_at = now() where id = (select customer_id from bookings)`);
  expect((await problemOf(await reopen(id))).detail).toContain("Il cliente è stato cancellato");
  await context.db.execute(sql`update customers set erased_at = null`);
  setClock("2027-01-11T09:00:01Z");
  expect((await problemOf(await reopen(id))).detail).toContain("Sono passati più di 30 giorni");
  expect((await staffApi.get(`/${id}`)).reopening).toBeNull();
});
