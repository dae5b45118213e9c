import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import type { MailMessage } from "#server/integrations/mailer.ts";
import { acceptQuote } from "#server/services/quotes/accept-quote.ts";
import { declineQuote } from "#server/services/quotes/decline-quote.ts";
import { expireQuotes } from "#server/services/quotes/expire-quotes.ts";
import { findQuote } from "#server/services/quotes/find-quote.ts";
import { sendQuoteMail } from "#server/services/quotes/send-quote-mail.ts";
import { openTestApplication, type TestApplication } from "#test/app.ts";
import { callApi, type SignedIn, signInAs } from "#test/staff.ts";
import { bookedIn } from "#test/staff-api.ts";
import { at, deleteBookings, heldUnits, rowsOf } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
let application: TestApplication;
let context: AppContext;
let clerk: SignedIn;
beforeAll(async () => {
  application = await openTestApplication();
  context = application.context;
  clerk = await signInAs(application, "customer_service");
});
afterAll(() => application.close());
afterEach(async () => {
  await context.db.execute(sql`delete from quotes`);
  await deleteBookings(context);
});

const call = (method: string, path: string, body?: unknown, who = clerk) =>
  callApi(application, who, method, `/api/quotes${path}`, body);

const flight = {
  kind: "jet",
  title: "Il tuo volo Milano – Zurigo",
  name: "Ada Lovelace",
  email: "ada@prova.example",
  phone: "+39 333 000 0000",
  lines: [
    { text: "Volo in Light Jet", quantity: 1, amount: 3800 },
    { text: "Imposta sugli aerotaxi", quantity: 4, amount: 100 },
  ],
  valid_until: "2026-11-30",
  terms: "Catering a bordo compreso.",
};
const car = {
  ...flight,
  kind: "car",
  title: "Ferrari 296 GTB",
  lines: [{ text: "Ferrari 296 GTB, 3 giorni", quantity: 1, amount: 4000 }],
  rental: {
    vehicle: CAR,
    pickupCity: "Milano",
    returnCity: "Milano",
    pickupDate: "2026-12-10",
    pickupTime: "10:00",
    returnDate: "2026-12-13",
    returnTime: "10:00",
  },
};
const driver = { driverBirthDate: "1985-03-14", licenceDate: "2004-06-01" };

/** A quote that was sent, with the key to its page. */
async function sent(body: object = flight) {
  const { id } = await (await call("POST", "", body)).json();
  const quote = await (await call("POST", `/${id}/send`, {})).json();
  return { id: quote.id as string, token: new URL(quote.private_url).pathname.split("/").at(-1) ?? "" };
}
const read = async (id: string) => (await call("GET", `/${id}`)).json();
const refusalOf = (work: Promise<unknown>): Promise<{ kind: string; message: string } | null> =>
  work.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof ServiceError)) throw error;
      return { kind: error.kind, message: error.message };
    },
  );
const mailsOf = (id: string) =>
  rowsOf<{ kind: string }>(
    context,
    sql`select data ->> 'kind' as kind from pgboss.job where name = 'quote-mail' and data ->> 'quote' = ${id} order by 1`,
  ).then((rows) => rows.map(({ kind }) => kind));

