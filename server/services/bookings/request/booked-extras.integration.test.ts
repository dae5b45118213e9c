// Rule: product.md#extras
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { BookingRequest } from "#domain/forms/bookings/booking-request.ts";
import { lineLabel } from "#domain/prices/price-lines.ts";
import { parseRentalChoice } from "#domain/search/search.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { extras } from "#server/db/schema.ts";
import { ServiceError } from "#server/errors.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { staffApiOf } from "#test/staff-api.ts";
import { deleteBookings } from "#test/stored-bookings.ts";
import { readBookingForm } from "./read-booking-form.ts";
import { requestBooking } from "./request-booking.ts";

const application = setUpTestApplication();
const staffApi = staffApiOf(application, setUpSignedInUser(application, "customer_service"));
beforeEach(async () => {
  await application.context.db.insert(extras).values([
    { code: "child-seat", name: "Seggiolino", unit: "day", priceCents: 1500, maxQuantity: 2, maxChargedDays: 4 },
    { code: "champagne", name: "Champagne", unit: "rental", priceCents: 9000, position: 2 },
    { code: "ski-rack", name: "Portasci", unit: "rental", priceCents: 4000, categories: ["suv"] },
  ]);
});
afterEach(async () => {
  application.context.site = { ...application.context.site, youngDriver: null };
  await deleteBookings(application.context);
  await application.context.db.execute(sql`delete from extras`);
});

const book = async (changes: Partial<BookingRequest> = {}) =>
  (await requestBooking(application.context, { body: bookingRequest(changes) })).booking;
const told = ({ lines }: Awaited<ReturnType<typeof book>>) =>
  lines.map((line) => `${lineLabel(wordsOf("it"), line)}: ${line.amount / 100}`.replaceAll("\u00a0", " "));
const refusedPaths = (changes: Partial<BookingRequest>) =>
  book(changes).then(
    () => [],
    (error: unknown) => (error instanceof ServiceError ? error.fields.map(({ path }) => path) : Promise.reject(error)),
  );
const CHOSEN = [
  { code: "champagne", quantity: 1 },
  { code: "child-seat", quantity: 2 },
];

// Rule: product.md#extras "Order."
test("extras are priced by the server and stored as lines, in their order", async () => {
  const booking = await book({ extras: CHOSEN });
  expect(booking.total).toBe(420_000 + 9000 + 9000);
  expect(told(booking).slice(1)).toEqual(["2 × Seggiolino, 3 giorni × € 15: 90", "Champagne: 90"]);
});

test("an extra that cannot be ordered is refused at its field", async () => {
  expect(await refusedPaths({ extras: [{ code: "sledge", quantity: 1 }] })).toEqual(["extras.0.code"]);
  expect(await refusedPaths({ extras: [{ code: "ski-rack", quantity: 1 }] })).toEqual(["extras.0.code"]);
  expect(await refusedPaths({ extras: [{ code: "child-seat", quantity: 3 }] })).toEqual(["extras.0.quantity"]);
  expect(await refusedPaths({ extras: [{ code: "child-seat", quantity: 0.5 }] })).toEqual(["extras.0.quantity"]);
  expect(await refusedPaths({ extras: [...CHOSEN, ...CHOSEN] })).toEqual(["extras"]);
});

// Rule: product.md#extras "Change."
test("a change of dates keeps the extras at their booked price and counts their days again", async () => {
  const { id } = await book({ extras: CHOSEN });
  await application.context.db.execute(sql`update extras set price_cents = 99000, active = false`);
  const changed = await (await staffApi.patch(id, { returnDate: "2026-12-16" })).json();
  expect(changed.total).toBe(6 * 1400 + 2 * 4 * 15 + 90);
  const shorter = await (await staffApi.patch(id, { returnDate: "2026-12-12" })).json();
  expect(shorter.total).toBe(2 * 1400 + 2 * 2 * 15 + 90);
});

// Rule: product.md#young-driver
test("a young driver pays the fee, also after a change of dates, until the birthday", async () => {
  application.context.site = { ...application.context.site, youngDriver: { age: 42, price: 5000 } };
  const booking = await book({ driverBirthDate: "1984-12-20" });
  expect(told(booking)[1]).toBe("Conducente sotto i 42 anni, 3 giorni × € 50: 150");
  application.context.site = { ...application.context.site, youngDriver: { age: 42, price: 7000 } };
  const moved = { pickupDate: "2026-12-11", returnDate: "2026-12-15" };
  expect((await (await staffApi.patch(booking.id, moved)).json()).total).toBe(4 * 1450);
  const later = { pickupDate: "2026-12-20", returnDate: "2026-12-22" };
  expect((await (await staffApi.patch(booking.id, later)).json()).total).toBe(2 * 1400);
});

test("a driver of that age pays nothing", async () => {
  application.context.site = { ...application.context.site, youngDriver: { age: 30, price: 5000 } };
  expect((await book()).total).toBe(420_000);
});

// Rule: product.md#choices
test("the booking form prices the options of its address and the birth date of its driver", async () => {
  application.context.site = { ...application.context.site, youngDriver: { age: 30, price: 5000 } };
  const query = { pickupDate: "2026-12-10", returnDate: "2026-12-13", options: "child-seat*2_ski-rack" };
  const read = (driverBirthDate?: string) =>
    readBookingForm(
      application.context,
      { vehicle: "ferrari-296-gtb", choice: parseRentalChoice(new URLSearchParams(query)), driverBirthDate },
      wordsOf("it"),
    );
  const form = await read();
  expect(form.extras?.[0]?.items.map(({ values: [first] }) => first)).toEqual([
    "child-seat",
    "champagne",
    "young-driver",
  ]);
  expect(form.offer).toMatchObject({ kind: "free", quote: { total: 420_000 + 2 * 3 * 1500 } });
  const young = await read("11/12/1996");
  expect(young.selection.options).toBe("child-seat*2_ski-rack_young-driver");
  expect(young.offer).toMatchObject({ quote: { total: 420_000 + 2 * 3 * 1500 + 3 * 5000 } });
});
