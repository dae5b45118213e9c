import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findBooking } from "#server/services/bookings/record/private-booking.ts";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import {
  deleteBookings,
  queryRows,
  readActiveHolds,
  readQueuedMails,
  setUnitCount,
  withClockAt,
} from "#test/stored-bookings.ts";
import { requestBooking } from "./request-booking.ts";

const CAR = "ferrari-296-gtb";
const application = setUpTestApplication({ poolSize: 8 });
let context: AppContext;
beforeAll(() => {
  context = application.context;
});
afterEach(async () => {
  await deleteBookings(context);
  await setUnitCount(context, CAR, 1);
});

const book = (changes: Parameters<typeof bookingRequest>[0] = {}, idempotencyKey?: string) =>
  requestBooking(context, { body: bookingRequest(changes), idempotencyKey });
async function refusal(promise: Promise<unknown>): Promise<ServiceError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ServiceError)) throw error ?? new Error("Nothing was refused");
  return error;
}
const wrongFields = async (promise: Promise<unknown>) => (await refusal(promise)).fields.map(({ path }) => path);

describe("a request", () => {
  // Rule: product.md#price
  test("holds the unit from pickup to return plus turnaround, at the server's price", async () => {
    const { booking, manageUrl } = await book();
    expect(booking).toMatchObject({
      status: "requested",
      days: 3,
      dailyRate: 140_000,
      total: 420_000,
      currency: "EUR",
    });
    expect(booking.reference).toMatch(/^VL-[2-9A-HJKMNP-Z]{6}$/);
    expect(booking.terms.deposit).toBe(1_000_000);
    expect(booking.holdExpiresAt?.toISOString()).toBe("2026-11-21T11:00:00.000Z");
    const [hold] = await readActiveHolds(context, CAR);
    const [{ same } = { same: false }] = await queryRows<{ same: boolean }>(
      context,
      sql`select ${hold?.during}::tstzrange = tstzrange('2026-12-10 09:00Z', '2026-12-13 15:00Z') as same`,
    );
    expect(hold?.unit).toBe(1);
    expect(same).toBe(true);
    expect(manageUrl).toMatch(/\/prenotazione\/[\w-]{43}$/);
  });

  // Rule: product.md#private-link
  test("is found by its private link, whose token is not stored", async () => {
    const { booking, token } = await book();
    const found = await findBooking(context, { token }, wordsOf("it"));
    expect(found.booking.reference).toBe(booking.reference);
    expect(found.history.map(({ status, actor }) => [status, actor])).toEqual([["requested", "renter"]]);
    expect(found.canCancel).toBe(true);
    const [{ text } = { text: "" }] = await queryRows<{ text: string }>(
      context,
      sql`select (select json_agg(bookings)::text from bookings) || (select json_agg(job)::text from pgboss.job job) as text`,
    );
    expect(text).toContain(booking.reference);
    expect(text).not.toContain(token);
    const other = (token.startsWith("x") ? "y" : "x") + token.slice(1);
    expect((await refusal(findBooking(context, { token: other }, wordsOf("it")))).kind).toBe("not-found");
    expect((await refusal(findBooking(context, { token: "..%00" }, wordsOf("it")))).kind).toBe("not-found");
  });

  // Rule: product.md#private-link
  test("is found for six months after it ended, and always while it is open", async () => {
    const { booking, token } = await book();
    const seenAt = async (status: string, day: string) => {
      await context.db.execute(sql`update bookings set status = ${status} where id = ${booking.id}`);
      return findBooking(withClockAt(context, `${day}T12:00:00Z`), { token }, wordsOf("it")).then(
        () => "found",
        (error: ServiceError) => error.kind,
      );
    };
    expect(await seenAt("completed", "2027-06-12")).toBe("found");
    expect(await seenAt("completed", "2027-06-15")).toBe("not-found");
    expect(await seenAt("cancelled", "2027-06-15")).toBe("not-found");
    expect(await seenAt("active", "2027-06-15")).toBe("found");
  });

  test("enqueues one mail for the renter and one for staff, and clears the page cache", async () => {
    const before = context.pages.generation;
    const { booking } = await book();
    expect(await readQueuedMails(context, booking.reference)).toEqual(["received", "staff-received"]);
    expect(context.pages.generation).toBe(before + 1);
  });

  // Rule: product.md#unit-holds "A request takes"
  test("allocates the lowest free unit, and the next when that is held", async () => {
    await setUnitCount(context, CAR, 2);
    await book();
    await book();
    expect((await readActiveHolds(context, CAR)).map(({ unit }) => unit)).toEqual([1, 2]);
    expect((await refusal(book())).kind).toBe("conflict");
  });

  // Rule: product.md#rental-period
  test("accepts the pickup city by any of its names", async () => {
    expect((await book({ pickupCity: "Milan", returnCity: "rome" })).booking).toMatchObject({
      pickup: { city: "Milano" },
      return: { city: "Roma" },
    });
  });
});

