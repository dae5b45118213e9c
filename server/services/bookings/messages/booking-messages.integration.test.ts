import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#domain/durations.ts";
import { MAX_CUSTOMER_MESSAGES, MAX_MESSAGE_CHARACTERS } from "#domain/messages/conversation.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { ServiceError } from "#server/errors.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { findBooking } from "#server/services/bookings/record/private-booking.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { sendBookingMail } from "#server/services/bookings/send-booking-mail.ts";
import { deriveManageToken } from "#server/services/bookings/shared/manage-token.ts";
import { sendReplyAlerts } from "#server/services/enquiries/send-reply-alerts.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { callApi, callerOf, type SignedIn } from "#test/staff.ts";
import { deleteBookings, queryRows } from "#test/stored-bookings.ts";
import { TEST_NOW } from "#test/test-now.ts";
import { writeBookingMessage } from "./write-booking-message.ts";

const application = setUpTestApplication({ clock: () => now });
const keeper = setUpSignedInUser(application, "customer_service");
const colleague = setUpSignedInUser(application, "admin");
const call = callerOf(application, keeper);
let now = TEST_NOW;
beforeEach(async () => {
  now = TEST_NOW;
  await deleteBookings(application.context);
});

const later = (minutes: number) => {
  now = new Date(TEST_NOW.getTime() + minutes * MINUTE_MS);
};

/** Stores a confirmed booking; returns its id, reference and the token of its private link. */
async function book(change: ReturnType<typeof sql> = sql`status = 'confirmed'`, dates = {}) {
  const { booking } = await requestBooking(application.context, { body: bookingRequest(dates) });
  await queryRows(
    application.context,
    sql`update bookings set status = 'confirmed', hold_expires_at = null where id = ${booking.id}`,
  );
  await queryRows(application.context, sql`update bookings set ${change} where id = ${booking.id}`);
  const token = deriveManageToken(application.context.env.secret, { id: booking.id, linkVersion: 0 });
  return { id: booking.id, reference: booking.reference, token };
}

const write = (token: string, body: unknown, key: string = randomUUID()) =>
  writeBookingMessage(application.context, { token, form: { body, key } });
const send = (id: string, body: unknown, more: object = {}, key: string = randomUUID(), by: SignedIn = keeper) => {
  const headers = { ...by.headers, "idempotency-key": key };
  return callApi(application, { ...by, headers }, "POST", `/api/bookings/${id}/messages`, { body, ...more });
};
const readAll = async (id: string) => (await call("GET", `/api/bookings/${id}/messages`)).json();
const read = async (id: string) => (await call("GET", `/api/bookings/${id}`)).json();
const waiting = async () => (await call("GET", "/api/waiting_work")).json();
const messagesOf = async (token: string) =>
  (await findBooking(application.context, { token }, wordsOf("it"))).messages.map(({ side, body }) => [side, body]);
const staffMails = async (reference: string): Promise<OutgoingEmail[]> => {
  const rows = await queryRows<{ data: OutgoingEmail }>(
    application.context,
    sql`select data from pgboss.job where name = 'mail' and data->>'subject' like ${`Nuovo messaggio ${reference}%`} order by created_on`,
  );
  return rows.map(({ data }) => data);
};
const mailJobs = (id: string) =>
  queryRows<{ data: { booking: string; kind: "message"; event: string } }>(
    application.context,
    sql`select data from pgboss.job where name = 'booking-mail' and data->>'kind' = 'message' and data->>'booking' = ${id} order by created_on`,
  );
/** Runs the mail jobs of a booking's messages; returns what was sent. */
async function deliver(id: string): Promise<OutgoingEmail[]> {
  const sent: OutgoingEmail[] = [];
  const mailer = {
    send: async (mail: OutgoingEmail) => {
      sent.push(mail);
    },
  };
  for (const { data } of await mailJobs(id)) await sendBookingMail(application.context, { ...data, mailer });
  return sent;
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof ServiceError ? error.message : String(error)),
  );

