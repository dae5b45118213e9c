import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { MAX_CUSTOMER_MESSAGES, MAX_MESSAGE_CHARACTERS } from "#domain/messages/conversation.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { ServiceError } from "#server/errors.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { findSenderEnquiry } from "#server/services/enquiries/find-sender-enquiry.ts";
import { writeMessage } from "#server/services/enquiries/write-message.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi, callerOf } from "#test/staff.ts";
import { queryRows } from "#test/stored-bookings.ts";
import { TEST_NOW } from "#test/test-now.ts";

const application = setUpTestApplication({ clock: () => now });
const keeper = setUpSignedInUser(application, "customer_service");
let now = TEST_NOW;
beforeEach(() => {
  now = TEST_NOW;
});

const later = (minutes: number) => {
  now = new Date(TEST_NOW.getTime() + minutes * 60_000);
};
const call = callerOf(application, keeper);
const read = async (id: string) => (await call("GET", `/api/enquiries/${id}`)).json();

const mailsOf = async (subject: string): Promise<OutgoingEmail[]> => {
  const rows = await queryRows<{ data: OutgoingEmail }>(
    application.context,
    sql`select data from pgboss.job where name = 'mail' and data->>'subject' like ${subject} order by created_on`,
  );
  return rows.map(({ data }) => data);
};

/** Creates an enquiry; returns the token from its sender's mail. */
async function ask(message: string | null = "Consegnate a Bellagio?") {
  const sender = { name: "Ada Lovelace", email: "ada@example.com", phone: "+39 347 123 4567" };
  const body = { kind: "contact", ...sender, ...(message && { message }) };
  const { reference } = await (await callApi(application, null, "POST", "/api/enquiries", body)).json();
  const [row] = await (await call("GET", `/api/enquiries?reference=${reference}`)).json();
  const [mail] = await mailsOf(`La tua richiesta ${reference}%`);
  const token = /\/richiesta\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  return { id: row.id as string, reference: reference as string, token };
}

const write = (token: string, body: unknown, key: string = randomUUID()) =>
  writeMessage(application.context, { token, form: { body, key } });
const answer = (id: string, body: string, version?: number) =>
  call("POST", `/api/enquiries/${id}/answers`, { body, ...(version && { version }) });
const messagesOf = async (token: string) =>
  (await findSenderEnquiry(application.context, token, wordsOf("it"))).conversation?.messages.map(({ side, body }) => [
    side,
    body,
  ]);
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof ServiceError ? error.message : String(error)),
  );

describe("the conversation of a request", () => {
  // Rule: product.md#conversation "An answer from"
  test("is readable by both sides on its page, with staff names but no staff addresses", async () => {
    const { id, token } = await ask();
    later(10);
    await answer(id, "Sì, anche in albergo.");
    later(20);
    await write(token, "  Perfetto, alle dieci?  ");
    expect(await messagesOf(token)).toEqual([
      ["customer", "Consegnate a Bellagio?"],
      ["staff", "Sì, anche in albergo."],
      ["customer", "Perfetto, alle dieci?"],
    ]);
    const page = JSON.stringify(await findSenderEnquiry(application.context, token, wordsOf("it")));
    expect(page).toContain("Persona di prova");
    expect(page).not.toContain("@");
    expect((await read(id)).messages.map(({ side }: { side: string }) => side)).toEqual(["staff", "customer"]);
  });

  // Rule: product.md#conversation "An answer from"
  test("sends the answer with a link to the page and no staff address", async () => {
    const { id, reference, token } = await ask();
    await answer(id, "Certo.");
    const [mail] = await mailsOf(`Risposta alla tua richiesta ${reference}%`);
    expect(mail).not.toHaveProperty("replyTo");
    expect(mail?.text).toContain(`Rispondi qui:\n${application.context.env.siteUrl}/richiesta/${token}`);
    for (const address of [keeper.email, application.context.env.mailStaff])
      expect(`${mail?.text}${mail?.html}`).not.toContain(address);
  });

  // Rule: product.md#conversation "A message from"
  test("notifies staff of a customer's message with the panel's link, not the private one", async () => {
    const { id, reference, token } = await ask();
    await answer(id, "Certo.");
    await write(token, "Grazie <b>mille</b>.");
    const [mail, ...others] = await mailsOf(`Nuovo messaggio ${reference}%`);
    expect(others).toEqual([]);
    expect(mail?.to).toBe(application.context.env.mailStaff);
    expect(mail?.text).toContain(`/admin/requests/${id}`);
    expect(mail?.html).toContain("Grazie &lt;b&gt;mille");
    expect(`${mail?.text}${mail?.html}`).not.toContain(token);
    expect((await mailsOf(`Nuova richiesta ${reference}%`)).map(({ text }) => text.includes(token))).toEqual([false]);
  });

  // Rule: product.md#conversation "A message from"
  test.each([["answered"], ["closed"]])("reopens an %s enquiry with a new reply time of two hours", async (status) => {
    const { id, token } = await ask();
    later(30);
    await answer(id, "Certo.");
    if (status === "closed") await call("PATCH", `/api/enquiries/${id}`, { status });
    later(300);
    await write(token, "E il giorno dopo?");
    expect(await read(id)).toMatchObject({
      status: "new",
      unread: true,
      reply_due_in_seconds: 7200,
      first_answered_at: "2026-11-21T09:30:00.000Z",
    });
    later(310);
    await answer(id, "Anche.");
    expect(await read(id)).toMatchObject({ status: "answered", unread: false, reply_due_in_seconds: null });
  });

  // Rule: product.md#conversation "A message from"
  test("keeps the reply time of an open enquiry", async () => {
    const { id, token } = await ask();
    later(50);
    await write(token, "Aggiungo una cosa.");
    expect(await read(id)).toMatchObject({ status: "new", reply_due_in_seconds: 70 * 60 });
  });

  // Rule: product.md#conversation "A request or booking"
  test("is marked read up to the message seen; a newer one stays unread, and a draft answer is not refused", async () => {
    const { id, token } = await ask();
    await write(token, "Prima.");
    const { messages, version } = await read(id);
    later(1);
    await write(token, "Seconda.");
    const seen = (messageId: string) => call("POST", `/api/enquiries/${id}/read`, { up_to: messageId });
    expect((await seen(messages[0].id)).status).toBe(204);
    expect(await read(id)).toMatchObject({ unread: true, version: version + 1 });
    expect((await seen((await read(id)).messages[1].id)).status).toBe(204);
    expect((await seen(messages[0].id)).status).toBe(204);
    expect(await read(id)).toMatchObject({ unread: false, version: version + 1 });
    expect((await seen(randomUUID())).status).toBe(404);
    expect((await call("POST", `/api/enquiries/${id}/read`, {})).status).toBe(422);
  });

  test("refuses an answer when the customer wrote meanwhile, with the customer's name", async () => {
    const { id, token } = await ask();
    const { version } = await read(id);
    await write(token, "Anzi, a Como.");
    const refused = await answer(id, "A Bellagio sì.", version);
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toBe("Nel frattempo Ada Lovelace ha scritto ancora.");
  });
});