describe("invalid requests are refused field by field", () => {
  // Rule: product.md#booking-request
  // Rule: product.md#idempotency
  // Rule: product.md#rental-period
  // Rule: product.md#turnaround
  // Rule: product.md#unit-holds "A hundred requests"
  test.each([
    ["a city beyond the car's reach", { pickupCity: "Marbella" }, ["pickupCity"]],
    ["an unknown place", { pickupPlace: "Atlantide" }, ["pickupPlace"]],
    ["a place of another city", { pickupPlace: "aeroporto-nizza-cote-d-azur" }, ["pickupPlace"]],
    ["a place and an address", { pickupPlace: "LIN", pickupAddress: "Via Manzoni 1" }, ["pickupAddress"]],
    ["a unit that does not exist", { unit: 0 }, ["unit"]],
    ["an unknown return city", { returnCity: "Atlantide" }, ["returnCity"]],
    ["an unknown car", { vehicle: "batmobile" }, ["vehicle"]],
    ["a past pickup", { pickupDate: "2026-11-20" }, ["pickupDate"]],
    ["a pickup earlier today", { pickupDate: "2026-11-21", pickupTime: "09:30" }, ["pickupTime"]],
    ["a return before the pickup", { returnDate: "2026-12-09" }, ["returnDate"]],
    ["a time between the half-hours", { pickupTime: "10:15" }, ["pickupTime"]],
    ["sixty-one days", { returnDate: "2027-02-09" }, ["returnDate"]],
    ["a pickup in two years", { pickupDate: "2028-11-21", returnDate: "2028-11-23" }, ["pickupDate"]],
    ["the year 9999", { pickupDate: "9999-12-01", returnDate: "9999-12-03" }, ["pickupDate", "returnDate"]],
    ["a driver who is too young", { driverBirthDate: "2003-01-01", licenceDate: "2021-06-01" }, ["driverBirthDate"]],
    ["a licence that is too new", { licenceDate: "2024-12-11" }, ["licenceDate"]],
    ["a malformed e-mail", { email: "ada" }, ["email"]],
    ["a NUL in the note", { note: "a\u0000b" }, ["note"]],
  ])("%s", async (_name, changes, fields) => {
    expect(await wrongFields(book(changes))).toEqual(fields);
    expect(await readActiveHolds(context, CAR)).toEqual([]);
  });

  test("all problems are returned at once", async () => {
    expect(
      await wrongFields(book({ pickupCity: "Marbella", driverBirthDate: "2003-01-01", licenceDate: "2021-06-01" })),
    ).toEqual(["pickupCity", "driverBirthDate"]);
  });

  test("an unparsable field does not hide the other fields' problems, in the form's order", async () => {
    const young = { driverBirthDate: "2003-01-01", licenceDate: "2021-06-01" };
    const past = { pickupDate: "2026-11-01", returnDate: "2026-11-03" };
    expect(await wrongFields(book({ ...young, ...past, name: "", email: "ada" }))).toEqual([
      "pickupDate",
      "name",
      "email",
      "driverBirthDate",
    ]);
    expect(await wrongFields(book({ driverBirthDate: "", licenceDate: "2024-12-11" }))).toEqual([
      "driverBirthDate",
      "licenceDate",
    ]);
    const { message } = await refusal(book({ ...young, name: "" }));
    expect(message).toBe("Controlla i dati della richiesta.");
  });

  test.each([[null], [[]], ["text"], [7], [{}]])("a body that is no request is refused: %j", async (request) => {
    expect((await refusal(requestBooking(context, { body: request }))).kind).toBe("invalid");
  });

  test("a vehicle out of service cannot be booked", async () => {
    await context.db.execute(sql`update vehicles set available = false where slug = ${CAR}`);
    const error = await refusal(book());
    await context.db.execute(sql`update vehicles set available = true where slug = ${CAR}`);
    expect([error.kind, error.message]).toEqual(["conflict", "Non più disponibile per queste date"]);
  });
});

