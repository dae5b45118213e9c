// Rule: product.md#cancellation-terms
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { rateRules } from "#server/db/schema.ts";
import { cancelBooking, findBooking } from "#server/services/bookings/record/private-booking.ts";
import { sendBookingMail } from "#server/services/bookings/send-booking-mail.ts";
import { readTermsPage } from "#server/services/catalogue/read-content-pages.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { callerOf } from "#test/staff.ts";
import { deleteBookings, queryRows, setUnitCount, withClockAt } from "#test/stored-bookings.ts";
import { requestBooking } from "./request/request-booking.ts";

// The tests' clock stands at Saturday 21 November 2026, 10:00 in Milano; the pickup is on Thursday 10 December, 10:00.
const application = setUpTestApplication();
const call = callerOf(application, setUpSignedInUser(application, "admin"));
const RULE = {
  kind: "day",
  name: "Dicembre",
  percent: 100,
  fromDate: "2026-12-01",
  untilDate: "2026-12-31",
  cancelFreeHours: 48,
  cancelPercent: 30,
  noShowPercent: 50,
} as const;
beforeEach(async () => {
  await setUnitCount(application.context, "ferrari-296-gtb", 3);
  await application.context.db.insert(rateRules).values(RULE);
});
afterEach(async () => {
  await deleteBookings(application.context);
  await application.context.db.execute(sql`delete from rate_rules`);
});

const TOTAL = 420_000;
const TERMS = { freeUntilHours: 48, feePercent: 30, noShowPercent: 50 };
const FREE_AT = "2026-12-08T09:00:00Z";
const LATE_AT = "2026-12-08T09:01:00Z";
const TERMS_TEXT = "Gratuito fino a 48 ore prima del ritiro, poi 30 % del totale; mancato ritiro: 50 % del totale";
const plain = (text: string) => text.replaceAll("\u00a0", " ");

async function book(changes: object = {}) {
  const { booking, manageUrl } = await requestBooking(application.context, { body: bookingRequest(changes) });
  return { ...booking, token: manageUrl.split("/").at(-1)?.split("?")[0] ?? "" };
}
async function confirmed(changes: object = {}) {
  const booking = await book(changes);
  expect((await call("PATCH", `/api/bookings/${booking.id}`, { status: "confirmed" })).status).toBe(200);
  return booking;
}
const stateOf = async (id: string) => {
  const [row] = await queryRows<{ status: BookingStatus; fee: string | null }>(
    application.context,
    sql`select status, cancellation_fee_cents as fee from bookings where id = ${id}`,
  );
  return [row?.status, row?.fee === null ? null : Number(row?.fee)];
};
async function mailOf(booking: string, kind: "cancelled" | "cancelled-by-staff" | "no-show" | "confirmed") {
  const sent: { text: string }[] = [];
  const mailer = { send: async (mail: { text: string }) => void sent.push(mail) };
  await sendBookingMail(application.context, { booking, kind, mailer } as never);
  return plain(sent[0]?.text ?? "");
}

// Rule: product.md#cancellation-terms "Frozen."
test("a booking keeps its terms when the rule changes and when it moves to dates with others", async () => {
  const { id, cancellation } = await confirmed();
  expect(cancellation).toEqual(TERMS);
  await application.context.db.execute(sql`update rate_rules set cancel_percent = 90`);
  const moved = await call("PATCH", `/api/bookings/${id}`, { pickupDate: "2027-01-11", returnDate: "2027-01-14" });
  expect(moved.status).toBe(200);
  const { conditions, fees } = await moved.json();
  expect(plain(conditions.at(-1).value)).toBe(TERMS_TEXT);
  expect(fees).toEqual({ cancelled: 0, no_show: 2100 });
});

// Rule: product.md#cancellation-terms "Shown."
test("offers, mails and private page state the terms; the terms page says that they vary", async () => {
  const query = "vehicle=ferrari-296-gtb&pickupDate=2026-12-10&returnDate=2026-12-13";
  const [offer] = await (await call("GET", `/api/offers?${query}`)).json();
  expect(offer.terms.cancellation).toEqual({ free_until_hours: 48, percent: 30, no_show_percent: 50 });
  const [other] = await (await call("GET", `/api/offers?${query.replaceAll("2026-12", "2027-01")}`)).json();
  expect(other.terms.cancellation).toBeNull();
  const { id } = await confirmed();
  expect(await mailOf(id, "confirmed")).toContain(TERMS_TEXT);
  expect((await readTermsPage(application.context, undefined, wordsOf("it"))).hasCancellationFees).toBe(true);
  await application.context.db.execute(sql`delete from rate_rules`);
  expect((await readTermsPage(application.context, undefined, wordsOf("it"))).hasCancellationFees).toBe(false);
});

