// Rule: product.md#phone-bookings

import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { findBooking, readBookingCalendar } from "#server/services/bookings/record/private-booking.ts";
import { sendBookingMail } from "#server/services/bookings/send-booking-mail.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, queryRows, readActiveHolds, readQueuedMails } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "customer_service");
const staffApi = staffApiOf(application, clerk);
afterEach(() => deleteBookings(application.context));

describe("GET /api/bookings", () => {
  const references = async (query: string) =>
    (await staffApi.get(query)).map(({ reference }: { reference: string }) => reference);

  test("lists rows with the tables' names and amounts in euros, and never the private link's hash", async () => {
    const { id } = await createBookingInStatus(application, "requested");
    const [row] = await staffApi.get("");
    expect(row).toMatchObject({
      id,
      status: "requested",
      vehicle: CAR,
      vehicle_name: "Ferrari 296 GTB",
      unit: 1,
      pickup_city: "Milano",
      pickup_date: "2026-12-10",
      daily_rate: 1400,
      total: 4200,
      deposit: 10_000,
      name: "Ada Prova",
      reply_due_in_seconds: 7200,
      hold_ends_in_seconds: 7200,
    });
    expect(JSON.stringify(row)).not.toMatch(/token|idempotency|cents/);
  });

  test("filters by status, car, city and pickup day; searches, orders and pages", async () => {
    const one = await createBookingInStatus(application, "requested");
    const two = await createBookingInStatus(application, "confirmed", {
      vehicle: "ferrari-portofino-m",
      pickupCity: await cityOf("ferrari-portofino-m"),
      returnCity: await cityOf("ferrari-portofino-m"),
      pickupDate: "2026-12-20",
      returnDate: "2026-12-22",
      name: "Bruno Prova",
    });
    expect(await references("?status=requested")).toEqual([one.reference]);
    expect((await references("?status=requested&status=confirmed")).length).toBe(2);
    expect(await references(`?vehicle=${CAR}`)).toEqual([one.reference]);
    expect(await references("?pickup_from=2026-12-15")).toEqual([two.reference]);
    expect(await references("?pickup_to=2026-12-15")).toEqual([one.reference]);
    expect(await references(`?q=${two.reference.toLowerCase()}`)).toEqual([two.reference]);
    expect(await references("?q=bruno")).toEqual([two.reference]);
    expect(await references("?q=portofino")).toEqual([two.reference]);
    expect(await references("?order=pickup_at")).toEqual([one.reference, two.reference]);
    const page = await staffApi.call("GET", "?order=-pickup_at&limit=1");
    expect(page.headers.get("x-total-count")).toBe("2");
    expect((await page.json()).length).toBe(1);
  });

  test.each([
    "?status=lost",
    "?pickup_from=soon",
    "?pickup_to=9999-01-01",
    "?limit=0",
    "?limit=1000000000",
    "?order=manage_token_hash",
    "?manage_token_hash=x",
    `?q=${"x".repeat(500)}`,
  ])("%s is 422", async (query) => {
    expect((await staffApi.call("GET", query)).status).toBe(422);
  });

  test("counts every status", async () => {
    await createBookingInStatus(application, "confirmed");
    await createBookingInStatus(application, "expired", { pickupDate: "2026-12-20", returnDate: "2026-12-22" });
    expect(await staffApi.get("/counts")).toEqual([
      { status: "requested", count: 0 },
      { status: "confirmed", count: 1 },
      { status: "active", count: 0 },
      { status: "completed", count: 0 },
      { status: "declined", count: 0 },
      { status: "cancelled", count: 0 },
      { status: "no_show", count: 0 },
      { status: "expired", count: 1 },
    ]);
  });
});

test("returns a booking by id or reference with every price line and term", async () => {
  const { id, reference } = await createBookingInStatus(application, "requested");
  const found = await staffApi.get(`/${reference.toLowerCase()}`);
  expect(found).toEqual(await staffApi.get(`/${id}`));
  expect(found.receipt.slice(-2)).toEqual([
    { label: "Totale", value: "€\u00a04.200" },
    { label: "di cui IVA 22 %", value: "€\u00a0757,38" },
  ]);
  expect(found.conditions.map(({ label }: { label: string }) => label)).toContain("Deposito cauzionale");
  expect(found).toMatchObject({ may_change: "whole", handovers: [], kilometres: null });
});

describe("GET /api/bookings/offers", () => {
  const period = "pickupCity=Milano&pickupDate=2026-12-10&pickupTime=10:00&returnDate=2026-12-13&returnTime=10:00";

  test("lists the city's cars with their total price, the free ones first", async () => {
    await createBookingInStatus(application, "confirmed");
    const offers: { vehicle: string; free: boolean; total: number }[] = await staffApi.get(`/offers?${period}`);
    expect(offers.find(({ vehicle }) => vehicle === CAR)).toMatchObject({ free: false, total: 4200, days: 3 });
    expect(offers.map(({ free }) => free)).toEqual(
      offers.map(({ free }) => free).toSorted((a, b) => Number(b) - Number(a)),
    );
    expect(offers[0]).toMatchObject({ free: true, receipt: expect.any(Array), conditions: expect.any(Array) });
  });

  test.each([
    ["", "pickupCity"],
    [period.replace("Milano", "Atlantide"), "pickupCity"],
    [period.replace("2026-12-13", "2026-12-09"), "returnDate"],
    [period.replace("2026-12-10", "2026-11-20"), "pickupDate"],
    [`${period}&returnCity=Atlantide`, "returnCity"],
  ])("?%s is 422 with a field error", async (query, path) => {
    const response = await staffApi.call("GET", `/offers?${query}`);
    expect(response.status).toBe(422);
    expect((await response.json()).errors[0].path).toBe(path);
  });
});

