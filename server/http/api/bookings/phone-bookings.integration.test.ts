import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendBookingMail } from "#server/services/bookings/send-booking-mail.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { callerOf } from "#test/staff.ts";
import { createBookingInStatus } from "#test/staff-api.ts";
import { deleteBookings, queryRows, setUnitCount } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";

const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "customer_service");
beforeAll(async () => {
  await setUnitCount(application.context, CAR, 3);
});
beforeEach(() => deleteBookings(application.context));

const call = callerOf(application, clerk);
const phone = (changes: object = {}) => call("POST", "/api/bookings/by-phone", { ...bookingRequest(), ...changes });

describe("a phone booking", () => {
  // Rule: product.md#phone-bookings
  test("without an e-mail sends no mail; staff get the private link to pass on", async () => {
    const response = await phone({ email: "", confirm: true });
    expect(response.status).toBe(201);
    const { id, email, manage_url } = await response.json();
    expect(email).toBeNull();
    expect(manage_url).toMatch(/\/prenotazione\//);
    const sent: unknown[] = [];
    const mailer = { send: async (mail: unknown) => void sent.push(mail) };
    await sendBookingMail(application.context, { booking: id, kind: "confirmed", mailer });
    expect(sent).toEqual([]);
    await sendBookingMail(application.context, { booking: id, kind: "staff-received", mailer });
    expect(sent).toHaveLength(1);
  });

  test("without any contact is refused with its message", async () => {
    const refused = await phone({ email: "", phone: "" });
    expect(refused.status).toBe(422);
    const { errors } = await refused.json();
    expect(errors.map(({ message }: { message: string }) => message)).toContain(
      "Indica almeno un recapito: e-mail o telefono.",
    );
  });

  // Rule: product.md#phone-bookings
  test("belongs to the customer whom staff chose; an unknown customer is refused", async () => {
    const made = await call("POST", "/api/customers", { name: "Ada Lovelace", email: "lovelace@prova.example" });
    const { id } = await made.json();
    expect((await (await phone({ customer: id })).json()).customer).toMatchObject({ id, name: "Ada Lovelace" });
    const unknown = await phone({ customer: "00000000-0000-4000-8000-000000000000" });
    expect([unknown.status, (await unknown.json()).errors[0].path]).toEqual([422, "customer"]);
    expect(await queryRows(application.context, sql`select 1 from bookings`)).toHaveLength(1);
  });

  // Rule: product.md#phone-bookings
  test("holds the chosen unit, and is refused if that one is not free", async () => {
    const { pickupDate, pickupTime, returnDate, returnTime } = bookingRequest();
    const query = new URLSearchParams({ vehicle: CAR, pickupDate, pickupTime, returnDate, returnTime });
    const free = async () => (await call("GET", `/api/bookings/free-units?${query}`)).json();
    expect(await free()).toEqual([1, 2, 3]);
    expect((await (await phone({ unit: 2 })).json()).unit).toBe(2);
    expect(await free()).toEqual([1, 3]);
    expect((await phone({ unit: 2 })).status).toBe(409);
    expect((await phone({ unit: 0 })).status).toBe(422);
    const another = await phone({ unit: 7 });
    const message = "Ferrari 296 GTB ha le unità 1, 2, 3.";
    expect([another.status, (await another.json()).errors]).toEqual([422, [{ path: "unit", message }]]);
  });
});

describe("additional drivers", () => {
  const driver = { name: "Ugo Prova", birth_date: "1980-01-01", licence_issued_on: "2001-01-01" };

  // Rule: product.md#customers
  test("are stored in their order and replace the former ones; the log masks their numbers", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    const first = [
      { ...driver, licence_number: "mi1234567x", licence_country: "it" },
      { ...driver, name: "Anna Prova", document_kind: "passport", document_number: "YA1234567" },
    ];
    const named = await call("PUT", `/api/bookings/${id}/drivers`, { drivers: first });
    expect(named.status).toBe(200);
    expect((await named.json()).drivers).toMatchObject([
      { name: "Ugo Prova", licence_number: "MI1234567X", licence_country: "IT" },
      { name: "Anna Prova", document_number: "YA1234567" },
    ]);
    const replaced = await call("PUT", `/api/bookings/${id}/drivers`, { drivers: [driver] });
    expect((await replaced.json()).drivers).toMatchObject([{ name: "Ugo Prova", licence_number: null }]);
    const log = await queryRows<{ text: string }>(
      application.context,
      sql`select concat(before, after) as text from audit_log where action = 'drivers'`,
    );
    expect(log).toHaveLength(2);
    expect(log.map(({ text }) => text).join()).not.toMatch(/MI1234567X|YA1234567/);
  });

  // Rule: product.md#phone-bookings
  test("of a copied booking also drive the copy, if they may; the log masks their numbers", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    const drivers = [{ ...driver, licence_number: "MI1234567X", licence_expires_on: "2026-12-28" }];
    await call("PUT", `/api/bookings/${id}/drivers`, { drivers });
    const copy = (pickupDate: string, returnDate: string, driversOf = id) =>
      phone({ pickupDate, returnDate, driversOf });
    const copied = await copy("2026-12-20", "2026-12-22");
    expect([copied.status, (await copied.json()).drivers]).toMatchObject([
      201,
      [{ name: "Ugo Prova", licence_number: "MI1234567X" }],
    ]);
    const late = await copy("2026-12-27", "2026-12-30");
    expect([late.status, (await late.json()).errors]).toEqual([
      422,
      [{ path: "driversOf", message: "Ugo Prova è fra i conducenti. La patente scade prima della riconsegna." }],
    ]);
    const gone = await copy("2026-12-24", "2026-12-25", "00000000-0000-4000-8000-000000000000");
    expect([gone.status, (await gone.json()).errors[0].path]).toEqual([422, "driversOf"]);
    const log = await queryRows<{ after: string }>(
      application.context,
      sql`select after::text as after from audit_log where action = 'create' and after::text like '%Ugo Prova%'`,
    );
    expect(log).toHaveLength(1);
    expect(log[0]?.after).not.toContain("MI1234567X");
  });

  // Rule: product.md#second-drivers
  test("must be allowed to drive the car; each error names its field", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    const drivers = [driver, { ...driver, birth_date: "2008-01-01", licence_expires_on: "2026-12-11" }];
    const refused = await call("PUT", `/api/bookings/${id}/drivers`, { drivers });
    expect(refused.status).toBe(422);
    const paths = (await refused.json()).errors.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(expect.arrayContaining(["drivers.1.birth_date", "drivers.1.licence_expires_on"]));
    const many = await call("PUT", `/api/bookings/${id}/drivers`, { drivers: Array.from({ length: 5 }, () => driver) });
    expect(many.status).toBe(422);
  });

  // Rule: product.md#second-drivers
  test("must be allowed to drive it after a change too: another car, or a return after their licence expires", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    const drivers = [{ ...driver, licence_expires_on: "2026-12-14" }];
    expect((await call("PUT", `/api/bookings/${id}/drivers`, { drivers })).status).toBe(200);
    await application.context.db.execute(sql`update vehicles set minimum_age = 60 where slug = 'mercedes-benz-v-300'`);
    await application.context.db.execute(sql`update bookings set driver_birth_date = '1950-01-01' where id = ${id}`);
    const refusal = async (change: object) => {
      const response = await call("PATCH", `/api/bookings/${id}`, { ...change, other_colour: true });
      return [response.status, (await response.json()).errors];
    };
    expect(await refusal({ returnDate: "2026-12-15" })).toEqual([
      422,
      [{ path: "returnDate", message: "Ugo Prova è fra i conducenti. La patente scade prima della riconsegna." }],
    ]);
    expect(await refusal({ vehicle: "mercedes-benz-v-300" })).toEqual([
      422,
      [
        {
          path: "vehicle",
          message: "Ugo Prova è fra i conducenti. Per questa auto occorrono 60 anni compiuti il giorno del ritiro.",
        },
      ],
    ]);
    expect((await call("PATCH", `/api/bookings/${id}`, { returnDate: "2026-12-14" })).status).toBe(200);
  });

  // Rule: product.md#second-drivers
  test("are not added to a booking that is over, nor over another person's change", async () => {
    const over = await createBookingInStatus(application, "completed");
    expect((await call("PUT", `/api/bookings/${over.id}/drivers`, { drivers: [driver] })).status).toBe(409);
    const { id, version } = await createBookingInStatus(application, "confirmed");
    const stale = await call("PUT", `/api/bookings/${id}/drivers`, { drivers: [driver], version: version + 1 });
    expect(stale.status).toBe(409);
  });
});
