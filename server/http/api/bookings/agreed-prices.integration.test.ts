// Rule: product.md#agreed-price

import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { findBooking } from "#server/services/bookings/record/private-booking.ts";
import { sendBookingMail } from "#server/services/bookings/send-booking-mail.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { callApi } from "#test/staff.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, queryRows, readQueuedMails } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "customer_service");
const staffApi = staffApiOf(application, clerk);
const adminApi = staffApiOf(application, setUpSignedInUser(application, "admin"));
afterEach(() => deleteBookings(application.context));

const REASON = "Torna da noi per la terza volta";
const agree = (id: string, body: object, api = staffApi) =>
  api.call("PUT", `/${id}/agreed-price`, { reason: REASON, ...body });
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("an agreed price", () => {
  test("is stored beside the total and appears in the bill, the history, the log and the mail", async () => {
    const { id, reference, token } = await createBookingInStatus(application, "confirmed");
    const row = await (await agree(id, { kind: "percent", value: 10, version: 1 })).json();
    expect(row).toMatchObject({
      total: 3780,
      version: 2,
      agreed_price: { kind: "percent", percent: 10, discount: 420, list_total: 4200, reason: REASON },
    });
    expect(row.agreed_price.agreed_by).toBe("Persona di prova");
    const line = { label: "Sconto concordato del 10 %", value: "€\u00a04.200 → €\u00a03.780" };
    expect(row.receipt).toContainEqual(line);
    expect(await readQueuedMails(application.context, reference)).toEqual(["changed"]);
    const [event] = await staffApi.get(`/${id}/events`);
    expect(plain(event.note)).toBe(`Sconto concordato del 10 %: € 4.200 → € 3.780\nMotivo: ${REASON}`);
    const [entry] = await queryRows<{ after: Record<string, unknown> }>(
      application.context,
      sql`select after from audit_log where action = 'agree-price' and entity_id = ${id}`,
    );
    expect(entry?.after).toMatchObject({ total_cents: 378_000, agreed_discount_cents: 42_000, agreed_reason: REASON });
    const { booking } = await findBooking(application.context, { token }, wordsOf("it"));
    expect(booking.agreed).toEqual({ kind: "percent", percent: 10, discount: 42_000 });
    expect(JSON.stringify(booking)).not.toContain(REASON);
  });

  test("appears in the renter's mail without its reason", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    await agree(id, { kind: "total", value: 4000 });
    const sent: { text: string }[] = [];
    const mailer = { send: async (mail: unknown) => void sent.push({ text: JSON.stringify(mail) }) };
    await sendBookingMail(application.context, { booking: id, kind: "changed", previousTotal: 420_000, mailer });
    expect(plain(sent[0]?.text ?? "")).toContain("€ 4.200 → € 4.000");
    expect(sent[0]?.text).toContain("Prezzo concordato");
    expect(sent[0]?.text).not.toContain(REASON);
  });

  test("changes nothing when set again, and is removed by returning to the list price", async () => {
    const { id, reference } = await createBookingInStatus(application, "confirmed");
    await agree(id, { kind: "amount", value: 200 });
    expect(await (await agree(id, { kind: "amount", value: 200 })).json()).toMatchObject({ version: 2, total: 4000 });
    expect(await readQueuedMails(application.context, reference)).toEqual(["changed"]);
    const listed = await (await agree(id, { kind: "list" })).json();
    expect(listed).toMatchObject({ total: 4200, agreed_price: null, version: 3 });
  });

  test("is always computed from the list price, not from the last agreement", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    await agree(id, { kind: "percent", value: 10 });
    expect(await (await agree(id, { kind: "percent", value: 15 })).json()).toMatchObject({ total: 3570 });
  });
});