describe("POST /api/bookings/by-phone", () => {
  const phone = (changes: object = {}, key?: string) =>
    Promise.resolve(
      application.app.request("/api/bookings/by-phone", {
        method: "POST",
        headers: { ...clerk.headers, ...(key ? { "idempotency-key": key } : {}) },
        body: JSON.stringify({ ...bookingRequest(), ...changes }),
      }),
    );

  test("confirms at once: holds the unit, mails the private link and records who entered it", async () => {
    const response = await phone({ confirm: true });
    expect(response.status).toBe(201);
    const { id, reference, status } = await response.json();
    expect(status).toBe("confirmed");
    expect(await readActiveHolds(application.context, CAR)).toHaveLength(1);
    expect(await readQueuedMails(application.context, reference)).toEqual(["confirmed"]);
    const events: { status: string; actor: string }[] = await staffApi.get(`/${id}/events`);
    expect(events.map((event) => [event.status, event.actor])).toEqual([
      ["confirmed", clerk.userId],
      ["requested", clerk.userId],
    ]);
  });

  test("without confirmation the booking waits like any request, for 24 hours", async () => {
    const { reference, status, hold_expires_at } = await (await phone()).json();
    expect([status, hold_expires_at]).toEqual(["requested", "2026-11-22T09:00:00.000Z"]);
    expect(await readQueuedMails(application.context, reference)).toEqual(["received"]);
  });

  test("may begin earlier today, and last longer than online", async () => {
    const { context } = application;
    expect(context.clock().toISOString()).toBe("2026-11-21T09:00:00.000Z");
    expect((await phone({ pickupDate: "2026-11-21", pickupTime: "08:00", returnDate: "2027-02-20" })).status).toBe(201);
  });

  test.each([
    ["yesterday", { pickupDate: "2026-11-20" }, "pickupDate"],
    ["a driver too young", { driverBirthDate: "2008-01-01" }, "driverBirthDate"],
    ["a city beyond the car's reach", { pickupCity: "Marbella" }, "pickupCity"],
    ["no name", { name: "" }, "name"],
    ["no way to reach whoever calls", { email: "", phone: "" }, "email"],
    ["a confirmation that is no yes or no", { confirm: "maybe" }, "confirm"],
  ])("%s is a field error", async (_name, changes, path) => {
    const response = await phone(changes);
    expect(response.status).toBe(422);
    expect((await response.json()).errors[0].path).toBe(path);
  });

  test("answers 409 for a car that is not free", async () => {
    await phone();
    const response = await phone();
    expect([response.status, (await response.json()).detail]).toEqual([409, "Non più disponibile per queste date"]);
  });

  test("makes one booking of two concurrent calls with one key; another request with the key is 422", async () => {
    const answers = await Promise.all([phone({ confirm: true }, "call-1"), phone({ confirm: true }, "call-1")]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [one, two] = await Promise.all(answers.map((answer) => answer.json()));
    expect(one.reference).toBe(two.reference);
    expect(await queryRows(application.context, sql`select 1 from bookings`)).toHaveLength(1);
    expect(await readQueuedMails(application.context)).toEqual(["confirmed"]);
    expect((await phone({ confirm: false }, "call-1")).status).toBe(422);
  });
});

test("a deleted car's booking keeps the name in the panel, on the renter's page, in mails and calendar", async () => {
  const { id, token } = await createBookingInStatus(application, "completed");
  const { context } = application;
  await context.db.execute(sql`update bookings set vehicle_id = null where id = ${id}`);
  expect(await staffApi.get(`/${id}`)).toMatchObject({
    vehicle: null,
    vehicle_id: null,
    vehicle_name: "Ferrari 296 GTB",
  });
  const { booking } = await findBooking(context, { token }, wordsOf("it"));
  expect(booking.vehicle).toEqual({ id: null, title: "Ferrari 296 GTB", catalogueVehicle: null });
  expect((await readBookingCalendar(context, { token }, wordsOf("it"))).file).toContain(
    "SUMMARY:Ritiro Ferrari 296 GTB",
  );
  const mails: string[] = [];
  const mailer = { send: async (mail: { text: string }) => void mails.push(mail.text) };
  await sendBookingMail(context, { booking: id, kind: "expired", mailer });
  expect(mails[0]).toContain("Ferrari 296 GTB");
  expect(mails[0]).not.toContain("/prenota/");
});

async function cityOf(slug: string): Promise<string> {
  const [car] = await queryRows<{ location: string }>(
    application.context,
    sql`select location from vehicles where slug = ${slug}`,
  );
  return car?.location ?? "";
}
