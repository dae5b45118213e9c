// Rule: product.md#second-drivers "After booking."
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FURTHER_DRIVER_CODE } from "#domain/extras/further-driver.ts";
import { parseRentalChoice } from "#domain/search/search.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { callerOf } from "#test/staff.ts";
import { deleteBookings, queryRows, setUnitCount } from "#test/stored-bookings.ts";
import { readBookingForm } from "./read-booking-form.ts";
import { requestBooking } from "./request-booking.ts";

const application = setUpTestApplication();
const call = callerOf(application, setUpSignedInUser(application, "customer_service"));
const setPrice = (cents: number, categories = "{}") =>
  application.context.db.execute(
    sql`update extras set price_cents = ${cents}, active = true, categories = ${categories}::text[] where code = ${FURTHER_DRIVER_CODE}`,
  );
beforeEach(async () => {
  await setUnitCount(application.context, "ferrari-296-gtb", 3);
  await setPrice(2500);
});
afterEach(() => deleteBookings(application.context));

const DAYS = 420_000;
const ADA = { name: "Ada Prova", birth_date: "1980-01-01", licence_issued_on: "2001-01-01" };
const UGO = { ...ADA, name: "Ugo Prova" };
const book = async (ordered = 0) => {
  const extras = ordered > 0 ? [{ code: FURTHER_DRIVER_CODE, quantity: ordered }] : [];
  return (await requestBooking(application.context, { body: bookingRequest({ extras }) })).booking;
};
async function saveDrivers(id: string, drivers: object[], confirmation: object = { other_total: true }) {
  const response = await call("PUT", `/api/bookings/${id}/drivers`, { drivers, ...confirmation });
  const { total, errors, drivers: saved } = await response.json();
  return { status: response.status, total: Math.round(total * 100), errors, names: saved?.length };
}

test("staff confirm the new total of a driver whom they add; removing the driver takes the price off", async () => {
  const { id } = await book();
  const refused = await saveDrivers(id, [ADA], {});
  expect(refused.status).toBe(409);
  expect(refused.errors[0].path).toBe("other_total");
  expect(refused.errors[0].message.replaceAll("\u00a0", " ")).toBe(
    "Con questi conducenti il totale passa da € 4.200 a € 4.275.",
  );
  expect(await saveDrivers(id, [ADA])).toMatchObject({ status: 200, total: DAYS + 7500, names: 1 });
  const [event] = await queryRows<{ note: string }>(
    application.context,
    sql`select note from booking_events where booking_id = ${id} and kind = 'change'`,
  );
  expect(event?.note.replaceAll("\u00a0", " ")).toBe("Conducenti aggiuntivi: € 4.200 → € 4.275");
  const [entry] = await queryRows<{ changes: object }>(
    application.context,
    sql`select to_jsonb(audit_log) as changes from audit_log where action = 'drivers' and entity_id = ${id}`,
  );
  expect(JSON.stringify(entry?.changes)).toContain(`${DAYS + 7500}`);
  await setPrice(9900);
  expect(await saveDrivers(id, [ADA, UGO])).toMatchObject({ status: 200, total: DAYS + 2 * 7500 });
  expect(await saveDrivers(id, [])).toMatchObject({ status: 200, total: DAYS });
});

test("a driver who was ordered with the booking costs nothing more when staff name them", async () => {
  const { id, total } = await book(1);
  expect(total).toBe(DAYS + 7500);
  expect(await saveDrivers(id, [ADA], {})).toMatchObject({ status: 200, total });
});

test("a driver who was named while it cost nothing stays free", async () => {
  await setPrice(0);
  const { id } = await book();
  expect(await saveDrivers(id, [ADA], {})).toMatchObject({ status: 200, total: DAYS });
  await setPrice(2500);
  expect(await saveDrivers(id, [{ ...ADA, birth_date: "1981-01-01" }], {})).toMatchObject({ status: 200, total: DAYS });
  expect(await saveDrivers(id, [ADA, UGO])).toMatchObject({ status: 200, total: DAYS + 7500 });
});

test("an agreed percentage also counts for the added driver", async () => {
  const { id } = await book();
  await call("PUT", `/api/bookings/${id}/agreed-price`, { kind: "percent", value: 10, reason: "Amico" });
  expect(await saveDrivers(id, [ADA])).toMatchObject({ status: 200, total: ((DAYS + 7500) * 9) / 10 });
});

test("drivers of a copied booking are charged, as the offers for the copy say", async () => {
  const { id } = await book();
  await saveDrivers(id, [ADA, UGO]);
  const copied = await call("POST", "/api/bookings/by-phone", { ...bookingRequest(), driversOf: id });
  const total = DAYS + 2 * 7500;
  const copy = await copied.json();
  expect([copied.status, Math.round(copy.total * 100)]).toEqual([201, total]);
  const phases = sql`select distinct phase from booking_lines where booking_id = ${copy.id}`;
  expect(await queryRows(application.context, phases)).toEqual([{ phase: "booking" }]);
  const { pickupDate, pickupTime, returnDate, returnTime } = bookingRequest();
  const query = { pickupCity: "Milano", pickupDate, pickupTime, returnDate, returnTime, furtherDrivers: "2" };
  const offers = await (await call("GET", `/api/bookings/offers?${new URLSearchParams(query)}`)).json();
  const offer = offers.find(({ vehicle }: { vehicle: string }) => vehicle === "ferrari-296-gtb");
  expect(Math.round(offer.total * 100)).toBe(total);
});

// Rule: product.md#second-drivers "Price."
test("the booking form states the price where the extra is offered", async () => {
  const priceInForm = async () => {
    const choice = parseRentalChoice(new URLSearchParams());
    const form = await readBookingForm(application.context, { vehicle: "ferrari-296-gtb", choice }, wordsOf("it"));
    return form.furtherDriverPrice?.replaceAll("\u00a0", " ");
  };
  expect(await priceInForm()).toBe("€ 25 al giorno");
  await setPrice(2500, "{van}");
  expect(await priceInForm()).toBeUndefined();
});