describe("an agreed price is refused", () => {
  // Rule: product.md#site-configuration "Maximum discount by staff"
  test.each([
    [
      "more than the role may",
      { kind: "percent", value: 16 },
      "value",
      "Puoi concedere al massimo il 15 % del listino, cioè € 630: per uno sconto maggiore chiedi a un amministratore.",
    ],
    [
      "a price above the list",
      { kind: "total", value: 5000 },
      "value",
      "Solo un amministratore può concordare un prezzo sopra il listino.",
    ],
    [
      "a total below zero",
      { kind: "amount", value: 4201 },
      "value",
      "Lo sconto supera il prezzo di listino di € 4.200: il totale non può scendere sotto zero.",
    ],
    ["no reason", { kind: "percent", value: 10, reason: " " }, "reason", "Scrivi il motivo."],
  ])("with a message: %s", async (_name, body, path, message) => {
    const { id } = await createBookingInStatus(application, "confirmed");
    const response = await agree(id, body);
    expect(response.status).toBe(422);
    const [error] = (await response.json()).errors;
    expect([error.path, plain(error.message)]).toEqual([path, message]);
    expect(await staffApi.get(`/${id}`)).toMatchObject({ total: 4200, version: 1 });
  });

  // Rule: product.md#site-configuration "Maximum discount by staff"
  test("but an admin may do both", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    expect(await (await agree(id, { kind: "percent", value: 50 }, adminApi)).json()).toMatchObject({ total: 2100 });
    expect(await (await agree(id, { kind: "total", value: 5000 }, adminApi)).json()).toMatchObject({ total: 5000 });
  });

  test("for a booking that is over, or has changed meanwhile", async () => {
    const over = await createBookingInStatus(application, "cancelled", {
      pickupDate: "2026-12-20",
      returnDate: "2026-12-22",
    });
    const refused = await agree(over.id, { kind: "percent", value: 10 });
    expect([refused.status, (await refused.json()).detail]).toEqual([
      409,
      "Il prezzo di una prenotazione «Annullata» non si può più cambiare.",
    ]);
    const { id } = await createBookingInStatus(application, "confirmed");
    await agree(id, { kind: "percent", value: 10, version: 1 });
    expect((await agree(id, { kind: "percent", value: 12, version: 1 })).status).toBe(409);
    expect((await agree("VL-000000", { kind: "percent", value: 10 })).status).toBe(404);
  });
});

describe("when dates change", () => {
  const quote = async (id: string, change: object) => (await staffApi.call("POST", `/${id}/quote`, change)).json();

  test("a percentage applies to the new price, and the quote says so", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    await agree(id, { kind: "percent", value: 10 });
    const change = { returnDate: "2026-12-15" };
    expect(await quote(id, change)).toMatchObject({
      previous_total: 3780,
      total: 6300,
      agreed_price: "Lo sconto concordato del 10 % vale anche per il nuovo prezzo.",
    });
    expect(await (await staffApi.patch(id, change)).json()).toMatchObject({
      total: 6300,
      agreed_price: { discount: 700, list_total: 7000, reason: REASON },
    });
    const notes = (await staffApi.get(`/${id}/events`)).map(({ note }: { note: string | null }) => note);
    expect(notes.join("\n")).toContain("vale anche per il nuovo prezzo");
  });

  test("an amount stays for more days and is dropped for fewer", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    await agree(id, { kind: "amount", value: 200 });
    expect(await (await staffApi.patch(id, { returnDate: "2026-12-14" })).json()).toMatchObject({ total: 5400 });
    expect((await quote(id, { returnDate: "2026-12-12" })).agreed_price).toContain("decade");
    const shorter = await (await staffApi.patch(id, { returnDate: "2026-12-12" })).json();
    expect(shorter).toMatchObject({ total: 2800, agreed_price: null });
  });

  test("a fixed total is dropped, because it was for that rental", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    await agree(id, { kind: "total", value: 4000 });
    expect(await (await staffApi.patch(id, { returnDate: "2026-12-15" })).json()).toMatchObject({
      total: 7000,
      agreed_price: null,
    });
  });
});

describe("a phone booking", () => {
  const phone = (agreed: object, who = clerk) =>
    callApi(application, who, "POST", "/api/bookings/by-phone", { ...bookingRequest(), agreed, confirm: true });

  test("stores an agreed price with the booking", async () => {
    const response = await phone({ kind: "percent", value: 10, reason: REASON });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ total: 3780, agreed_price: { percent: 10, reason: REASON } });
  });

  test("is refused with a discount beyond the role, or without a reason", async () => {
    for (const [agreed, path] of [
      [{ kind: "percent", value: 40, reason: REASON }, "agreed.value"],
      [{ kind: "percent", value: 10, reason: "" }, "agreed.reason"],
    ] as const) {
      const response = await phone(agreed);
      expect([response.status, (await response.json()).errors[0].path]).toEqual([422, path]);
    }
    expect(await queryRows(application.context, sql`select 1 from bookings`)).toEqual([]);
  });
});
