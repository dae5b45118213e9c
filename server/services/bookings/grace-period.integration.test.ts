// Rule: product.md#rental-days

import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import { parseSearch } from "#domain/search/search.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { readOffer } from "#server/services/bookings/shared/read-offer.ts";
import { exploreCatalogue } from "#server/services/catalogue/explore-catalogue.ts";
import { acceptQuote } from "#server/services/quotes/accept-quote.ts";
import { findQuote } from "#server/services/quotes/find-quote.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { CAR_QUOTE, quoteApiOf } from "#test/quote-api.ts";
import { callApi } from "#test/staff.ts";
import { staffApiOf } from "#test/staff-api.ts";
import { deleteBookings } from "#test/stored-bookings.ts";
import { TEST_NOW } from "#test/test-now.ts";

const application = setUpTestApplication();
const admin = setUpSignedInUser(application, "admin");
const staffApi = staffApiOf(application, admin);
const quotes = quoteApiOf(application, admin);
const setGrace = async (grace_minutes: number) =>
  expect((await callApi(application, admin, "PATCH", "/api/site_settings", { grace_minutes })).status).toBe(200);

beforeEach(() => setGrace(120));
afterEach(async () => {
  application.context.clock = () => TEST_NOW;
  await setGrace(0);
  await application.context.db.execute(sql`delete from quotes`);
  await deleteBookings(application.context);
});

/** A rental of three days, with a return two hours after the time of the pickup. */
const WITHIN = { pickupDate: "2026-12-10", pickupTime: "10:00", returnDate: "2026-12-13", returnTime: "12:00" };
const BEYOND = { ...WITHIN, returnTime: "12:30" };
const SENTENCE =
  "La riconsegna delle 12:00 è compresa: fino a 2 ore dopo l'ora del ritiro non si paga un giorno in più.";

const search = (period: typeof WITHIN) =>
  exploreCatalogue(
    application.context,
    {
      criteria: parseSearch(new URLSearchParams({ city: "Milano", ...period })),
      page: null,
      userAgent: null,
    },
    wordsOf("it"),
  );

async function readPriceBox(period: typeof WITHIN): Promise<VehicleOffer> {
  const vehicle = await findVehicleBySlug(application.context.db, bookingRequest().vehicle);
  if (!vehicle) throw new Error("The test's car is not in the catalogue");
  return (await readOffer(application.context, vehicle, period, wordsOf("it"))).offer;
}

const listOffers = async (period: typeof WITHIN) => {
  const query = new URLSearchParams({ pickupCity: "Milano", ...period });
  return (await callApi(application, admin, "GET", `/api/bookings/offers?${query}`)).json();
};

test("search, price box, staff's choice of cars, request and bill count the same days, and say why", async () => {
  expect(await search(WITHIN)).toMatchObject({ days: 3, graceSentence: SENTENCE });
  expect(await readPriceBox(WITHIN)).toMatchObject({
    quote: { days: 3, graceReturn: { time: "12:00", graceMinutes: 120 } },
  });
  expect((await listOffers(WITHIN))[0]).toMatchObject({ days: 3, grace_sentence: SENTENCE });
  expect(await search(BEYOND)).toMatchObject({ days: 4 });
  expect(await readPriceBox(BEYOND)).toMatchObject({ quote: { days: 4, graceReturn: undefined } });
  expect((await listOffers(BEYOND))[0]).toMatchObject({ days: 4, grace_sentence: null });

  const { booking } = await requestBooking(application.context, { body: bookingRequest(WITHIN) });
  expect(booking).toMatchObject({ days: 3, graceMinutes: 120 });
  expect(await staffApi.get(`/${booking.id}`)).toMatchObject({ days: 3, grace_minutes: 120, grace_sentence: SENTENCE });
});

test("a booking keeps the grace period of its request when the setting and its dates change", async () => {
  const { booking } = await requestBooking(application.context, { body: bookingRequest(WITHIN) });
  await setGrace(0);
  const change = { returnDate: "2026-12-14", returnTime: "12:00" };
  const quote = await (await staffApi.call("POST", `/${booking.id}/quote`, change)).json();
  expect(quote).toMatchObject({ days: 4, grace_sentence: SENTENCE });
  const changed = await staffApi.patch(booking.id, change);
  expect(await changed.json()).toMatchObject({ days: 4, total: quote.total, grace_minutes: 120 });
  await deleteBookings(application.context);
  const later = await requestBooking(application.context, { body: bookingRequest(WITHIN) });
  expect(later.booking).toMatchObject({ days: 4, graceMinutes: 0 });
});

test("a quote keeps the grace period of the moment when staff wrote it, also once it is accepted", async () => {
  const { id, token } = await quotes.sent({ ...CAR_QUOTE, rental: { ...CAR_QUOTE.rental, returnTime: "12:00" } });
  await setGrace(0);
  expect(await findQuote(application.context, { token }, wordsOf("it"))).toMatchObject({
    graceSentence: SENTENCE,
    hire: { rental: { days: 3 } },
  });
  await acceptQuote(application.context, { token, form: { driverBirthDate: "1985-03-14", licenceDate: "2004-06-01" } });
  const { booking } = await quotes.read(id);
  expect(await staffApi.get(`/${booking}`)).toMatchObject({ days: 3, grace_minutes: 120 });
});

// Rule: product.md#handover "Days beyond the"
test("a car that comes back later costs further days, in the present while it is out and then by the recorded return", async () => {
  const { booking } = await requestBooking(application.context, { body: bookingRequest() });
  await staffApi.patch(booking.id, { status: "confirmed" });
  application.context.clock = () => new Date("2026-12-10T09:00:00Z");
  const state = { kilometres: 12_000, fuel_percent: 100, damage_notes: "", pictures: [] };
  expect((await staffApi.call("PUT", `/${booking.id}/handovers/pickup`, state)).status).toBe(200);
  await staffApi.patch(booking.id, { status: "active" });
  const readLate = async () => (await staffApi.get(`/${booking.id}`)).late_return;
  application.context.clock = () => new Date("2026-12-13T11:00:00Z");
  expect(await readLate()).toBeNull();
  application.context.clock = () => new Date("2026-12-13T11:01:00Z");
  const oneDay = { days: 1, charge: (await staffApi.get(`/${booking.id}`)).daily_rate };
  expect(await readLate()).toEqual(oneDay);
  expect((await staffApi.call("PUT", `/${booking.id}/handovers/return`, { ...state, kilometres: 12_100 })).status).toBe(
    200,
  );
  application.context.clock = () => new Date("2026-12-15T11:30:00Z");
  await staffApi.patch(booking.id, { status: "completed" });
  expect(await staffApi.get(`/${booking.id}`)).toMatchObject({
    late_return: oneDay,
    days: 3,
    total: 3 * oneDay.charge,
  });
});

test("a grace period that is no number of half hours up to three hours is refused at its field", async () => {
  const response = await callApi(application, admin, "PATCH", "/api/site_settings", { grace_minutes: 200 });
  expect(response.status).toBe(422);
  expect((await response.json()).errors).toEqual([
    expect.objectContaining({
      path: "grace_minutes",
      message: "Indica da 0 a 180 minuti, di mezz'ora in mezz'ora.",
    }),
  ]);
});
