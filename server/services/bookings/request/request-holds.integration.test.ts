import { sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { releaseExpiredHolds } from "#server/services/bookings/booking-jobs.ts";
import { findBooking, openRequest, readBookingCalendar } from "#server/services/bookings/record/private-booking.ts";
import { type BookingReceipt, requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { sendBookingMail } from "#server/services/bookings/send-booking-mail.ts";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { deleteBookings, queryRows, readActiveHolds, withClockAt } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
const application = setUpTestApplication();
let context: AppContext;
let asked: BookingReceipt;
beforeAll(() => {
  context = application.context;
});
beforeEach(async () => {
  asked = await requestBooking(context, { body: bookingRequest() });
});
afterEach(() => deleteBookings(context));

/** The mail server has taken whatever lay in the queue. */
const sendMails = () => context.db.execute(sql`delete from pgboss.job`);
/** What the link of the mail carries. */
async function mailedProof(): Promise<string> {
  const sent: OutgoingEmail[] = [];
  const mailer = { send: async (message: OutgoingEmail) => void sent.push(message) };
  await sendBookingMail(context, { booking: asked.booking.id, kind: "received", mailer });
  const proof = /\?conferma=([\w-]+)/.exec(sent[0]?.text ?? "")?.[1];
  if (!proof) throw new Error("The mail carries no proof");
  return proof;
}
const statusAfter = async (now: string) => {
  await releaseExpiredHolds(withClockAt(context, now));
  return (await findBooking(withClockAt(context, now), { token: asked.token })).booking.status;
};

describe("a request whose link nobody opens", () => {
  // Rule: product.md#request-holds "A request holds"
  // Rule: product.md#site-configuration "First hold of a request"
  test("holds its car for two hours, and no longer", async () => {
    await sendMails();
    expect(await statusAfter("2026-11-21T10:59:59Z")).toBe("requested");
    expect(await statusAfter("2026-11-21T11:00:00Z")).toBe("expired");
    expect(await readActiveHolds(context, CAR)).toEqual([]);
  });

  // Rule: product.md#request-holds "While its mail"
  test("keeps its car while its mail still lies in our queue, and for two hours from then", async () => {
    expect(await statusAfter("2026-11-21T10:50:00Z")).toBe("requested");
    expect(await statusAfter("2026-11-21T12:40:00Z")).toBe("requested");
    // The job had not run for hours: the mail waits, so does the hold.
    expect(await statusAfter("2026-11-21T18:00:00Z")).toBe("requested");
    await sendMails();
    expect(await statusAfter("2026-11-21T19:59:00Z")).toBe("requested");
    expect(await statusAfter("2026-11-21T20:00:00Z")).toBe("expired");
  });

  // Rule: product.md#request-holds "While its mail"
  test("gives nobody else its car while the mail waits, even before the job has run", async () => {
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
])("the renter's calendar file of a booking that is %s says %s", async (status, standing) => {
  await context.db.execute(sql`update bookings set status = ${status}`);
  const { file } = await readBookingCalendar(context, { token: asked.token });
  expect(file.match(/^STATUS:\w+/gm)).toEqual([`STATUS:${standing}`, `STATUS:${standing}`]);
});

describe("the link of the mail", () => {
  // Rule: product.md#request-holds "A request holds"
  // Rule: product.md#site-configuration "Hold after the link is opened"
  test("opened by a person holds the car for a day from the request, once, and stands in the staff's history", async () => {
    const proof = await mailedProof();
    await sendMails();
    const now = withClockAt(context, "2026-11-21T10:30:00Z");
    await openRequest(now, { token: asked.token, proof });
    await openRequest(withClockAt(context, "2026-11-21T10:40:00Z"), { token: asked.token, proof });
    const { booking, openingProof } = await findBooking(now, { token: asked.token, proof });
    expect(booking.holdExpiresAt?.toISOString()).toBe("2026-11-22T09:00:00.000Z");
    expect(booking.linkOpenedAt?.toISOString()).toBe("2026-11-21T10:30:00.000Z");
    expect(openingProof).toBeNull();
    const events = await queryRows(context, sql`select actor, status from booking_events where kind = 'opened'`);
    expect(events).toEqual([{ actor: "renter", status: "requested" }]);
    expect(await statusAfter("2026-11-22T08:59:59Z")).toBe("requested");
    expect(await statusAfter("2026-11-22T09:00:00Z")).toBe("expired");
  });

  // Rule: product.md#request-holds "The mail's link"
  test("only looked at, as a mail scanner does, changes nothing", async () => {
    const proof = await mailedProof();
    const { openingProof, booking } = await findBooking(context, { token: asked.token, proof });
    expect([openingProof, booking.linkOpenedAt]).toEqual([proof, null]);
    await sendMails();
    expect(await statusAfter("2026-11-21T11:00:00Z")).toBe("expired");
  });

  // Rule: product.md#request-holds "The mail's link"
  test("is proven by what the mail alone carries: the private link of whoever asked is not enough", async () => {
    for (const proof of ["", asked.token, "x".repeat(43)]) {
      const opened = openRequest(context, { token: asked.token, proof });
      await expect(opened).rejects.toBeInstanceOf(ServiceError);
      expect((await findBooking(context, { token: asked.token, proof })).openingProof).toBeNull();
    }
  });

  test("opened too late wakes nothing up", async () => {
    const proof = await mailedProof();
    await sendMails();
    await openRequest(withClockAt(context, "2026-11-21T12:00:00Z"), { token: asked.token, proof });
    expect(await statusAfter("2026-11-21T12:00:00Z")).toBe("expired");
  });
});
