// Rule: product.md#protections "Booking."
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { BookingRequest } from "#domain/forms/bookings/booking-request.ts";
import { lineLabel } from "#domain/prices/price-lines.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { protections } from "#server/db/schema.ts";
import { ServiceError } from "#server/errors.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { staffApiOf } from "#test/staff-api.ts";
import { deleteBookings } from "#test/stored-bookings.ts";
import { requestBooking } from "./request-booking.ts";

const application = setUpTestApplication();
const staffApi = staffApiOf(application, setUpSignedInUser(application, "customer_service"));
beforeEach(async () => {
  await application.context.db.insert(protections).values([
    { code: "plus", name: "Riduzione Plus", priceCents: 4500, excessPercent: 50, depositPercent: 10 },
    { code: "old", name: "Riduzione di ieri", priceCents: 100, active: false },
  ]);
});
afterEach(async () => {
  await deleteBookings(application.context);
  await application.context.db.execute(sql`delete from protections`);
});

const book = async (changes: Partial<BookingRequest> = {}) =>
  (await requestBooking(application.context, { body: bookingRequest(changes) })).booking;
const refused = (changes: Partial<BookingRequest>) =>
  book(changes).then(
    () => [],
    (error: unknown) => (error instanceof ServiceError ? error.fields.map(({ path }) => path) : Promise.reject(error)),
  );

test("a protection is a line of the bill, and the booking's terms have the reduced excess and deposit", async () => {
  const plain = await book();
  await deleteBookings(application.context);
  const booking = await book({ protection: "plus" });
  const [line] = booking.lines.filter(({ code }) => code === "protection");
  expect(line && lineLabel(wordsOf("it"), line).replaceAll("\u00a0", " ")).toBe("Riduzione Plus, 3 giorni × € 45");
  expect(booking.total).toBe(plain.total + 3 * 4500);
  expect(booking.terms).toEqual({ ...plain.terms, excess: plain.terms.excess / 2, deposit: 300_000 });
});

test("an unknown protection, and one that is no longer offered, are refused at the field", async () => {
  expect(await refused({ protection: "none" })).toEqual(["protection"]);
  expect(await refused({ protection: "old" })).toEqual(["protection"]);
  expect((await book({ protection: "" })).lines.map(({ code }) => code)).toEqual(["days"]);
});

// Rule: product.md#protections "Change."
test("a change of dates keeps the protection at its price per day, and its terms", async () => {
  const { id, terms } = await book({ protection: "plus" });
  await application.context.db.execute(
    sql`update protections set price_cents = 99000, excess_percent = 0, active = false`,
  );
  const changed = await (await staffApi.patch(id, { returnDate: "2026-12-16" })).json();
  expect(changed.total).toBe(6 * 1400 + 6 * 45);
  expect([changed.excess, changed.deposit]).toEqual([terms.excess / 100, terms.deposit / 100]);
});
