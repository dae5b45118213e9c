// Rule: product.md#quotes

import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { acceptQuote } from "#server/services/quotes/accept-quote.ts";
import { findQuote } from "#server/services/quotes/find-quote.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { enquiryApiOf, FLIGHT_REQUEST, TEST_SENDER } from "#test/enquiry-api.ts";
import { CAR_QUOTE, quoteApiOf } from "#test/quote-api.ts";
import { callerOf } from "#test/staff.ts";
import { deleteBookings, queryRows } from "#test/stored-bookings.ts";

const CAR = CAR_QUOTE.rental.vehicle;
const DRIVER = { driverBirthDate: "1985-03-14", licenceDate: "2004-06-01" };
const application = setUpTestApplication();
const admin = setUpSignedInUser(application, "admin");
const quotes = quoteApiOf(application, admin);
let vehicleId: string;
beforeAll(async () => {
  const [row] = await queryRows<{ id: string }>(application.context, sql`select id from vehicles where slug = ${CAR}`);
  vehicleId = row?.id ?? "";
});
afterEach(async () => {
  await nameCar("296 GTB");
  await application.context.db.execute(sql`delete from quotes`);
  await deleteBookings(application.context);
});

const call = callerOf(application, admin);
const nameCar = async (name: string) => (await call("PATCH", `/api/vehicles/${vehicleId}`, { name })).json();

/** Creates a booking request that holds the only unit, and a quote to Ada for the same days. */
async function requestedAndQuoted(email: string) {
  const { booking } = await requestBooking(application.context, { body: bookingRequest({ email }) });
  const { token } = await quotes.sent(CAR_QUOTE);
  const accept = () =>
    acceptQuote(application.context, { token, form: DRIVER }).then(
      () => null,
      (error: Error) => error.message,
    );
  return { requests: [booking.reference], accept };
}
const statuses = async (references: string[]) =>
  Promise.all(
    references.map(async (reference) => (await (await call("GET", `/api/bookings/${reference}`)).json()).status),
  );

test("a renamed car is still the quoted one: its terms are shown, and it can be booked", async () => {
  const { id, token } = await quotes.sent(CAR_QUOTE);
  const { slug } = await nameCar("296 GTB Assetto Fiorano");
  expect(slug).not.toBe(CAR);
  expect((await findQuote(application.context, { token }, wordsOf("it"))).hire).toMatchObject({ rental: { days: 3 } });
  await acceptQuote(application.context, { token, form: DRIVER });
  const { status, rental } = await quotes.read(id);
  expect([status, rental.vehicle]).toEqual(["accepted", slug]);
});

test("the customer's own request for the car is replaced by the accepted quote; another's is not", async () => {
  const { requests, accept } = await requestedAndQuoted(CAR_QUOTE.email);
  expect(await accept()).toBeNull();
  expect(await statuses(requests)).toEqual(["cancelled"]);
  const [note] = await queryRows(
    application.context,
    sql`select note from booking_events where status = 'cancelled' order by created_at desc limit 1`,
  );
  expect(note).toEqual({ note: expect.stringMatching(/^Accettato il preventivo PV-/) });
  await deleteBookings(application.context);
  const other = await requestedAndQuoted("altra@prova.example");
  expect(await other.accept()).toBe("Non più disponibile per queste date");
  expect(await statuses(other.requests)).toEqual(["requested"]);
});

test("a renamed city is still the place of the quoted rental", async () => {
  const { id, token } = await quotes.sent(CAR_QUOTE);
  const [{ id: cityId }] = await (await call("GET", "/api/cities?name=Milano")).json();
  expect((await call("PATCH", `/api/cities/${cityId}`, { name: "Milan" })).status).toBe(200);
  await acceptQuote(application.context, { token, form: DRIVER });
  expect((await quotes.read(id)).rental).toMatchObject({ pickupCity: "Milan", returnCity: "Milan" });
  await call("PATCH", `/api/cities/${cityId}`, { name: "Milano" });
});

test("requests still name the car that was requested with a flight or an experience", async () => {
  const enquiries = enquiryApiOf(application, admin);
  const car = { vehicle: CAR, from: "2026-11-30", to: "2026-12-02" };
  const flight = await enquiries.ask({ ...FLIGHT_REQUEST, details: { ...FLIGHT_REQUEST.details, car } });
  const weekend = { experience: "weekend-in-franciacorta", date: "2026-12-05", vehicle: CAR };
  const experience = await enquiries.ask({ kind: "experience", ...TEST_SENDER, details: weekend });
  await nameCar("296 GTS");
  for (const { id } of [flight, experience])
    expect(JSON.stringify((await enquiries.read(id)).rows)).toContain("Ferrari 296 GTS");
});

// Rule: product.md#fleet-screen
test("a car with a quote that can still be accepted is not deleted", async () => {
  const { id } = await quotes.sent(CAR_QUOTE);
  const refused = await call("DELETE", `/api/vehicles/${vehicleId}`);
  expect([refused.status, (await refused.json()).detail]).toEqual([
    409,
    "Il veicolo ha un preventivo aperto: prima ritiralo, oppure rendilo non disponibile.",
  ]);
  await quotes.call("POST", `/${id}/withdraw`, {});
  expect((await call("DELETE", `/api/vehicles/${vehicleId}`)).status).toBe(204);
});
