import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#domain/durations.ts";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { enquiryApiOf, FLIGHT_REQUEST, TEST_SENDER } from "#test/enquiry-api.ts";
import { callApi } from "#test/staff.ts";
import { queryRows } from "#test/stored-bookings.ts";
import { TEST_NOW } from "#test/test-now.ts";

const application = setUpTestApplication({ clock: () => now, languages: LANGUAGE_CODES });
const keeper = setUpSignedInUser(application, "customer_service");
const enquiries = enquiryApiOf(application, keeper);
const colleague = setUpSignedInUser(application, "admin");
let now = TEST_NOW;
beforeEach(() => {
  now = TEST_NOW;
});

const later = (minutes: number) => {
  now = new Date(TEST_NOW.getTime() + minutes * MINUTE_MS);
};
const answerMails = (reference: string) =>
  queryRows<{ data: OutgoingEmail }>(
    application.context,
    sql`select data from pgboss.job where name = 'mail' and data->>'subject' like ${`Risposta%${reference}%`} order by created_on`,
  ).then((rows) => rows.map(({ data }) => data));

describe("POST /api/enquiries/{id}/answers", () => {
  test("mails the answer in the company's design, and marks the request answered and assigned", async () => {
    const { id, reference } = await enquiries.ask(FLIGHT_REQUEST);
    later(42);
    const response = await enquiries.answer(id, { body: "Gentile Ada,\n\nil volo è possibile alle 7:30." });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      enquiry_id: id,
      author: keeper.userId,
      author_email: keeper.email,
      body: "Gentile Ada,\n\nil volo è possibile alle 7:30.",
    });
    const [mail, ...others] = await answerMails(reference);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: TEST_SENDER.email,
      subject: `Risposta alla tua richiesta ${reference}: il tuo volo`,
    });
    expect(mail?.text).toContain("Gentile Ada,\n\nil volo è possibile alle 7:30.\n\nPersona di prova\nVelluto");
    expect(mail?.text).toContain("Tratta: Milano – Zurigo, lunedì 30 novembre 2026");
    expect(mail?.html).toContain("il volo è possibile alle 7:30.");
    const found = await enquiries.read(id);
    expect(found).toMatchObject({
      status: "answered",
      assigned_to: keeper.userId,
      first_answered_at: "2026-11-21T09:42:00.000Z",
    });
    expect(found.messages).toHaveLength(1);
  });

  // Rule: product.md#mail-texts
  test("uses an admin's text, which staff see before they answer", async () => {
    const words = { subject: "Risposta {codice}", heading: "Eccoci.", body: "{risposta}\n\nSempre a {telefono_casa}." };
    await callApi(application, colleague, "PUT", "/api/mail_texts/enquiry-answered", words);
    const { id, reference } = await enquiries.ask();
    expect((await enquiries.read(id)).answer_text).toEqual(words);
    await enquiries.answer(id, { body: "Sì, anche in albergo." });
    const [mail] = await answerMails(reference);
    expect(mail?.subject).toBe(`Risposta ${reference}`);
    expect(mail?.text).toContain(`Sì, anche in albergo.\n\nSempre a ${application.context.site.phone}.`);
    await callApi(application, colleague, "DELETE", "/api/mail_texts/enquiry-answered");
    expect((await enquiries.read(id)).answer_text).toBeNull();
  });

  // Rule: product.md#languages "The letters"
  test("starts in the language of the customer's mails, and so does the request in it", async () => {
    const { id } = await enquiries.ask({ ...FLIGHT_REQUEST, message: "Ein Hund.", language: "de" });
    expect(await enquiries.read(id)).toMatchObject({
      rows: [{ label: "Tratta", value: "Milano – Zurigo, lunedì 30 novembre 2026" }, {}],
      reply: {
        language: "de",
        rows: [{ label: "Strecke", value: "Mailand – Zürich, Montag, 30. November 2026" }, {}],
        first_draft: expect.stringMatching(/^Guten Tag Ada Lovelace,\n\nvielen Dank/),
        next_draft: "Guten Tag Ada Lovelace,\n\n",
      },
    });
    await enquiries.change(id, { language: "it" });
    const { reply } = await enquiries.read(id);
    expect([reply.language, reply.next_draft]).toEqual(["it", "Gentile Ada Lovelace,\n\n"]);
  });

  test("escapes the typed text", async () => {
    const { id, reference } = await enquiries.ask();
    await enquiries.answer(id, { body: '<img src=x onerror="alert(1)">' });
    const [mail] = await answerMails(reference);
    expect(mail?.html).toContain("&lt;img src=x");
    expect(mail?.html).not.toContain("<img");
  });

  test("a second answer keeps the time of the first, and the assignee", async () => {
    const { id } = await enquiries.ask();
    await enquiries.answer(id, { body: "Arriviamo." }, randomUUID(), colleague);
    later(90);
    await enquiries.answer(id, { body: "Siamo arrivati." });
    const found = await enquiries.read(id);
    expect(found).toMatchObject({ first_answered_at: "2026-11-21T09:00:00.000Z", assigned_to: colleague.userId });
    expect(found.messages.map((one: { body: string }) => one.body)).toEqual(["Arriviamo.", "Siamo arrivati."]);
  });

  // Rule: product.md#requests-screen
  test("a repeated key makes one answer and one mail, also in ten concurrent calls", async () => {
    const { id, reference, version } = await enquiries.ask();
    const key = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => enquiries.answer(id, { body: "Certo.", version }, key)),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const ids = await Promise.all(sent.map(async (response) => (await response.json()).id));
    expect(new Set(ids).size).toBe(1);
    expect(await answerMails(reference)).toHaveLength(1);
  });

  test("a key is valid only for its text and its request", async () => {
    const [one, other] = [await enquiries.ask(), await enquiries.ask({ kind: "club", ...TEST_SENDER })];
    const key = randomUUID();
    await enquiries.answer(one.id, { body: "Certo." }, key);
    for (const response of [
      await enquiries.answer(one.id, { body: "Mai." }, key),
      await enquiries.answer(other.id, { body: "Certo." }, key),
      await enquiries.answer(one.id, { body: "Certo." }, "con spazio"),
    ]) {
      expect(response.status).toBe(422);
      expect((await response.json()).errors[0].path).toBe("Idempotency-Key");
    }
  });

  test("a second person's answer is refused if the request was answered meanwhile", async () => {
    const { id, reference, version } = await enquiries.ask();
    await enquiries.answer(id, { body: "La prima.", version }, randomUUID(), colleague);
    const second = await enquiries.answer(id, { body: "La seconda.", version });
    expect(second.status).toBe(409);
    expect((await second.json()).detail).toContain(`Modificato da ${colleague.email}`);
    expect(await answerMails(reference)).toHaveLength(1);
  });

  // Rule: product.md#enquiries
  test("a closed request must be reopened before it is answered", async () => {
    const { id } = await enquiries.ask();
    await enquiries.change(id, { status: "answered" });
    await enquiries.change(id, { status: "closed" });
    const refused = await enquiries.answer(id, { body: "Ancora una cosa." });
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toBe("La richiesta è chiusa: riaprila per rispondere.");
  });

  test.each([[{}], [{ body: "  " }], [{ body: "x".repeat(5001) }], [{ body: "a\u0000b" }]])(
    "refuses an invalid body with a field error",
    async (body) => {
      const { id } = await enquiries.ask();
      const response = await enquiries.answer(id, body);
      expect(response.status).toBe(422);
      expect((await response.json()).errors[0].path).toBe("body");
    },
  );
});