describe("staff write a quote", () => {
  test("as a draft nobody else can read, change it, and send it with its private link", async () => {
    const response = await call("POST", "", flight);
    expect(response.status).toBe(201);
    const draft = await response.json();
    expect(draft).toMatchObject({ status: "draft", total: 4200, private_url: null, author_name: "Persona di prova" });
    expect(draft.reference).toMatch(/^PV-[2-9A-Z]{6}$/);
    const changed = await call("PATCH", `/${draft.id}`, { ...flight, title: "Volo per Zurigo", version: 1 });
    expect(await changed.json()).toMatchObject({ title: "Volo per Zurigo", version: 2 });
    expect((await call("PATCH", `/${draft.id}`, { ...flight, version: 1 })).status).toBe(409);
    const quote = await (await call("POST", `/${draft.id}/send`, { version: 2 })).json();
    expect(quote.status).toBe("sent");
    expect(await mailsOf(draft.id)).toEqual(["sent"]);
    expect((await call("POST", `/${draft.id}/send`, { version: 2 })).status).toBe(200);
    expect(await mailsOf(draft.id)).toEqual(["sent"]);
    const fixed = await call("PATCH", `/${draft.id}`, flight);
    expect([fixed.status, (await fixed.json()).detail]).toEqual([
      409,
      "Un preventivo «Inviato» non si può più cambiare: scrivine uno nuovo.",
    ]);
  });

  test("the mail has lines, total, last day and the link", async () => {
    const { id, token } = await sent();
    const mails: MailMessage[] = [];
    await sendQuoteMail(context, { quote: id, kind: "sent", mailer: { send: async (mail) => void mails.push(mail) } });
    expect(mails[0]?.to).toBe("ada@prova.example");
    for (const text of ["4 × Imposta sugli aerotaxi: € 400", "Totale: € 4.200", "30 novembre 2026", token]) {
      expect(mails[0]?.text).toContain(text);
    }
  });

  test("from a jet's request, with its estimate and its sender", async () => {
    const details = { legs: [{ from: "Milano", to: "Zurigo", date: "2026-11-30" }], passengers: 4 };
    const request = {
      kind: "jet",
      name: "Ada Lovelace",
      email: "ada@prova.example",
      phone: "+39 333 000 0000",
      details,
    };
    const { reference } = await (await callApi(application, null, "POST", "/api/enquiries", request)).json();
    const [row] = await rowsOf<{ id: string }>(context, sql`select id from enquiries where reference = ${reference}`);
    const proposal = await (await call("GET", `/proposal?enquiry=${row?.id}`)).json();
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
    const quote = await (await call("POST", "", { ...flight, ...proposal })).json();
    expect(quote).toMatchObject({ enquiry_id: row?.id, customer_id: proposal.customer_id, total: 4200 });
    expect(await (await call("GET", `?enquiry_id=${row?.id}`)).json()).toHaveLength(1);
  });

  test("the same key is one quote", async () => {
    const headers = { ...clerk.headers, "idempotency-key": "quote-1" };
    const post = () =>
      application.app.request("/api/quotes", { method: "POST", headers, body: JSON.stringify(flight) });
    const [one, two] = await Promise.all([post(), post()]);
    expect((await one.json()).id).toBe((await two.json()).id);
  });

  test.each([
    [{ lines: [] }, "lines", "Scrivi almeno una riga."],
    [{ valid_until: "2026-11-20" }, "valid_until", "Questo giorno è già passato."],
    [{ kind: "car", rental: null }, "rental", "Scegli l'auto e le date."],
    [{ lines: [{ text: "Sconto", quantity: 1, amount: -1 }] }, "lines", "Il totale non può essere negativo."],
    [{ email: "ada" }, "email", "Indica un indirizzo e-mail valido."],
  ])("%j is refused at %s", async (change, path, message) => {
    const response = await call("POST", "", { ...flight, ...change });
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toContainEqual({ path, message });
  });

  test("a car cannot be quoted below what the role may agree to", async () => {
    const cheap = { ...car, lines: [{ text: "Ferrari", quantity: 1, amount: 3000 }] };
    const response = await call("POST", "", cheap);
    expect([response.status, (await response.json()).errors[0].path]).toEqual([422, "lines"]);
    expect((await call("POST", "", cheap, await signInAs(application, "admin"))).status).toBe(201);
    const nowhere = { ...car, rental: { ...car.rental, vehicle: "batmobile" } };
    expect((await (await call("POST", "", nowhere)).json()).errors[0].path).toBe("rental.vehicle");
  });
});

describe("the customer", () => {
  test("reads the quote by its link alone, once it is sent", async () => {
    const { id, token } = await sent();
    expect(await findQuote(context, { token })).toMatchObject({ total: 420_000, closed: null, status: "sent" });
    expect(JSON.stringify(await findQuote(context, { token }))).not.toContain(clerk.userId);
    expect(await refusalOf(findQuote(context, { token: "a".repeat(43) }))).toMatchObject({ kind: "not-found" });
    await context.db.execute(sql`update quotes set status = 'draft', sent_at = null where id = ${id}`);
    expect(await refusalOf(findQuote(context, { token }))).toMatchObject({ kind: "not-found" });
  });

  test("accepts a flight: an order, once however often", async () => {
    const { id, token } = await sent();
    await Promise.all([1, 2, 3].map(() => acceptQuote(context, { token, form: {} })));
    await acceptQuote(context, { token, form: {} });
    const orders = await rowsOf(context, sql`select kind, status, total_cents::int from orders where quote_id = ${id}`);
    expect(orders).toEqual([{ kind: "jet", status: "open", total_cents: 420_000 }]);
    expect(await read(id)).toMatchObject({ status: "accepted", order: expect.stringMatching(/^OR-/) });
    expect(await mailsOf(id)).toEqual(["ordered", "sent", "staff-accepted"]);
    const log = await rowsOf(context, sql`select actor from audit_log where entity_id = ${id} and action = 'accept'`);
    expect(log).toEqual([{ actor: "customer" }]);
  });

  test("accepts a car: a confirmed booking at the quoted price that holds a unit, once however often", async () => {
    const { id, token } = await sent(car);
    const answers = await Promise.all([1, 2].map(() => refusalOf(acceptQuote(context, { token, form: driver }))));
    expect(answers).toEqual([null, null]);
    expect(await heldUnits(context, CAR)).toHaveLength(1);
    const { booking } = await read(id);
    const stored = await (await callApi(application, clerk, "GET", `/api/bookings/${booking}`)).json();
    expect(stored).toMatchObject({
      status: "confirmed",
      total: 4000,
      name: "Ada Lovelace",
      agreed_price: { kind: "total", list_total: 4200, reason: expect.stringMatching(/^Preventivo PV-/) },
    });
    expect((await findQuote(context, { token })).bookingToken).toMatch(/^[\w-]{43}$/);
  });

  test("is told when the car has gone to somebody else meanwhile, and the quote stays open", async () => {
    const { id, token } = await sent(car);
    await bookedIn(application, "confirmed");
    expect(await refusalOf(acceptQuote(context, { token, form: driver }))).toEqual({
      kind: "conflict",
      message: "Non più disponibile per queste date",
    });
    expect((await read(id)).status).toBe("sent");
    expect(await heldUnits(context, CAR)).toHaveLength(1);
  });

  test("two quotes of the last unit: one is accepted, the other refused", async () => {
    const quotes = [await sent(car), await sent(car)];
    const answers = await Promise.all(
      quotes.map(({ token }) => refusalOf(acceptQuote(context, { token, form: driver }))),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers).toContainEqual({ kind: "conflict", message: "Non più disponibile per queste date" });
    expect(await heldUnits(context, CAR)).toHaveLength(1);
  });

  test("who drives is asked, and must be allowed to", async () => {
    const { token } = await sent(car);
    expect(await refusalOf(acceptQuote(context, { token, form: {} }))).toMatchObject({ kind: "invalid" });
    const young = { ...driver, driverBirthDate: "2010-01-01" };
    expect(await refusalOf(acceptQuote(context, { token, form: young }))).toMatchObject({ kind: "invalid" });
  });

  test("declines with a word, once; then there is nothing left to accept", async () => {
    const { id, token } = await sent();
    await declineQuote(context, { token, form: { reason: "Abbiamo cambiato data." } });
    await declineQuote(context, { token, form: {} });
    expect(await read(id)).toMatchObject({ status: "declined", decline_reason: "Abbiamo cambiato data." });
    expect(await mailsOf(id)).toEqual(["sent", "staff-declined"]);
    expect((await refusalOf(acceptQuote(context, { token, form: {} })))?.message).toMatch(/non è stato accettato/);
  });
});

