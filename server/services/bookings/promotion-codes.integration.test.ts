import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { PROMOTION_REFUSALS_IT } from "#domain/words/refusals/promotion-refusals.it.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { Db } from "#server/db/client.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { promotionCodes } from "#server/db/schema.ts";
import { ServiceError, wordProblems } from "#server/errors.ts";
import { readCustomerExport } from "#server/repositories/customers/customer-export.ts";
import { eraseStoredCustomer } from "#server/repositories/customers/erase-customers.ts";
import { findPromotion, type PromotionRenter } from "#server/repositories/rates/promotion-codes.ts";
import { releaseExpiredHolds } from "#server/services/bookings/booking-jobs.ts";
import { listOffers } from "#server/services/bookings/offer/list-offers.ts";
import { cancelBooking } from "#server/services/bookings/record/private-booking.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { PROMOTION_CODE_LIMIT } from "#server/services/bookings/shared/typed-promotion.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { findBrokenInvariants } from "#test/invariants/invariants.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, queryRows, setUnitCount } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
const application = setUpTestApplication({ poolSize: 8 });
const admin = setUpSignedInUser(application, "admin");
const staffApi = staffApiOf(application, admin);
const setClock = (now: string) => {
  application.context.clock = () => new Date(now);
};

beforeEach(() => setUnitCount(application.context, CAR, 1));
afterEach(async () => {
  setClock("2026-11-21T09:00:00Z");
  await deleteBookings(application.context);
  await application.context.db.delete(promotionCodes);
});

/** Stores a code of 10 % that may be used once, by default. */
const storeCode = (changes: Partial<typeof promotionCodes.$inferInsert> = {}) =>
  application.context.db.insert(promotionCodes).values({ code: "ESTATE", percent: 10, maxUses: 1, ...changes });
const CODE = { promotion_code: "estate" };
const LATER = { pickupDate: "2027-01-10", returnDate: "2027-01-13" };
const OTHER_RENTER = { email: "bruno@prova.example", phone: "+39 333 111 1111" };

const request = (changes: Parameters<typeof bookingRequest>[0] = {}) =>
  requestBooking(application.context, { body: bookingRequest({ ...CODE, ...changes }) });
async function refusalOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ServiceError)) throw error ?? new Error("Nothing was refused");
  const { kind } = error;
  const { path, message } = wordProblems(wordsOf("it"), error.fields)[0] ?? {};
  return { kind, path, message };
}
const usesOf = async (code = "ESTATE") =>
  (
    await queryRows<{ used: number; rows: number }>(
      application.context,
      sql`select used, (select count(*)::int from promotion_code_uses where promotion_code_id = promotion_codes.id and released_at is null) as rows
        from promotion_codes where code = ${code}`,
    )
  )[0];
const FREE = { used: 0, rows: 0 };
const TAKEN = { used: 1, rows: 1 };