// Rule: product.md#cancellation-terms "Renter."
describe("a renter who cancels", () => {
  const cancelAt = (time: string, token: string, shownFee: number) =>
    cancelBooking(withClockAt(application.context, time), { token, shownFee: shownFee.toString() });

  test("owes nothing up to the last free moment", async () => {
    const booking = await confirmed();
    await cancelAt(FREE_AT, booking.token, 0);
    expect(await stateOf(booking.id)).toEqual(["cancelled", null]);
    expect(await mailOf(booking.id, "cancelled")).toContain("Non devi nulla.");
  });

  test("reads what it costs, confirms it, and finds it in mail and page", async () => {
    const { id, token } = await confirmed();
    const late = withClockAt(application.context, LATE_AT);
    const page = await findBooking(late, { token }, wordsOf("it"));
    expect(page).toMatchObject({ cancellationCost: 126_000, freeCancellationUntil: new Date(FREE_AT) });
    await expect(cancelAt(LATE_AT, token, 0)).rejects.toMatchObject({ kind: "conflict" });
    expect(await stateOf(id)).toEqual(["confirmed", null]);
    await cancelAt(LATE_AT, token, 126_000);
    expect(await stateOf(id)).toEqual(["cancelled", (TOTAL * 30) / 100]);
    const mail = await mailOf(id, "cancelled");
    expect(mail).toContain("L'annullamento costa € 1.260, come previsto dalle condizioni della prenotazione.");
    expect(mail).toContain("Da pagare: € 1.260");
    expect((await findBooking(late, { token }, wordsOf("it"))).booking.cancellationFee).toBe(126_000);
  });
});

// Rule: product.md#cancellation-terms "Staff"
describe("staff", () => {
  const endAt = async (time: string, id: string, body: object) => {
    const { context } = application;
    const { clock } = context;
    context.clock = () => new Date(time);
    try {
      return await call("PATCH", `/api/bookings/${id}`, body);
    } finally {
      context.clock = clock;
    }
  };

  test("decide whether a cancellation costs what the terms say", async () => {
    const one = await confirmed();
    expect((await endAt(LATE_AT, one.id, { status: "cancelled" })).status).toBe(200);
    expect(await stateOf(one.id)).toEqual(["cancelled", null]);
    expect(await mailOf(one.id, "cancelled-by-staff")).toContain("Non devi nulla.");
    const other = await confirmed();
    const ended = await endAt(LATE_AT, other.id, { status: "cancelled", charge_fee: true });
    expect((await ended.json()).cancellation_fee).toBe(1260);
    expect(await stateOf(other.id)).toEqual(["cancelled", 126_000]);
  });

  // Rule: product.md#cancellation-terms "Owed."
  test("charge a car that was not collected, and undo it with the fee", async () => {
    const { id } = await confirmed();
    const at = "2026-12-10T11:00:00Z";
    const ended = await endAt(at, id, { status: "no_show", charge_fee: true });
    expect([ended.status, (await ended.json()).cancellation_fee]).toEqual([200, 2100]);
    expect(await mailOf(id, "no-show")).toContain("Il mancato ritiro costa € 2.100");
    const { context } = application;
    const { clock } = context;
    context.clock = () => new Date(at);
    const undone = await call("POST", `/api/bookings/${id}/undo`);
    context.clock = clock;
    expect((await undone.json()).cancellation_fee).toBeNull();
  });

  // Rule: product.md#cancellation-terms "Owed."
  test("undo a reopening, and the fee is owed again", async () => {
    const { id, token } = await confirmed();
    await cancelBooking(withClockAt(application.context, LATE_AT), { token, shownFee: "126000" });
    const { context } = application;
    const { clock } = context;
    context.clock = () => new Date(LATE_AT);
    try {
      const reopened = await call("POST", `/api/bookings/${id}/reopening`, { reason: "Sbaglio" });
      expect([reopened.status, (await reopened.json()).cancellation_fee]).toEqual([200, null]);
      const undone = await call("POST", `/api/bookings/${id}/undo`);
      expect([undone.status, (await undone.json()).cancellation_fee]).toEqual([200, 1260]);
    } finally {
      context.clock = clock;
    }
  });
});

// Rule: product.md#rates-screen
test.each<[object, string, string]>([
  [{ cancel_percent: 30 }, "cancel_free_hours", "Indica fino a quante ore prima del ritiro l'annullamento è gratuito."],
  [{ cancel_free_hours: 48 }, "cancel_percent", "Indica quanto si paga dopo: 0 se non costa nulla."],
  [{ cancel_free_hours: 48, cancel_percent: 101 }, "cancel_percent", "Indica un numero intero da 0 a 100."],
  [{ cancel_free_hours: -1, cancel_percent: 30 }, "cancel_free_hours", "Indica un numero intero da 0 a 2.160."],
  [{ no_show_percent: 0.5 }, "no_show_percent", "Indica un numero intero da 0 a 100."],
])("%j of a rule is refused at its field", async (fields, path, message) => {
  const body = { kind: "day", name: "Prova", scope: "all", percent: 110, ...fields };
  const refused = await call("POST", "/api/rate_rules", body);
  expect([refused.status, (await refused.json()).errors]).toEqual([422, [{ path, message }]]);
});

test("a rule stores its terms, and loses them as a rule of another kind", async () => {
  const terms = { cancel_free_hours: 24, cancel_percent: 50, no_show_percent: null };
  const body = { kind: "day", name: "Prova", scope: "all", percent: 110, ...terms };
  const made = await (await call("POST", "/api/rate_rules", body)).json();
  expect(made).toMatchObject({ cancel_free_hours: 24, cancel_percent: 50, no_show_percent: 0 });
  const changed = await call("PATCH", `/api/rate_rules/${made.id}`, { kind: "length", days: 7, percent: 10 });
  expect(await changed.json()).toMatchObject({ cancel_free_hours: null, cancel_percent: null, no_show_percent: null });
});