describe("a message sent from the page", () => {
  // Rule: product.md#conversation
  test("is stored and notified once for the same text and key, sent ten times at once", async () => {
    const { reference, token } = await ask(null);
    const key = randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => write(token, "Una volta.", key)));
    expect(await messagesOf(token)).toHaveLength(1);
    expect(await mailsOf(`Nuovo messaggio ${reference}%`)).toHaveLength(1);
    await write(token, "Altre parole.", key);
    expect(await messagesOf(token)).toHaveLength(2);
  });

  // Rule: product.md#conversation
  test.each([
    ["", "Controlla i campi evidenziati."],
    ["x".repeat(MAX_MESSAGE_CHARACTERS + 1), "Controlla i campi evidenziati."],
    ["a\u0000b", "Controlla i campi evidenziati."],
    [undefined, "Controlla i campi evidenziati."],
  ])("is refused when invalid (%#)", async (body, message) => {
    const { token } = await ask(null);
    expect(await refusal(write(token, body))).toBe(message);
    expect(await messagesOf(token)).toEqual([]);
  });

  test(`after ${MAX_CUSTOMER_MESSAGES} one is asked to call`, async () => {
    const { id, token } = await ask(null);
    await queryRows(
      application.context,
      sql`insert into messages (enquiry_id, side, body) select ${id}::uuid, 'customer', 'x' from generate_series(1, ${MAX_CUSTOMER_MESSAGES}::int)`,
    );
    expect(await refusal(write(token, "Ancora."))).toContain("chiamaci");
  });

  // Rule: product.md#conversation
  // Rule: product.md#private-link
  test("needs the enquiry's own token: neither another's nor the id opens it", async () => {
    const [{ id, token }, other] = [await ask(), await ask()];
    const mixed = token.slice(0, 22) + other.token.slice(22);
    for (const wrong of [mixed, "x", `${token}x`, id]) expect(await refusal(write(wrong, "Ciao."))).toBeTruthy();
    for (const wrong of [mixed, "x"])
      expect(await refusal(findSenderEnquiry(application.context, wrong, wordsOf("it")))).toBe(
        "Questa richiesta non esiste.",
      );
    // More than half a year after the last message, nobody can open the page any more.
    later(200 * 24 * 60);
    expect(await refusal(findSenderEnquiry(application.context, token, wordsOf("it")))).toBe(
      "Questa richiesta non esiste.",
    );
    expect(await refusal(write(token, "Ciao."))).toBe("Questa richiesta non esiste.");
    later(0);
    // A link from the time before conversations shows only the receipt.
    expect(await findSenderEnquiry(application.context, id, wordsOf("it"))).toMatchObject({ conversation: null });
  });
});