describe("a request with a code", () => {
  test("has the code as the last line of its list price, and takes a use", async () => {
    await storeCode();
    const { booking } = await request();
    expect(booking.lines.at(-1)).toMatchObject({
      code: "promotion-code",
      params: { code: "ESTATE", percent: 10 },
      amount: -42_000,
    });
    expect(booking.total).toBe(378_000);
    expect(await usesOf()).toEqual(TAKEN);
    expect(await findBrokenInvariants(application.context.db)).toEqual([]);
  });

  // Rule: product.md#promotion-codes "Refusals"
  test.each<[name: string, code: Partial<typeof promotionCodes.$inferInsert>, message: string]>([
    ["that does not exist", { code: "ALTRO" }, PROMOTION_REFUSALS_IT.unknown],
    ["that is switched off", { active: false }, PROMOTION_REFUSALS_IT.unknown],
    ["that ended yesterday", { bookUntil: "2026-11-20" }, PROMOTION_REFUSALS_IT.expired],
    ["that begins tomorrow", { bookFrom: "2026-11-22" }, PROMOTION_REFUSALS_IT.notYet],
    ["that is used up", { used: 1 }, PROMOTION_REFUSALS_IT.usedUp],
    ["for another category", { category: "suv" }, PROMOTION_REFUSALS_IT.vehicle],
    ["for other dates", { rentalFrom: "2026-12-11" }, PROMOTION_REFUSALS_IT.dates],
    ["for longer rentals", { minDays: 4 }, PROMOTION_REFUSALS_IT.minDays.replace("{days}", "4")],
  ])("%s is refused at its field", async (_name, code, message) => {
    await storeCode(code);
    await expect(request()).rejects.toMatchObject({
      kind: "invalid",
      fields: [{ path: "promotion_code", message: expect.objectContaining({ area: "promotionRefusals" }) }],
    });
    const refused = await application.app.request("/api/bookings", {
      method: "POST",
      body: JSON.stringify(bookingRequest(CODE)),
      headers: { "content-type": "application/json" },
    });
    expect((await refused.json()).errors).toEqual([{ path: "promotion_code", message }]);
  });

  // The company's day begins at 23:00 UTC.
  test("is judged by the day in the company's time zone", async () => {
    await storeCode({ bookFrom: "2026-11-22" });
    setClock("2026-11-21T22:59:59Z");
    expect((await refusalOf(request())).kind).toBe("invalid");
    setClock("2026-11-21T23:00:00Z");
    expect((await request()).booking.total).toBe(378_000);
  });

  test("is refused by mailbox or phone above the uses per person", async () => {
    await storeCode({ maxUses: null, maxUsesPerPerson: 1 });
    await request({ email: "Ada+uno@prova.example" });
    const sameMailbox = { ...LATER, phone: "+39 333 222 2222" };
    expect((await refusalOf(request(sameMailbox))).message).toBe(PROMOTION_REFUSALS_IT.usedByRenter);
    const samePhone = { ...LATER, email: "altra@prova.example", phone: "0039 333 000 0000" };
    expect((await refusalOf(request(samePhone))).message).toBe(PROMOTION_REFUSALS_IT.usedByRenter);
    expect((await request({ ...LATER, ...OTHER_RENTER })).booking.total).toBe(378_000);
  });

  // Rule: product.md#promotion-codes "Guessing"
  test("costs the same queries whether the code is unknown, expired or used up", async () => {
    await storeCode({ code: "FINITO", used: 1 });
    await storeCode({ code: "SCADUTO", bookUntil: "2020-01-01" });
    const counts = [];
    for (const code of ["MAIVISTO", "SCADUTO", "FINITO"]) {
      const { db, queries } = countingDb(application.context.db);
      await findPromotion(db, code, { mailbox: "ada@prova.example", phoneKey: "+393330000000" });
      counts.push(queries.length);
    }
    expect(counts).toEqual([2, 2, 2]);
  });
});

// Rule: product.md#promotion-codes "Guessing"
test("a visitor may try only so many codes", async () => {
  const context = { ...application.context, env: { ...application.context.env, rateLimits: true } };
  const attempt = (visitor: string, promotion_code = "PROVA") =>
    refusalOf(requestBooking(context, { body: bookingRequest({ promotion_code }), visitor }));
  for (let count = 1; count <= PROMOTION_CODE_LIMIT.points; count++)
    expect((await attempt("203.0.113.7")).kind).toBe("invalid");
  expect(await attempt("203.0.113.7")).toMatchObject({ kind: "too-many", path: "promotion_code" });
  expect((await attempt("203.0.113.8")).kind).toBe("invalid");
  const offers = { slugs: [bookingRequest().vehicle], choice: {} };
  const tryOffer = (visitor: string) =>
    refusalOf(listOffers(context, { ...offers, promotion: { code: "PROVA", visitor } }, wordsOf("it")));
  expect(await tryOffer("203.0.113.7")).toMatchObject({ kind: "too-many", path: "promotion_code" });
  const { booking } = await requestBooking(context, { body: bookingRequest(), visitor: "203.0.113.7" });
  expect(booking.total).toBe(420_000);
});

// Rule: product.md#booking-and-enquiry-calls "GET /api/offers with"
test("callers of the API price offers with a code, or read why it is not in the price", async () => {
  await storeCode();
  const { vehicle, pickupDate, pickupTime, returnDate, returnTime } = bookingRequest();
  const ask = async (promotion_code: string) => {
    const query = new URLSearchParams({ vehicle, pickupDate, pickupTime, returnDate, returnTime, promotion_code });
    const response = await application.app.request(`/api/offers?${query}`, { headers: { "accept-language": "en" } });
    return (await response.json())[0];
  };
  const offer = await ask(" estate ");
  expect(offer).toMatchObject({ total: 3780, promotion_refusal: null });
  expect(offer.lines.at(-1)).toMatchObject({ code: "promotion-code", amount: -420 });
  const unknown = await ask("PROVA");
  expect(unknown).toMatchObject({ total: 4200, promotion_refusal: expect.stringMatching(/code/) });
  await request(LATER);
  expect((await ask("ESTATE")).promotion_refusal).not.toBe(unknown.promotion_refusal);
  expect((await ask("")).promotion_refusal).toBeNull();
});