describe("a message of staff to a renter", () => {
  // Rule: product.md#conversation "Staff write to"
  test("stands on the private page and in the history, and goes by mail with the link and no staff address", async () => {
    const { id, token } = await book();
    const response = await send(id, "Ti aspettiamo alle 10.");
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ booking_id: id, side: "staff", author: keeper.userId });
    expect(await messagesOf(token)).toEqual([["staff", "Ti aspettiamo alle 10."]]);
    expect(JSON.stringify((await findBooking(application.context, { token }, wordsOf("it"))).messages)).not.toContain(
      "@",
    );
    const [event] = await (await call("GET", `/api/bookings/${id}/events`)).json();
    expect(event).toMatchObject({ kind: "message", actor: keeper.userId, note: "Ti aspettiamo alle 10." });
    const [stored] = await queryRows(application.context, sql`select note from booking_events where kind = 'message'`);
    expect(stored).toEqual({ note: null });
    const [mail, ...others] = await deliver(id);
    expect(others).toEqual([]);
    expect(mail).not.toHaveProperty("replyTo");
    expect(mail?.text).toContain("Ti aspettiamo alle 10.\n\nPersona di prova\nVelluto");
    expect(mail?.text).toContain(`/prenotazione/${token}#conversazione`);
    expect(mail?.text).toContain("Le risposte a questa e-mail non vengono lette.");
    expect(`${mail?.text}${mail?.html}`).not.toContain(keeper.email);
  });

  // Rule: product.md#conversation "Staff write to"
  test("stays on the page of a renter without an e-mail", async () => {
    const { id, token } = await book(sql`email = null`);
    expect((await send(id, "Ti aspettiamo.")).status).toBe(201);
    expect(await messagesOf(token)).toEqual([["staff", "Ti aspettiamo."]]);
    expect(await mailJobs(id)).toEqual([]);
  });

  test("is one message and one mail for a repeated key, also in ten concurrent calls, and a key has one text", async () => {
    const { id } = await book();
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(id, "Una volta.", {}, key)));
    expect(sent.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(await readAll(id)).toHaveLength(1);
    expect(await mailJobs(id)).toHaveLength(1);
    const other = await book(undefined, { pickupDate: "2027-01-10", returnDate: "2027-01-12" });
    for (const response of [await send(id, "Altro.", {}, key), await send(other.id, "Una volta.", {}, key)])
      expect((await response.json()).errors[0].path).toBe("Idempotency-Key");
  });

  // Rule: product.md#conversation "A request or booking"
  test("is refused once there is a later message than the author has seen", async () => {
    const { id, token } = await book();
    await write(token, "Arrivo alle 11.");
    const [first] = await readAll(id);
    const refused = await send(id, "Va bene.", { last_message: null });
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toMatch(/^Nel frattempo .* ha scritto ancora\.$/);
    later(1);
    expect((await send(id, "Va bene.", { last_message: first.id })).status).toBe(201);
    const byColleague = await send(id, "Anche da me.", { last_message: first.id }, randomUUID(), colleague);
    expect((await byColleague.json()).detail).toBe("Nel frattempo ha scritto Persona di prova.");
    expect((await send(id, "Ancora.", { last_message: "x" })).status).toBe(422);
  });

  test.each([[undefined], ["  "], ["x".repeat(MAX_MESSAGE_CHARACTERS + 1)], ["a\u0000b"]])(
    "has an error at its field when invalid (%#)",
    async (body) => {
      const { id } = await book();
      const response = await send(id, body);
      expect(response.status).toBe(422);
      expect((await response.json()).errors[0].path).toBe("body");
    },
  );

  // Rule: product.md#private-link
  test("is possible as long as the private link opens", async () => {
    const { id, token } = await book(sql`status = 'completed'`);
    now = new Date(TEST_NOW.getTime() + 100 * DAY_MS);
    expect((await send(id, "Hai dimenticato gli occhiali.")).status).toBe(201);
    now = new Date(TEST_NOW.getTime() + 300 * DAY_MS);
    const refused = await send(id, "Ancora.");
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toContain("non si apre più");
    expect(await refusal(write(token, "Ciao."))).toBe("Questa prenotazione non esiste.");
  });
});

