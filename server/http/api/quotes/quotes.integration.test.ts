// Rule: product.md#quotes

import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { findSenderEnquiry } from "#server/services/enquiries/find-sender-enquiry.ts";
import { conversationPath } from "#server/services/enquiries/shared/conversation-token.ts";
import { sendQuoteMail } from "#server/services/quotes/quote-jobs.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { enquiryApiOf, FLIGHT_REQUEST } from "#test/enquiry-api.ts";
import { CAR_QUOTE, FLIGHT_QUOTE, quoteApiOf } from "#test/quote-api.ts";
import { callApi, signInAs } from "#test/staff.ts";
import { deleteBookings, queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "customer_service");
const quotes = quoteApiOf(application, clerk);
let context: AppContext;
beforeAll(() => {
  context = application.context;
});
afterEach(async () => {
  await context.db.execute(sql`delete from quotes`);
  await deleteBookings(context);
});

describe("staff write a quote", () => {
  test("as a draft that nobody else can read, change it, and send it with its private link", async () => {
    const response = await quotes.call("POST", "", FLIGHT_QUOTE);
    expect(response.status).toBe(201);
    const draft = await response.json();
    expect(draft).toMatchObject({ status: "draft", total: 4200, private_url: null, author_name: "Persona di prova" });
    expect(draft.reference).toMatch(/^PV-[2-9A-Z]{6}$/);
    const changed = await quotes.call("PATCH", `/${draft.id}`, {
      ...FLIGHT_QUOTE,
      title: "Volo per Zurigo",
      version: 1,
    });
    expect(await changed.json()).toMatchObject({ title: "Volo per Zurigo", version: 2 });
    expect((await quotes.call("PATCH", `/${draft.id}`, { ...FLIGHT_QUOTE, version: 1 })).status).toBe(409);
    const quote = await (await quotes.call("POST", `/${draft.id}/send`, { version: 2 })).json();
    expect(quote.status).toBe("sent");
    expect(await quotes.mailsOf(draft.id)).toEqual(["sent"]);
    expect((await quotes.call("POST", `/${draft.id}/send`, { version: 2 })).status).toBe(200);
    expect(await quotes.mailsOf(draft.id)).toEqual(["sent"]);
    const fixed = await quotes.call("PATCH", `/${draft.id}`, FLIGHT_QUOTE);
    expect([fixed.status, (await fixed.json()).detail]).toEqual([
      409,
      "Un preventivo «Inviato» non si può più cambiare: scrivine uno nuovo.",
    ]);
  });

  // Rule: product.md#rental-ban
  test("and see the recipient's rental ban, found by record or by e-mail", async () => {
    const admin = await signInAs(application, "admin");
    const person = { name: "Ada Lovelace", email: "ada@prova.example" };
    const { id } = await (await callApi(application, clerk, "POST", "/api/customers", person)).json();
    const draft = async (body: object) => (await quotes.call("POST", "", { ...FLIGHT_QUOTE, ...body })).json();
    const named = await draft({ email: "altra@prova.example", customer_id: id });
    const loose = await draft({});
    expect([named.customer_banned, loose.customer_banned]).toEqual([false, false]);
    await callApi(application, admin, "PUT", `/api/customers/${id}/ban`, { reason: "Danni non pagati" });
    const proposal = await (await quotes.call("GET", `/proposal?customer=${id}`)).json();
    const now = [proposal, await quotes.read(named.id), await quotes.read(loose.id)];
    expect(now.map(({ customer_banned }) => customer_banned)).toEqual([true, true, true]);
    expect(await draft({ email: "nessuno@prova.example" })).toMatchObject({ customer_banned: false });
  });

  // Rule: product.md#conversation "A quote that"
  test("and its mail has lines, total, last day and the link", async () => {
    const { id, token } = await quotes.sent();
    const mails: OutgoingEmail[] = [];
    await sendQuoteMail(context, { quote: id, kind: "sent", mailer: { send: async (mail) => void mails.push(mail) } });
    expect(mails[0]?.to).toBe("ada@prova.example");
    expect(mails[0]).not.toHaveProperty("replyTo");
    for (const text of ["4 × Imposta sugli aerotaxi: € 400", "Totale: € 4.200", "30 novembre 2026", token]) {
      expect(mails[0]?.text).toContain(text);
    }
  });

  // Rule: product.md#mail-texts
  test("and its mail uses an admin's text", async () => {
    const admin = await signInAs(application, "admin");
    const words = { subject: "{codice}: {oggetto}", heading: "Per te.", body: "{nome}, decidi entro {valido_fino}." };
    const written = await callApi(application, admin, "PUT", "/api/mail_texts/quote-sent", words);
    expect(written.status).toBe(200);
    try {
      const { id } = await quotes.sent();
      const mails: OutgoingEmail[] = [];
      await sendQuoteMail(context, {
        quote: id,
        kind: "sent",
        mailer: { send: async (mail) => void mails.push(mail) },
      });
      expect(mails[0]?.subject).toMatch(/^PV-[2-9A-Z]{6}: Il tuo volo Milano – Zurigo$/);
      expect(mails[0]?.text).toContain("Ada Lovelace, decidi entro lunedì 30 novembre 2026.");
    } finally {
      await context.db.execute(sql`delete from mail_texts`);
    }
  });

  test("from a jet request, with its estimate and its sender", async () => {
    const details = { legs: [{ from: "Milano", to: "Zurigo", date: "2026-11-30" }], passengers: 4 };
    const request = {
      kind: "jet",
      name: "Ada Lovelace",
      email: "ada@prova.example",
      phone: "+39 333 000 0000",
      details,
    };
    const { reference } = await (await callApi(application, null, "POST", "/api/enquiries", request)).json();
    const [row] = await queryRows<{ id: string }>(
      context,
      sql`select id from enquiries where reference = ${reference}`,
    );
    const proposal = await (await quotes.call("GET", `/proposal?enquiry=${row?.id}`)).json();
    expect(proposal).toMatchObject({
      kind: "jet",
      name: "Ada Lovelace",
      enquiry_id: row?.id,
      valid_until: "2026-11-28",
      lines: [
        { text: "Volo in Light Jet, Milano – Zurigo, lunedì 30 novembre 2026", quantity: 1, amount: 3800 },
        { text: "Imposta sugli aerotaxi, 4 persone", quantity: 1, amount: 400 },
      ],
    });
    const quote = await (await quotes.call("POST", "", { ...FLIGHT_QUOTE, ...proposal })).json();
    expect(quote).toMatchObject({ enquiry_id: row?.id, customer_id: proposal.customer_id, total: 4200 });
    expect(await (await quotes.call("GET", `?enquiry_id=${row?.id}`)).json()).toHaveLength(1);
  });

  describe("for a request, and sending it answers the request", () => {
    const requested = async () => {
      const enquiries = enquiryApiOf(application, clerk);
      const asked = await enquiries.ask(FLIGHT_REQUEST);
      const { id } = await (await quotes.call("POST", "", { ...FLIGHT_QUOTE, enquiry_id: asked.id })).json();
      return { enquiries, asked, send: () => quotes.call("POST", `/${id}/send`, {}) };
    };

    test("once: the request is answered and assigned to the sender", async () => {
      const { enquiries, asked, send } = await requested();
      expect(await enquiries.read(asked.id)).toMatchObject({ status: "new", first_answered_at: null });
      for (const _again of [1, 2]) expect((await send()).status).toBe(200);
      expect(await enquiries.read(asked.id)).toMatchObject({
        status: "answered",
        first_answered_at: expect.any(String),
        assigned_to: clerk.userId,
      });
      const actions = await queryRows(context, sql`select action from audit_log where entity_id = ${asked.id}`);
      expect(actions).toEqual([{ action: "answer" }]);
    });

    // Rule: product.md#conversation "A quote that"
    test("on the customer's page, unless it went to another address", async () => {
      const asked = await enquiryApiOf(application, clerk).ask(FLIGHT_REQUEST);
      const about = { ...FLIGHT_QUOTE, enquiry_id: asked.id };
      await quotes.sent(about);
      const { token } = await quotes.sent({ ...about, email: "Ada@example.com" });
      await quotes.call("POST", "", { ...about, email: "ada@example.com" });
      const page = conversationPath(context.env.secret, { id: asked.id, language: "it" }).split("/").at(-1) ?? "";
      const { conversation } = await findSenderEnquiry(context, page, wordsOf("it"));
      expect(conversation?.quotes).toEqual([
        expect.objectContaining({
          author: "Persona di prova",
          title: FLIGHT_QUOTE.title,
          token,
        }),
      ]);
      expect(JSON.stringify(conversation)).not.toContain(clerk.email);
    });

    test("but not a closed request, nor one with unread messages", async () => {
      const closed = await requested();
      for (const status of ["answered", "closed"]) await closed.enquiries.change(closed.asked.id, { status });
      expect((await closed.send()).status).toBe(200);
      expect(await closed.enquiries.read(closed.asked.id)).toMatchObject({ status: "closed" });
      const { enquiries, asked, send } = await requested();
      await context.db.execute(sql`update enquiries set customer_wrote_at = now() where id = ${asked.id}`);
      expect((await send()).status).toBe(200);
      expect(await enquiries.read(asked.id)).toMatchObject({ status: "new" });
    });
  });

  test("and a repeated key makes one quote", async () => {
    const headers = { ...clerk.headers, "idempotency-key": "quote-1" };
    const post = () =>
      application.app.request("/api/quotes", { method: "POST", headers, body: JSON.stringify(FLIGHT_QUOTE) });
    const [one, two] = await Promise.all([post(), post()]);
    expect((await one.json()).id).toBe((await two.json()).id);
  });

  test.each([
    [{ lines: [] }, "lines", "Scrivi almeno una riga."],
    [{ valid_until: "2026-11-20" }, "valid_until", "Questo giorno è già passato."],
    [{ kind: "car", rental: null }, "rental", "Scegli l'auto e le date."],
    [{ lines: [{ text: "Sconto", quantity: 1, amount: -1 }] }, "lines", "Il totale non può essere negativo."],
    [{ email: "ada" }, "email", "Indica un indirizzo e-mail valido."],
    [{ ...CAR_QUOTE, valid_until: "2026-12-11" }, "valid_until", "Vale al più tardi fino al giorno del ritiro."],
  ])("%j is a field error at %s", async (change, path, message) => {
    const response = await quotes.call("POST", "", { ...FLIGHT_QUOTE, ...change });
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toContainEqual({ path, message });
  });

  test("for a car until its pickup day at most; one that is valid longer is not sent", async () => {
    const response = await quotes.call("POST", "", { ...CAR_QUOTE, valid_until: "2026-12-10" });
    expect(response.status).toBe(201);
    const { id } = await response.json();
    await context.db.execute(sql`update quotes set valid_until = '2026-12-11' where id = ${id}`);
    const refused = await quotes.call("POST", `/${id}/send`, {});
    expect([refused.status, (await refused.json()).detail]).toEqual([
      409,
      "Vale oltre il giorno del ritiro: cambialo prima di inviare.",
    ]);
  });

  test("for a car not below the price that the role may agree to", async () => {
    const cheap = { ...CAR_QUOTE, lines: [{ text: "Ferrari", quantity: 1, amount: 3000 }] };
    const response = await quotes.call("POST", "", cheap);
    expect([response.status, (await response.json()).errors[0].path]).toEqual([422, "lines"]);
    expect((await quotes.call("POST", "", cheap, await signInAs(application, "admin"))).status).toBe(201);
    const nowhere = { ...CAR_QUOTE, rental: { ...CAR_QUOTE.rental, vehicle: "batmobile" } };
    expect((await (await quotes.call("POST", "", nowhere)).json()).errors[0].path).toBe("rental.vehicle");
  });
});