describe("a quote past its last day", () => {
  test("is expired at reading, before the job has noted it, and cannot be accepted", async () => {
    const { id, token } = await sent();
    const later = at(context, "2026-12-01T00:30:00Z");
    const { status, closed } = await findQuote(later, { token });
    expect(status).toBe("expired");
    expect(closed).toBe(
      "Questo preventivo è scaduto il lunedì 30 novembre 2026: chiamaci al +39 02 0000 0000 e te ne prepariamo uno nuovo.",
    );
    expect(await refusalOf(acceptQuote(later, { token, form: {} }))).toEqual({ kind: "conflict", message: closed });
    const lastMinute = at(context, "2026-11-30T22:30:00Z");
    expect([await expireQuotes(lastMinute), await expireQuotes(later), await expireQuotes(later)]).toEqual([0, 1, 0]);
    expect((await read(id)).status).toBe("expired");
  });

  test("one that was withdrawn or accepted says so", async () => {
    const withdrawn = await sent();
    expect((await call("POST", `/${withdrawn.id}/withdraw`, {})).status).toBe(200);
    expect((await findQuote(context, { token: withdrawn.token })).closed).toMatch(/^Abbiamo ritirato/);
    const accepted = await sent();
    await acceptQuote(context, { token: accepted.token, form: {} });
    expect((await findQuote(context, { token: accepted.token })).closed).toBe(
      "Questo preventivo è già stato accettato.",
    );
    const refused = await call("POST", `/${accepted.id}/withdraw`, {});
    expect([refused.status, (await refused.json()).detail]).toEqual([
      409,
      "Un preventivo «Accettato» non si può ritirare.",
    ]);
  });
});

describe("what is kept of it", () => {
  test("a forgotten customer's quotes go, and of an accepted one only the figures stay", async () => {
    const body = { name: "Grace Hopper", email: "grace@prova.example" };
    const made = await callApi(application, clerk, "POST", "/api/customers", body);
    const { id: customer_id, version } = await made.json();
    const open = await sent({ ...flight, customer_id });
    const accepted = await sent({ ...flight, customer_id, name: "Grace Hopper" });
    await acceptQuote(context, { token: accepted.token, form: {} });
    const admin = await signInAs(application, "admin");
    const erased = await callApi(application, admin, "POST", `/api/customers/${customer_id}/erase`, {
      name: "Grace Hopper",
      version,
    });
    expect(erased.status).toBeLessThan(300);
    expect((await call("GET", `/${open.id}`)).status).toBe(404);
    expect(await read(accepted.id)).toMatchObject({ name: "Cliente cancellato", email: "", phone: null, total: 4200 });
    const logged = await rowsOf(
      context,
      sql`select 1 from audit_log where entity_id = ${accepted.id} and after is not null`,
    );
    expect(logged).toEqual([]);
  });
});
