import { afterEach, describe, expect, test } from "vitest";
import { notifyOverdue } from "#server/services/bookings/booking-jobs.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, readActiveHolds, readQueuedMails } from "#test/stored-bookings.ts";
import { sendBookingMail } from "./send-booking-mail.ts";

const CAR = "ferrari-296-gtb";
const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "customer_service");
const staffApi = staffApiOf(application, clerk);
afterEach(async () => {
  setClock("2026-11-21T09:00:00Z");
  await deleteBookings(application.context);
});

/** Sets the application's clock. */
const setClock = (now: string) => {
  application.context.clock = () => new Date(now);
};

/** Creates a rental from 10 to 13 December whose car left on time. */
async function createActiveRental() {
  const booking = await createBookingInStatus(application, "confirmed");
  setClock("2026-12-10T09:00:00Z");
  await staffApi.patch(booking.id, { status: "active" });
  return booking;
}

const requested = (pickupDate: string, returnDate: string) =>
  requestBooking(application.context, { body: bookingRequest({ pickupDate, returnDate }) });

describe("an expected return", () => {
  // Rule: product.md#late-returns "The expected return"
  test("moved to an earlier day releases the days between, even behind another booking's hold", async () => {
    const { id } = await createActiveRental();
    await requested("2026-12-17", "2026-12-18");
    setClock("2026-12-13T12:00:00Z");
    const expected = (date: string) => staffApi.call("POST", `/${id}/expected-return`, { date, time: "10:00" });
    expect((await expected("2026-12-28")).status).toBe(200);
    await expect(requested("2026-12-20", "2026-12-22")).rejects.toMatchObject({ kind: "conflict" });
    expect((await expected("2026-12-14")).status).toBe(200);
    await requested("2026-12-20", "2026-12-22");
    expect((await readActiveHolds(application.context, CAR)).map(({ during }) => during)).toEqual([
      '["2026-12-10 09:00:00+00","2026-12-14 15:00:00+00")',
      '["2026-12-17 09:00:00+00","2026-12-18 15:00:00+00")',
      '["2026-12-20 09:00:00+00","2026-12-22 15:00:00+00")',
    ]);
  });

  // Rule: product.md#overdue
  test("alerts staff half an hour after it has passed, with that time, and not before", async () => {
    const { id, reference } = await createActiveRental();
    await staffApi.call("PUT", `/${id}/handovers/pickup`, { kilometres: 100, fuel_percent: 100 });
    setClock("2026-12-13T09:30:00Z");
    expect(await notifyOverdue(application.context)).toBe(1);
    await staffApi.call("POST", `/${id}/expected-return`, { date: "2026-12-13", time: "18:00" });
    setClock("2026-12-13T17:29:00Z");
    expect(await notifyOverdue(application.context)).toBe(0);
    setClock("2026-12-13T17:30:00Z");
    expect([await notifyOverdue(application.context), await notifyOverdue(application.context)]).toEqual([1, 0]);
    const sent: string[] = [];
    const mailer = { send: async ({ text }: { text: string }) => void sent.push(text) };
    await sendBookingMail(application.context, { booking: id, kind: "staff-overdue-return", mailer });
    expect(sent.join()).toContain("era attesa domenica 13 dicembre 2026 alle 18:00");
    expect(await readQueuedMails(application.context, reference)).toContain("staff-overdue-return");
  });

  // Rule: product.md#late-returns "The expected return"
  test("never shortens the agreed hold", async () => {
    const { id } = await createActiveRental();
    await staffApi.call("POST", `/${id}/expected-return`, { date: "2026-12-12", time: "10:00" });
    const [held] = await readActiveHolds(application.context, CAR);
    expect(held?.during).toBe('["2026-12-10 09:00:00+00","2026-12-13 15:00:00+00")');
  });
});

describe("a return changed while the car was out", () => {
  // Rule: product.md#fleet-timeline
  test("leaves one bar in the calendar when the rental ends, without one for the days before the change", async () => {
    const { id } = await createActiveRental();
    setClock("2026-12-12T09:00:00Z");
    await staffApi.patch(id, { returnDate: "2026-12-15" });
    setClock("2026-12-15T09:00:00Z");
    await staffApi.patch(id, { status: "completed" });
    const holds: { starts_at: string; ends_at: string }[] = await (
      await application.app.request("/api/unit_holds?from=2026-12-08&to=2026-12-20", clerk)
    ).json();
    expect(holds).toMatchObject([{ starts_at: "2026-12-10T09:00:00.000Z", ends_at: "2026-12-15T15:00:00.000Z" }]);
  });
});

describe("a late return that is recorded", () => {
  // Rule: product.md#late-returns "Recording the return"
  test("starts the turnaround now, even if no job has extended the hold since", async () => {
    const { id } = await createActiveRental();
    setClock("2026-12-14T09:00:00Z");
    await staffApi.patch(id, { status: "completed" });
    const [held] = await readActiveHolds(application.context, CAR);
    expect(held?.during).toBe('["2026-12-10 09:00:00+00","2026-12-14 15:00:00+00")');
    expect((await staffApi.call("POST", `/${id}/undo`)).status).toBe(200);
    expect(await readActiveHolds(application.context, CAR)).toEqual([held]);
  });
});
