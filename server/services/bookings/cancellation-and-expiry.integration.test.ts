import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { parseRentalChoice } from "#domain/search/search.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { releaseExpiredHolds } from "#server/services/bookings/booking-jobs.ts";
import { readAvailability } from "#server/services/bookings/offer/read-availability.ts";
import { cancelBooking, findBooking } from "#server/services/bookings/record/private-booking.ts";
import { readBookingForm } from "#server/services/bookings/request/read-booking-form.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { deleteBookings, readActiveHolds, readQueuedMails, setUnitCount, withClockAt } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
/** A time after the end of the two-hour hold of a booking request from TEST_NOW whose link was never opened. */
const LATE = "2026-11-21T11:00:00Z";
const application = setUpTestApplication();
let context: AppContext;
beforeAll(() => {
  context = application.context;
});
afterEach(() => deleteBookings(context));

/** Requests a booking and empties the mail queue. */
async function book(ctx = context, changes: Parameters<typeof bookingRequest>[0] = {}) {
  const receipt = await requestBooking(ctx, { body: bookingRequest(changes) });
  await ctx.db.execute(sql`update pgboss.job set state = 'completed', completed_on = now()`);
  return receipt;
}
const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "accepted",
    (error: unknown) => (error instanceof ServiceError ? error.kind : String(error)),
  );
const statusOf = async (ctx: AppContext, token: string) =>
  (await findBooking(ctx, { token }, wordsOf("it"))).booking.status;

describe("cancelling by the private link", () => {
  // Rule: product.md#private-link
  test("releases the unit, records the transition and enqueues two mails", async () => {
    const { token, booking } = await book();
    await cancelBooking(context, { token });
    const { booking: cancelled, history, canCancel } = await findBooking(context, { token }, wordsOf("it"));
    expect([cancelled.status, canCancel, cancelled.version]).toEqual(["cancelled", false, 2]);
    expect(history.map(({ status }) => status)).toEqual(["requested", "cancelled"]);
    expect(await readActiveHolds(context, CAR)).toEqual([]);
    expect(await readQueuedMails(context, booking.reference)).toEqual([
      "cancelled",
      "received",
      "staff-cancelled",
      "staff-received",
    ]);
    await book();
  });

  // Rule: product.md#private-link
  test("twice changes nothing more, even at the same time", async () => {
    const { token, booking } = await book();
    await Promise.all([1, 2, 3].map(() => cancelBooking(context, { token })));
    await cancelBooking(context, { token });
    expect(await readQueuedMails(context, booking.reference)).toHaveLength(4);
  });

  // Rule: product.md#private-link
  test("is refused after the pickup, after the hold has expired, and with an unknown token", async () => {
    const { token } = await book();
    expect(await kindOf(cancelBooking(withClockAt(context, LATE), { token }))).toBe("conflict");
    await context.db.execute(sql`update bookings set status = 'confirmed'`);
    expect(await kindOf(cancelBooking(withClockAt(context, "2026-12-10T09:00:00Z"), { token }))).toBe("conflict");
    expect(await kindOf(cancelBooking(context, { token: "nobody" }))).toBe("not-found");
    expect(await kindOf(cancelBooking(context, { token }))).toBe("accepted");
  });
});

describe("an unanswered request", () => {
  // Rule: product.md#unit-holds "A request whose"
  test("holds its unit until the hold expires, even if the job has not run", async () => {
    const { token } = await book();
    const justBefore = withClockAt(context, "2026-11-21T10:59:59Z");
    expect(await kindOf(book(justBefore))).toBe("conflict");
    expect(await statusOf(justBefore, token)).toBe("requested");
    expect(await statusOf(withClockAt(context, LATE), token)).toBe("expired");
    const availability = (ctx: AppContext) =>
      readAvailability(ctx, { vehicle: CAR, from: "2026-12-11", to: "2026-12-11" });
    expect((await availability(justBefore)).days).toMatchObject([{ date: "2026-12-11", free: 0, partly: 0 }]);
    expect((await availability(withClockAt(context, LATE))).days).toMatchObject([
      { date: "2026-12-11", free: 1, partly: 0 },
    ]);
  });

  test("gives its expired hold to the next request for the same vehicle", async () => {
    const { token, booking } = await book();
    const next = await book(withClockAt(context, LATE));
    expect(await readActiveHolds(context, CAR)).toHaveLength(1);
    expect(await statusOf(context, token)).toBe("expired");
    expect(await statusOf(context, next.token)).toBe("requested");
    expect(await readQueuedMails(context, booking.reference)).toEqual(["expired", "received", "staff-received"]);
  });

  // Rule: product.md#booking-states "expired, when its [hold](#request-holds) has ended"
  test("is expired by the job once, with a mail", async () => {
    const { token, booking } = await book();
    expect(await releaseExpiredHolds(context)).toBe(0);
    const before = context.pages.generation;
    expect(await Promise.all([1, 2].map(() => releaseExpiredHolds(withClockAt(context, LATE))))).toContain(1);
    expect(await releaseExpiredHolds(withClockAt(context, LATE))).toBe(0);
    expect(context.pages.generation).toBe(before + 1);
    expect(await readActiveHolds(context, CAR)).toEqual([]);
    expect(
      (await findBooking(context, { token }, wordsOf("it"))).history.map(({ status, actor }) => [status, actor]),
    ).toEqual([
      ["requested", "renter"],
      ["expired", "system"],
    ]);
    expect(await readQueuedMails(context, booking.reference)).toEqual(["expired", "received", "staff-received"]);
  });

  test("a confirmed booking never expires", async () => {
    await book();
    await context.db.execute(sql`update bookings set status = 'confirmed'`);
    expect(await releaseExpiredHolds(withClockAt(context, "2026-12-11T09:00:00Z"))).toBe(0);
    expect(await readActiveHolds(context, CAR)).toHaveLength(1);
  });
});

