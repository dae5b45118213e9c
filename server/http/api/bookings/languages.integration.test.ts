// Rule: product.md#languages
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { acceptQuote } from "#server/services/quotes/accept-quote.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { countQueuedMails } from "#test/emails.ts";
import { enquiryApiOf, FLIGHT_REQUEST, TEST_SENDER } from "#test/enquiry-api.ts";
import { FLIGHT_QUOTE, quoteApiOf } from "#test/quote-api.ts";
import { callApi, callerOf } from "#test/staff.ts";
import { deleteBookings, queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication({ languages: LANGUAGE_CODES });
const clerk = setUpSignedInUser(application, "customer_service");
const call = callerOf(application, clerk);
const enquiries = enquiryApiOf(application, clerk);
const quotes = quoteApiOf(application, clerk);
beforeEach(async () => {
  await application.context.db.execute(sql`delete from quotes`);
  await deleteBookings(application.context);
  await application.context.db.execute(sql`delete from enquiries`);
  await application.context.db.execute(sql`delete from customers`);
});

const book = async (changes: object = {}) =>
  (await callApi(application, null, "POST", "/api/bookings", { ...bookingRequest(), ...changes })).json();
const byReference = async (reference: string) => (await call("GET", `/api/bookings/${reference}`)).json();
const newCustomer = async (language: string) =>
  (await call("POST", "/api/customers", { name: "Ada Lovelace", email: "lovelace@prova.example", language })).json();
const languageOf = async (customer: string) =>
  (await (await call("GET", `/api/customers/${customer}`)).json()).language;

describe("the language of a booking", () => {
  test("is that of the request, and decides its private link", async () => {
    const german = await book({ language: "de" });
    expect(german.manageUrl).toMatch(/^http:\/\/localhost:3000\/de\/prenotazione\//);
    expect(await byReference(german.reference)).toMatchObject({ language: "de", manage_url: german.manageUrl });
    const unknown = await book({ language: "nl" });
    expect(unknown.errors).toEqual([{ path: "language", message: "Scegli una lingua dell'elenco." }]);
  });

  test("is Italian if the request names none", async () => {
    const { reference, manageUrl } = await book();
    expect(manageUrl).toMatch(/^http:\/\/localhost:3000\/prenotazione\//);
    expect((await byReference(reference)).language).toBe("it");
  });

  // Rule: product.md#languages "A public request has"
  test("of a new customer becomes the customer's, of an existing one never does", async () => {
    const { reference } = await book({ language: "fr" });
    const { customer } = await byReference(reference);
    expect(await languageOf(customer.id)).toBe("fr");
    await enquiries.ask({ kind: "contact", ...TEST_SENDER, email: bookingRequest().email, language: "es" });
    expect(await languageOf(customer.id)).toBe("fr");
  });

  // Rule: product.md#languages "A phone booking"
  test("starts with the customer's if staff enter it", async () => {
    const { id } = await newCustomer("de");
    const request = { ...bookingRequest(), customer: id };
    const booked = await (await call("POST", "/api/bookings/by-phone", request)).json();
    expect(booked).toMatchObject({ language: "de", manage_url: expect.stringContaining("/de/prenotazione/") });
  });

  // Rule: product.md#languages "Staff see the language"
  test("is changed by staff without a mail, audited, and filtered by", async () => {
    const { reference } = await book();
    const { id, version } = await byReference(reference);
    const changed = await (await call("PATCH", `/api/bookings/${id}`, { language: "en", version })).json();
    expect(changed).toMatchObject({ language: "en", manage_url: expect.stringContaining("/en/prenotazione/") });
    const log = await queryRows<{ diff: { language: unknown } }>(
      application.context,
      sql`select * from audit_log where entity_id = ${id} and action = 'update'`,
    );
    expect(JSON.stringify(log)).toContain('"language"');
    const found = async (language: string) =>
      (await call("GET", `/api/bookings?language=${language}`)).headers.get("x-total-count");
    expect([await found("en"), await found("it")]).toEqual(["1", "0"]);
  });
});

test("the language of an enquiry is that of the request, and staff change it", async () => {
  const { id, version } = await enquiries.ask({
    kind: "contact",
    ...TEST_SENDER,
    message: "Guten Tag",
    language: "de",
  });
  expect((await enquiries.read(id)).language).toBe("de");
  expect((await (await enquiries.change(id, { language: "en", version })).json()).language).toBe("en");
  expect((await enquiries.call("GET", "/api/enquiries?language=en")).headers.get("x-total-count")).toBe("1");
});

// Rule: product.md#languages "The letters"
test("the values that fill a message to a renter are in the language of the renter's mails", async () => {
  const english = await byReference((await book({ language: "en" })).reference);
  expect(english.message_values).toMatchObject({
    language: "en",
    subject: "Car rental",
    rows: [{ label: "Car" }, { label: "Pickup" }, { label: "Return" }, { label: "Total" }],
    rental: { pickup: expect.stringMatching(/^\w+day \d+ \w+ \d{4}, 10:00, Milan$/), vehicle: english.vehicle_name },
  });
});

describe("the language of a quote", () => {
  test("starts with the customer's, and goes on to the order", async () => {
    const { id: customer_id } = await newCustomer("es");
    const proposal = await (await call("GET", `/api/quotes/proposal?customer=${customer_id}`)).json();
    expect(proposal.language).toBe("es");
    const { id, token } = await quotes.sent({ ...FLIGHT_QUOTE, customer_id });
    expect(await quotes.read(id)).toMatchObject({ language: "es", private_url: expect.stringContaining("/es/") });
    await acceptQuote(application.context, { token, form: {} });
    const { order } = await quotes.read(id);
    expect(await (await call("GET", `/api/orders/${order}`)).json()).toMatchObject({ language: "es" });
  });

  // Rule: product.md#languages "Staff see the language"
  test("is changed by staff after it was sent: it decides its link, is audited and sends no mail", async () => {
    const { id } = await quotes.sent(FLIGHT_QUOTE);
    const { version } = await quotes.read(id);
    const mails = await countQueuedMails(application);
    const changed = await call("PUT", `/api/quotes/${id}/language`, { language: "fr", version });
    expect(await changed.json()).toMatchObject({
      language: "fr",
      status: "sent",
      private_url: expect.stringContaining("/fr/"),
    });
    expect((await call("PUT", `/api/quotes/${id}/language`, { language: "fr", version })).status).toBe(200);
    expect((await call("PUT", `/api/quotes/${id}/language`, { language: "en", version })).status).toBe(409);
    expect((await call("PUT", `/api/quotes/${id}/language`, { language: "xx" })).status).toBe(422);
    const log = sql`select before, after from audit_log where entity = 'quotes' and entity_id = ${id} and action = 'update'`;
    const changes = await queryRows<{ before: { language: string }; after: { language: string } }>(
      application.context,
      log,
    );
    expect(changes.map(({ before, after }) => [before.language, after.language])).toContainEqual(["it", "fr"]);
    expect(await countQueuedMails(application)).toBe(mails);
  });

  // Rule: product.md#languages "The letters"
  test("words the title and lines with which it starts", async () => {
    const { id } = await enquiries.ask({ ...FLIGHT_REQUEST, language: "de" });
    const proposal = await (await call("GET", `/api/quotes/proposal?enquiry=${id}`)).json();
    expect(proposal).toMatchObject({
      language: "de",
      title: "Ihr Flug Mailand – Zürich, Montag, 30. November 2026",
      lines: [
        { text: "Flug im Light Jet, Mailand – Zürich, Montag, 30. November 2026" },
        { text: "Lufttaxisteuer, 4 Personen" },
      ],
    });
  });

  test("is that of the enquiry if there is no customer record", async () => {
    const { id } = await enquiries.ask({ kind: "contact", ...TEST_SENDER, message: "Bonjour", language: "fr" });
    await application.context.db.execute(sql`update enquiries set customer_id = null`);
    const proposal = await (await call("GET", `/api/quotes/proposal?enquiry=${id}`)).json();
    expect(proposal.language).toBe("fr");
  });
});
