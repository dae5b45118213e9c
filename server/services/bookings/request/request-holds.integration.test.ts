import { sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { releaseExpiredHolds } from "#server/services/bookings/booking-jobs.ts";
import { findBooking, openRequest, readBookingCalendar } from "#server/services/bookings/record/private-booking.ts";
import { type BookingReceipt, requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { sendBookingMail } from "#server/services/bookings/send-booking-mail.ts";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { DAYTIME_SITE } from "#test/site.ts";
import { deleteBookings, queryRows, readActiveHolds, withClockAt } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
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

/** Simulates that the mail server has accepted every queued mail. */
const sendMails = () => context.db.execute(sql`delete from pgboss.job`);
/** Returns the opening proof from the mail's link. */
async function mailedProof(): Promise<string> {
  const sent: OutgoingEmail[] = [];
  const mailer = { send: async (message: OutgoingEmail) => void sent.push(message) };
  await sendBookingMail(context, { booking: receipt.booking.id, kind: "received", mailer });
  const proof = /\?conferma=([\w-]+)/.exec(sent[0]?.text ?? "")?.[1];
  if (!proof) throw new Error("The mail carries no proof");
  return proof;
}
const statusAfter = async (now: string) => {
  await releaseExpiredHolds(withClockAt(context, now));
  return (await findBooking(withClockAt(context, now), { token: receipt.token }, wordsOf("it"))).booking.status;
};

describe("a request whose link is not opened", () => {
  // Rule: product.md#request-holds "A request holds"
  // Rule: product.md#site-configuration "First hold of a request"
  test("holds its unit for two hours and no longer", async () => {
    await sendMails();
    expect(await statusAfter("2026-11-21T10:59:59Z")).toBe("requested");
    expect(await statusAfter("2026-11-21T11:00:00Z")).toBe("expired");
    expect(await readActiveHolds(context, CAR)).toEqual([]);
  });

  // Rule: product.md#request-holds "Where the telephone has hours"
  test("holds its unit until the promised answer where the telephone has hours", async () => {
    await deleteBookings(context);
    const at = (now: string) => ({ ...withClockAt(context, now), site: DAYTIME_SITE });
    receipt = await requestBooking(at("2026-11-21T21:00:00Z"), { body: bookingRequest() });
    await sendMails();
    expect(await statusAfter("2026-11-22T08:59:59Z")).toBe("requested");
    expect(await statusAfter("2026-11-22T09:00:00Z")).toBe("expired");
  });

  // Rule: product.md#request-holds "Nobody can open"
  test("holds its unit while its mail is queued, and for two hours after that", async () => {
    expect(await statusAfter("2026-11-21T10:50:00Z")).toBe("requested");
    expect(await statusAfter("2026-11-21T12:40:00Z")).toBe("requested");
    // The job has not run for hours. The mail is still queued, so the hold continues.
    expect(await statusAfter("2026-11-21T18:00:00Z")).toBe("requested");
    await sendMails();
    expect(await statusAfter("2026-11-21T19:59:00Z")).toBe("requested");
    expect(await statusAfter("2026-11-21T20:00:00Z")).toBe("expired");
  });

  // Rule: product.md#request-holds "Nobody can open"
  test("blocks its unit for others while the mail is queued, even before the job has run", async () => {
    const later = withClockAt(context, "2026-11-21T15:00:00Z");
    const second = requestBooking(later, { body: bookingRequest({ email: "bea@prova.example" }) });
    await expect(second).rejects.toMatchObject({ kind: "conflict" });
  });
});

// Rule: product.md#booking-request
test.each([
  ["requested", "TENTATIVE"],
  ["confirmed", "CONFIRMED"],
  ["completed", "CONFIRMED"],
  ["cancelled", "CANCELLED"],
])("the calendar file of a booking that is %s has the status %s", async (status, standing) => {
  await context.db.execute(sql`update bookings set status = ${status}`);
  const { file } = await readBookingCalendar(context, { token: receipt.token }, wordsOf("it"));
  expect(file.match(/^STATUS:\w+/gm)).toEqual([`STATUS:${standing}`, `STATUS:${standing}`]);
});

describe("the mailed link", () => {
  // Rule: product.md#request-holds "A request holds"
  // Rule: product.md#site-configuration "Hold after the link is opened"
  test("opened in a browser, extends the hold to a day from the request once and appears in the staff history", async () => {
    const proof = await mailedProof();
    await sendMails();
    const now = withClockAt(context, "2026-11-21T10:30:00Z");
    await openRequest(now, { token: receipt.token, proof });
    await openRequest(withClockAt(context, "2026-11-21T10:40:00Z"), { token: receipt.token, proof });
    const { booking, openingProof } = await findBooking(now, { token: receipt.token, proof }, wordsOf("it"));
    expect(booking.holdExpiresAt?.toISOString()).toBe("2026-11-22T09:00:00.000Z");
    expect(booking.linkOpenedAt?.toISOString()).toBe("2026-11-21T10:30:00.000Z");
    expect(openingProof).toBeNull();
    const events = await queryRows(context, sql`select actor, status from booking_events where kind = 'opened'`);
    expect(events).toEqual([{ actor: "renter", status: "requested" }]);
    expect(await statusAfter("2026-11-22T08:59:59Z")).toBe("requested");
    expect(await statusAfter("2026-11-22T09:00:00Z")).toBe("expired");
  });

  // Rule: product.md#request-holds "The mail's link"
  test("fetched by a mail scanner, changes nothing", async () => {
    const proof = await mailedProof();
    const { openingProof, booking } = await findBooking(context, { token: receipt.token, proof }, wordsOf("it"));
    expect([openingProof, booking.linkOpenedAt]).toEqual([proof, null]);
    await sendMails();
    expect(await statusAfter("2026-11-21T11:00:00Z")).toBe("expired");
  });

  // Rule: product.md#request-holds "The mail's link"
  test("needs the proof that only the mail contains: the renter's private link is not enough", async () => {
    for (const proof of ["", receipt.token, "x".repeat(43)]) {
      const opened = openRequest(context, { token: receipt.token, proof });
      await expect(opened).rejects.toBeInstanceOf(ServiceError);
      expect((await findBooking(context, { token: receipt.token, proof }, wordsOf("it"))).openingProof).toBeNull();
    }
  });

  test("opened too late does not revive the request", async () => {
    const proof = await mailedProof();
    await sendMails();
    await openRequest(withClockAt(context, "2026-11-21T12:00:00Z"), { token: receipt.token, proof });
    expect(await statusAfter("2026-11-21T12:00:00Z")).toBe("expired");
  });
});