// Rule: product.md#promotion-codes "Uses"
describe("the last use", () => {
  test.runIf(inject("testDatabase") === "postgres")("goes to one of sixteen renters at once", async () => {
    await storeCode();
    // Requests for one car wait for each other, so each renter wants another car.
    const cars = await queryRows<{ slug: string; city: string }>(
      application.context,
      sql`select slug, location as city from vehicles where available order by slug limit 16`,
    );
    const answers = await Promise.all(
      cars.map(({ slug, city }, index) => {
        const contacts = { email: `renter-${index}@prova.example`, phone: `+39 333 000 ${1000 + index}` };
        return request({ vehicle: slug, pickupCity: city, returnCity: city, ...contacts }).then(
          () => "booked",
          (error: ServiceError) => wordProblems(wordsOf("it"), error.fields).map(({ message }) => message),
        );
      }),
    );
    expect(answers.toSorted()).toEqual([...Array(15).fill([PROMOTION_REFUSALS_IT.usedUp]), "booked"]);
    expect(await usesOf()).toEqual(TAKEN);
  });

  test("comes back when the request is declined, and an undo takes it again", async () => {
    await storeCode();
    const { id } = await createBookingInStatus(application, "requested", CODE);
    await staffApi.patch(id, { status: "declined", reason: "Prova" });
    expect(await usesOf()).toEqual(FREE);
    expect((await staffApi.call("POST", `/${id}/undo`)).status).toBe(200);
    expect(await usesOf()).toEqual(TAKEN);
  });

  test("is not taken again by an undo if somebody else has it", async () => {
    await storeCode();
    const { id } = await createBookingInStatus(application, "requested", CODE);
    await staffApi.patch(id, { status: "declined", reason: "Prova" });
    await request({ ...LATER, ...OTHER_RENTER });
    const undone = await staffApi.call("POST", `/${id}/undo`);
    expect(undone.status).toBe(409);
    expect((await undone.json()).detail).toContain("il codice ESTATE è esaurito");
    expect((await staffApi.get(`/${id}`)).status).toBe("declined");
    expect(await usesOf()).toEqual(TAKEN);
  });

  test("comes back when the renter cancels, and when the request expires", async () => {
    await storeCode();
    const { token } = await request();
    await cancelBooking(application.context, { token });
    expect(await usesOf()).toEqual(FREE);
    await request();
    expect(await usesOf()).toEqual(TAKEN);
    await application.context.db.execute(sql`delete from pgboss.job`);
    setClock("2026-11-25T09:00:00Z");
    expect(await releaseExpiredHolds(application.context)).toBe(1);
    expect(await usesOf()).toEqual(FREE);
  });

  test("is lost by a no-show, and by a cancellation after the agreed pickup", async () => {
    await storeCode({ maxUses: 2 });
    const first = await createBookingInStatus(application, "requested", CODE);
    await staffApi.patch(first.id, { status: "confirmed" });
    setClock("2026-12-10T12:00:00Z");
    await staffApi.patch(first.id, { status: "no_show" });
    expect(await usesOf()).toEqual(TAKEN);
    await staffApi.call("POST", `/${first.id}/undo`);
    await staffApi.patch(first.id, { status: "cancelled" });
    expect(await usesOf()).toEqual(TAKEN);
  });

  test("is taken again by a reopening, and given back by its undo", async () => {
    await storeCode();
    const { id } = await createBookingInStatus(application, "requested", CODE);
    await staffApi.patch(id, { status: "confirmed" });
    await staffApi.patch(id, { status: "cancelled" });
    expect(await usesOf()).toEqual(FREE);
    setClock("2026-11-21T09:10:00Z");
    expect((await staffApi.call("POST", `/${id}/reopening`, { reason: "Errore" })).status).toBe(200);
    expect(await usesOf()).toEqual(TAKEN);
    expect((await staffApi.call("POST", `/${id}/undo`)).status).toBe(200);
    expect(await usesOf()).toEqual(FREE);
    await request({ ...LATER, ...OTHER_RENTER });
    expect((await staffApi.call("POST", `/${id}/reopening`, { reason: "Errore" })).status).toBe(409);
  });

  test("is given back by the undo of a reopening with new dates as before, although the old pickup is past", async () => {
    await storeCode();
    const { id } = await createBookingInStatus(application, "requested", CODE);
    const given = () => queryRows(application.context, sql`select * from promotion_code_uses where booking_id = ${id}`);
    await staffApi.patch(id, { status: "confirmed" });
    await staffApi.patch(id, { status: "cancelled" });
    const before = await given();
    setClock("2026-12-10T12:00:00Z");
    expect((await staffApi.call("POST", `/${id}/reopening`, { reason: "Errore", ...LATER })).status).toBe(200);
    expect(await usesOf()).toEqual(TAKEN);
    expect((await staffApi.call("POST", `/${id}/undo`)).status).toBe(200);
    expect(await usesOf()).toEqual(FREE);
    expect(await given()).toEqual(before);
  });

  // A cancellation after the pickup gives no use back, so neither does the undo of its reopening.
  test("stays taken by the undo of a reopening that did not take it", async () => {
    await storeCode();
    const { id } = await createBookingInStatus(application, "requested", CODE);
    await staffApi.patch(id, { status: "confirmed" });
    setClock("2026-12-10T12:00:00Z");
    await staffApi.patch(id, { status: "cancelled" });
    setClock("2026-12-10T12:10:00Z");
    expect((await staffApi.call("POST", `/${id}/reopening`, { reason: "Errore", ...LATER })).status).toBe(200);
    expect((await staffApi.call("POST", `/${id}/undo`)).status).toBe(200);
    expect(await usesOf()).toEqual(TAKEN);
  });

  // A former version deleted the row of a use that was given back.
  test("is taken again by a reopening, if it was given back before the upgrade", async () => {
    await storeCode();
    const { id } = await createBookingInStatus(application, "requested", CODE);
    await staffApi.patch(id, { status: "declined", reason: "Prova" });
    await application.context.db.execute(sql`delete from promotion_code_uses`);
    const migration = readFileSync("server/db/migrations/0053_given_back_uses.sql", "utf8");
    const [_column, fill = ""] = migration.split("--> statement-breakpoint");
    await application.context.db.execute(sql.raw(fill));
    expect(await usesOf()).toEqual(FREE);
    setClock("2026-11-21T09:10:00Z");
    expect((await staffApi.call("POST", `/${id}/reopening`, { reason: "Errore" })).status).toBe(200);
    expect(await usesOf()).toEqual(TAKEN);
  });
});