describe("availability", () => {
  const ask = (from: string, to: string, vehicle = CAR) => readAvailability(context, { vehicle, from, to });

  test("counts units without a hold, and those held for a part of the day", async () => {
    await setUnitCount(context, CAR, 2);
    await book();
    const { totalUnits, days } = await ask("2026-12-09", "2026-12-14");
    expect(totalUnits).toBe(2);
    expect(days.map(({ free, partly }) => [free, partly])).toEqual([
      [2, 0],
      [1, 1],
      [1, 0],
      [1, 0],
      [1, 1],
      [2, 0],
    ]);
    await setUnitCount(context, CAR, 1);
  });

  // Rule: product.md#availability
  test("accepts at most a year of valid days in order", async () => {
    expect((await ask("2026-12-01", "2027-12-01")).days).toHaveLength(366);
    expect(await kindOf(ask("2026-12-01", "2027-12-02"))).toBe("invalid");
    for (const [from, to] of [
      ["2026-12-02", "2026-12-01"],
      ["9999-01-01", "9999-01-02"],
      ["2100-12-31", "2100-12-31"],
      ["2026-02-30", "2026-03-01"],
      ["", ""],
    ] as const) {
      expect(await kindOf(ask(from, to))).toBe("invalid");
    }
    expect(await kindOf(ask("2026-12-01", "2026-12-02", "batmobile"))).toBe("not-found");
  });

  // Rule: product.md#availability
  test("shows a vehicle out of service as free on no day", async () => {
    await context.db.execute(sql`update vehicles set available = false where slug = ${CAR}`);
    expect((await ask("2026-12-01", "2026-12-01")).days).toEqual([
      { date: "2026-12-01", free: 0, partly: 0, colours: [] },
    ]);
    await context.db.execute(sql`update vehicles set available = true where slug = ${CAR}`);
  });
});

describe("the booking form", () => {
  const ask = (query: string, vehicle = CAR) =>
    readBookingForm(context, { vehicle, choice: parseRentalChoice(new URLSearchParams(query)) }, wordsOf("it"));
  const dates = "pickupDate=2026-12-10&pickupTime=10:00&returnDate=2026-12-13&returnTime=10:00";

  // Rule: product.md#deposit-and-terms
  test("shows the total price first, with a new idempotency key each time", async () => {
    const { offer, selection, idempotencyKey } = await ask(`${dates}&returnCity=Roma`);
    expect(offer).toMatchObject({ kind: "free", quote: { days: 3, total: 420_000, includedKilometres: 450 } });
    expect(selection.returnCity).toBe("Roma");
    expect(idempotencyKey).not.toBe((await ask(dates)).idempotencyKey);
  });

  test("says when the vehicle is not free, and when it next is for as long", async () => {
    await book();
    expect((await ask(dates)).offer).toMatchObject({
      kind: "taken",
      next: { pickup: { date: "2026-12-14", time: "10:00" }, return: { date: "2026-12-17", time: "10:00" } },
    });
  });

  test("opens without dates, and answers 404 for an unknown vehicle", async () => {
    expect((await ask("pickupDate=9999-99-99")).offer).toEqual({ kind: "no-dates" });
    expect(await kindOf(ask("", "batmobile"))).toBe("not-found");
  });
});