describe("adjacent rentals", () => {
  // The first rental ends at 10:00 on the 13th. A turnaround of six hours follows.
  test("may start exactly at the end of the turnaround", async () => {
    await book();
    await book({ pickupDate: "2026-12-13", pickupTime: "16:00", returnDate: "2026-12-15" });
    expect(await readActiveHolds(context, CAR)).toHaveLength(2);
  });

  test("may not start half an hour earlier, nor may the one before return too late", async () => {
    await book();
    const tooEarly = book({ pickupDate: "2026-12-13", pickupTime: "15:30", returnDate: "2026-12-15" });
    expect((await refusal(tooEarly)).kind).toBe("conflict");
    const tooLate = book({ pickupDate: "2026-12-08", returnDate: "2026-12-10", returnTime: "04:30" });
    expect((await refusal(tooLate)).kind).toBe("conflict");
    await book({ pickupDate: "2026-12-08", returnDate: "2026-12-10", returnTime: "04:00" });
  });
});

describe("the transaction", () => {
  test("leaves no booking, hold or mail when it fails", async () => {
    const broken: AppContext = {
      ...context,
      jobs: {
        async enqueue(db, name, payload) {
          await context.jobs.enqueue(db, name, payload);
          if (name === "booking-mail" && "kind" in payload && payload.kind === "staff-received")
            throw new Error("power cut");
        },
      },
    };
    await expect(requestBooking(broken, { body: bookingRequest() })).rejects.toThrow("power cut");
    expect(await readActiveHolds(context, CAR)).toEqual([]);
    expect(await queryRows(context, sql`select 1 from bookings`)).toEqual([]);
    expect(await queryRows(context, sql`select 1 from pgboss.job`)).toEqual([]);
  });

  test("draws another reference when the first is a duplicate", async () => {
    const draws = [7, 7, 8];
    const narrow: AppContext = { ...context, random: (length) => new Uint8Array(length).fill(draws.shift() ?? 9) };
    const first = await requestBooking(narrow, { body: bookingRequest() });
    const second = await requestBooking(narrow, {
      body: bookingRequest({ pickupDate: "2026-12-20", returnDate: "2026-12-21" }),
    });
    expect(second.booking.reference).not.toBe(first.booking.reference);
    expect(draws).toEqual([]);
  });

  test("allocates the next unit when a staff block was stored without the lock", async () => {
    await setUnitCount(context, CAR, 2);
    await context.db.execute(sql`insert into unit_holds (vehicle_id, unit, during, kind)
      select id, 1, tstzrange('2026-12-01', '2027-01-01'), 'maintenance' from vehicles where slug = ${CAR}`);
    await book();
    const held = await readActiveHolds(context, CAR);
    expect(held.map(({ unit }) => unit).sort()).toEqual([1, 2]);
  });
});

describe("the same request twice", () => {
  test("with the same key makes one booking and returns the same answer", async () => {
    const first = await book({}, "key-1");
    const second = await book({}, "key-1");
    expect([second.booking.reference, second.manageUrl]).toEqual([first.booking.reference, first.manageUrl]);
    expect(await readActiveHolds(context, CAR)).toHaveLength(1);
    expect(await readQueuedMails(context)).toHaveLength(2);
  });

  test("sent many times at once makes one booking", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => book({}, "key-2")));
    expect(new Set(answers.map(({ booking }) => booking.reference)).size).toBe(1);
    expect(await readActiveHolds(context, CAR)).toHaveLength(1);
    expect(await readQueuedMails(context)).toHaveLength(2);
  });

  test("under the key of another request is refused, even for another vehicle at the same time", async () => {
    await book({}, "key-3");
    expect(await wrongFields(book({ name: "Altra Persona" }, "key-3"))).toEqual(["Idempotency-Key"]);
    const results = await Promise.allSettled([
      book({ pickupDate: "2026-12-20", returnDate: "2026-12-21" }, "key-4"),
      book({ vehicle: "ferrari-portofino-m" }, "key-4"),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test.each(["", "a b", "x".repeat(201), "è"])("with the invalid key %j is refused", async (key) => {
    expect(await wrongFields(book({}, key))).toEqual(["Idempotency-Key"]);
  });

  test("can reuse its key after a refusal", async () => {
    expect((await refusal(book({ pickupCity: "Marbella" }, "key-5"))).kind).toBe("invalid");
    expect((await book({}, "key-5")).booking.status).toBe("requested");
  });
});

test.runIf(inject("testDatabase") === "postgres")(
  "100 simultaneous requests for the last unit over 8 connections: one booking, 99 refusals, one hold",
  async () => {
    const body = JSON.stringify(bookingRequest());
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const response = await application.app.request("/api/bookings", {
          method: "POST",
          body,
          headers: { "content-type": "application/json" },
        });
        return response.status;
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(99);
    expect(await readActiveHolds(context, CAR)).toHaveLength(1);
    expect(await readQueuedMails(context)).toEqual(["received", "staff-received"]);
  },
);