describe("a message of the renter", () => {
  // Rule: product.md#conversation "A message from"
  test("is mailed to staff with the panel's link, stands in the history and changes nothing of the booking", async () => {
    const { id, reference, token } = await book();
    const before = await read(id);
    await write(token, "  Arrivo <b>alle 11</b>.  ");
    const [mail, ...others] = await staffMails(reference);
    expect(others).toEqual([]);
    expect(mail?.to).toBe(application.context.env.mailStaff);
    expect(mail?.text).toContain("ha scritto sulla pagina della sua prenotazione");
    expect(mail?.text).toContain(`/admin/bookings/${id}`);
    expect(mail?.html).toContain("Arrivo &lt;b&gt;alle 11");
    expect(`${mail?.text}${mail?.html}`).not.toContain(token);
    const [event] = await (await call("GET", `/api/bookings/${id}/events`)).json();
    expect(event).toMatchObject({ kind: "message", actor: "renter", note: "Arrivo <b>alle 11</b>." });
    expect(await read(id)).toMatchObject({
      status: "confirmed",
      version: before.version,
      updated_at: before.updated_at,
    });
  });

  // Rule: product.md#conversation "A request or booking"
  // Rule: product.md#conversation "Messages of a booking"
  // Rule: product.md#panel-shell "The counts beside"
  // Rule: product.md#reply-alert
  test("is unread until a staff member has seen it, is counted, and alerts staff like a request", async () => {
    const { id, token } = await book();
    const before = await waiting();
    await write(token, "Prima.");
    later(10);
    await write(token, "Seconda.");
    expect(await read(id)).toMatchObject({ unread: true });
    const unread = await call("GET", "/api/bookings?unread=true");
    expect((await unread.json()).map((row: { id: string }) => row.id)).toEqual([id]);
    expect(await waiting()).toMatchObject({ booking_messages: before.booking_messages + 1 });
    later(95);
    expect((await waiting()).reply_alert).toMatchObject({
      waiting: 1,
      longest: [{ id, kind: "booking", due_in_seconds: 1500 }],
    });
    expect(await sendReplyAlerts(application.context)).toBe(1);
    expect(await sendReplyAlerts(application.context)).toBe(0);

    const [first, second] = await readAll(id);
    const markRead = (upTo: string) => call("POST", `/api/bookings/${id}/messages/read`, { up_to: upTo });
    expect((await markRead(first.id)).status).toBe(204);
    expect(await read(id)).toMatchObject({ unread: true });
    expect((await markRead(second.id)).status).toBe(204);
    expect((await markRead(first.id)).status).toBe(204);
    expect(await read(id)).toMatchObject({ unread: false });
    expect(await waiting()).toMatchObject({ booking_messages: before.booking_messages });
    expect((await markRead(randomUUID())).status).toBe(404);
    later(120);
    await write(token, "Terza.");
    await send(id, "Ecco.");
    expect(await read(id)).toMatchObject({ unread: false });
  });

  // Rule: product.md#conversation
  test("is stored once for the same words from the same form, and at most a hundred times", async () => {
    const { id, reference, token } = await book();
    const key = randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => write(token, "Una volta.", key)));
    expect(await messagesOf(token)).toHaveLength(1);
    expect(await staffMails(reference)).toHaveLength(1);
    await write(token, "Altre parole.", key);
    expect(await messagesOf(token)).toHaveLength(2);
    await queryRows(
      application.context,
      sql`with events as (
        insert into booking_events (booking_id, kind, status, actor)
        select ${id}::uuid, 'message', 'confirmed', 'renter' from generate_series(1, ${MAX_CUSTOMER_MESSAGES}::int) returning id
      ) insert into messages (booking_id, event_id, side, body) select ${id}::uuid, id, 'customer', 'x' from events`,
    );
    expect(await refusal(write(token, "Ancora."))).toContain("chiamaci");
  });

  // Rule: product.md#conversation
  test.each([[""], ["x".repeat(MAX_MESSAGE_CHARACTERS + 1)], ["a\u0000b"], [undefined]])(
    "is refused when invalid (%#)",
    async (body) => {
      const { token } = await book();
      expect(await refusal(write(token, body))).toBe("Controlla i campi evidenziati.");
      expect(await messagesOf(token)).toEqual([]);
    },
  );

  // Rule: product.md#private-link
  test("needs the booking's own token", async () => {
    const { id, token } = await book();
    for (const wrong of [id, "x", `${token}x`, `${"k".repeat(43)}`])
      expect(await refusal(write(wrong, "Ciao."))).toBe("Questa prenotazione non esiste.");
  });
});
