import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { FORM_TIMESTAMP_FIELD, HONEYPOT_FIELD } from "#domain/forms/bot-detection.ts";
import { parseJetQuoteForm } from "#domain/jets/jet-quote-draft.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findSenderEnquiry } from "#server/services/enquiries/find-sender-enquiry.ts";
import { readJetHub } from "#server/services/jets/read-jet-hub.ts";
import { requestJetQuote } from "#server/services/jets/request-jet-quote.ts";
import { setUpTestApplication } from "#test/app.ts";

const application = setUpTestApplication();

const TRIP = "from=Milano&to=Zurigo&date=2026-12-01&returnDate=2026-12-04&passengers=2&jet=embraer-phenom-300e";
const sender = { name: "Ada Lovelace", email: "ada@example.com", phone: "+39 347 123 4567", message: "" };
const send = (query: string, form: Record<string, string>, ctx: AppContext = application.context) =>
  requestJetQuote(
    ctx,
    { quoteQuery: parseJetQuoteForm(new URLSearchParams(query)), form, language: "it" },
    wordsOf("it"),
  );

async function ask(query: string, form: Record<string, string>) {
  const sent = await send(query, form);
  if ("refusal" in sent) throw sent.refusal;
  return sent;
}

async function offeredCar(): Promise<string> {
  const { quote } = await readJetHub(application.context, parseJetQuoteForm(new URLSearchParams(TRIP)), wordsOf("it"));
  const slug = quote.cars?.vehicles[0]?.slug;
  if (!slug) throw new Error("No car is offered in Zurigo");
  return slug;
}

async function refusedFields(answer: Promise<unknown>): Promise<string[]> {
  const refusal = await answer.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ServiceError);
  return (refusal as ServiceError).fields.map(({ path }) => path);
}

// Rule: product.md#enquiries
// Rule: product.md#public-routes "/richiesta/{id}"
test("stores trip, jet and arrival car as one enquiry with its own page", async () => {
  const car = await offeredCar();
  const enquiry = await ask(TRIP, { ...sender, car });
  const { rows } = await application.context.db.execute(sql`select details from enquiries where id = ${enquiry.id}`);
  expect(rows[0]?.details).toEqual({
    legs: [
      { from: "Milano", to: "Zurigo", date: "2026-12-01" },
      { from: "Zurigo", to: "Milano", date: "2026-12-04" },
    ],
    passengers: 2,
    returnTrip: true,
    jet: "embraer-phenom-300e",
    car: { vehicle: car, from: "2026-12-01", to: "2026-12-04" },
  });
  const { receipt } = await findSenderEnquiry(application.context, enquiry.page.split("/").at(-1) ?? "", wordsOf("it"));
  expect(receipt.reference).toBe(enquiry.reference);
  expect(receipt.rows.map(({ label }) => label)).toEqual([
    "Tratta 1",
    "Tratta 2",
    "Passeggeri",
    "Jet",
    "Auto all'arrivo",
  ]);
  expect(JSON.stringify(receipt)).not.toContain("Ada");
});

test("stores one enquiry for a form sent twice", async () => {
  const [first, again] = [await ask(TRIP, { ...sender, car: "" }), await ask(TRIP, { ...sender, car: "" })];
  expect(again.reference).toBe(first.reference);
});

// Rule: product.md#public-forms
test("returns a form with a filled hidden field once and accepts the second submit", async () => {
  const filled = { ...sender, email: "programma@example.com", [HONEYPOT_FIELD]: "x" };
  const { context } = application;
  const guarded = { ...context, env: { ...context.env, rateLimits: true } };
  const sent = await send(TRIP, filled, guarded);
  if (!("refusal" in sent)) throw new Error("The form was taken at once");
  expect(sent.refusal.message).toContain("premi ancora");
  const again = await send(TRIP, { ...filled, [FORM_TIMESTAMP_FIELD]: sent.formStamp }, guarded);
  expect(again).toHaveProperty("page");
});

test("reports problems of the sender, of the trip, and a car that is not offered", async () => {
  expect(await refusedFields(ask(TRIP, { name: "", email: "ada", phone: "" }))).toEqual(["name", "email", "phone"]);
  expect(await refusedFields(ask("from=Milano&to=Zurigo&date=2020-01-01", sender))).toEqual(["legs.0.date"]);
  expect(await refusedFields(ask(TRIP, { ...sender, car: "ferrari-296-gtb" }))).toEqual(["car"]);
});