// Rule: product.md#promotion-codes "Uses"
test("staff who correct e-mail and phone make the use count for them, even above the uses per person", async () => {
  await storeCode({ maxUses: null, maxUsesPerPerson: 1 });
  const { id } = await createBookingInStatus(application, "requested", CODE);
  await request({ ...LATER, ...OTHER_RENTER });
  const correct = async (changes: object) => (await staffApi.call("PATCH", `/${id}`, changes)).status;
  expect(await correct({ phone: "" })).toBe(200);
  expect(await correct({ email: "Bruno+due@prova.example", phone: "333 111 1111" })).toBe(200);
  const usesOfRenter = async (renter: PromotionRenter) =>
    (await findPromotion(application.context.db, "ESTATE", renter)).usesOfRenter;
  expect(await usesOfRenter({ mailbox: "bruno@prova.example", phoneKey: null })).toBe(2);
  expect(await usesOfRenter({ mailbox: null, phoneKey: "+393331111111" })).toBe(2);
  const formerRenter = { pickupDate: "2027-02-10", returnDate: "2027-02-13" };
  expect((await request(formerRenter)).booking.total).toBe(378_000);
});

// Rule: product.md#promotion-codes "Change of dates"
test("a change of dates keeps the code's percentage, whatever became of the code", async () => {
  await storeCode();
  const { id } = await createBookingInStatus(application, "requested", CODE);
  await application.context.db.update(promotionCodes).set({ percent: 50, active: false });
  await staffApi.patch(id, { returnDate: "2026-12-14" });
  expect(await staffApi.get(`/${id}`)).toMatchObject({ total: 5040 });
  expect(await usesOf()).toEqual(TAKEN);
});

// Rule: product.md#retention "Uses of promotion codes"
test("a use is deleted with its booking, and the code still counts it", async () => {
  await storeCode();
  await request();
  await deleteBookings(application.context);
  expect(await usesOf()).toEqual({ used: 1, rows: 0 });
});

test("the export of a customer has their uses, and erasing erases e-mail and phone of them", async () => {
  await storeCode();
  const { id } = await createBookingInStatus(application, "requested", CODE);
  await staffApi.patch(id, { status: "confirmed" });
  const renters = () =>
    queryRows(application.context, sql`select mailbox, phone_key from promotion_code_uses where booking_id = ${id}`);
  expect(await renters()).toEqual([{ mailbox: "ada@prova.example", phone_key: "+393330000000" }]);
  const [customer] = await queryRows<{ id: string }>(
    application.context,
    sql`select customer_id as id from bookings where id = ${id}`,
  );
  const exported = await readCustomerExport(application.context.db, customer?.id ?? "");
  expect(exported.promotionCodeUses).toMatchObject([{ code: "ESTATE", mailbox: "ada@prova.example" }]);
  await retryTransaction(application.context.db, (tx) =>
    eraseStoredCustomer(tx, customer?.id ?? "", application.context.clock()),
  );
  expect(await renters()).toEqual([{ mailbox: null, phone_key: null }]);
});

/** Counts the queries that a repository starts. */
function countingDb(db: Db): { db: Db; queries: string[] } {
  const queries: string[] = [];
  const counting = new Proxy(db, {
    get(target, name) {
      if (name === "select" || name === "$count" || name === "execute") queries.push(name);
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { db: counting, queries };
}
