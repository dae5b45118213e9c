import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { textReference } from "#domain/words/text-reference.ts";
import { ServiceError } from "#server/errors.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { requestEnquiry } from "#server/services/enquiries/request-enquiry.ts";
import { setUpTestApplication } from "#test/app.ts";

const application = setUpTestApplication();

const sender = { name: "Ada Lovelace", email: "ada@example.com", phone: "+39 347 123 4567" };
const flight = {
  kind: "jet",
  ...sender,
  details: { legs: [{ from: "Milano", to: "Zurigo", date: "2026-11-30" }], passengers: 4 },
};

const post = (body: unknown, headers: Record<string, string> = {}) =>
  application.app.request("/api/enquiries", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** Returns the queued mails about an enquiry, by recipient. */
async function mailsAbout(reference: string): Promise<Map<string, OutgoingEmail>> {
  const { rows } = await application.context.db.execute<{ data: OutgoingEmail }>(
    sql`select data from pgboss.job where name = 'mail' and data->>'subject' like ${`%${reference}%`} order by created_on`,
  );
  return new Map(rows.map(({ data }) => [data.to, data]));
}

async function wrongFields(request: unknown): Promise<string[]> {
  const refusal = await requestEnquiry(application.context, { body: request }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ServiceError);
  return (refusal as ServiceError).fields.map(({ path }) => path);
}

describe("POST /api/enquiries", () => {
  // Rule: product.md#booking-and-enquiry-calls "GET /api/availability?vehicle={slug}&from=&to= →"
  // Rule: product.md#booking-and-enquiry-calls "POST /api/bookings with"
  // Rule: product.md#booking-and-enquiry-calls "POST /api/enquiries {kind"
  // Rule: product.md#club
  // Rule: product.md#club "The form asks"
  test.each([
    ["club", {}],
    ["contact", undefined],
    ["experience", { experience: "weekend-in-franciacorta", date: "2026-12-05", vehicle: "ferrari-296-gtb" }],
    ["jet", { ...flight.details, returnTrip: false }],
  ])("a %s enquiry is stored and answered with its reference", async (kind, details) => {
    const response = await post({ kind, ...sender, details });
    expect(response.status).toBe(201);
    const answer = (await response.json()) as { reference: string };
    expect(answer).toEqual({ reference: expect.stringMatching(/^RQ-[2-9A-Z]{6}$/), status: "new" });
    const { rows } = await application.context.db.execute(
      sql`select kind, status, email, details from enquiries where reference = ${answer.reference}`,
    );
    expect(rows).toEqual([{ kind, status: "new", email: sender.email, details: details ?? {} }]);
  });

  // Rule: product.md#telephone "A number may"
  test("strips invisible characters from a phone number, and refuses a name made of them", async () => {
    const pasted = {
      name: "\u200B\u2066Ada Lovelace\u2069\u2800",
      email: "\uFEFFada@example.com ",
      phone: "tel:+39\u00A0347–1234567",
    };
    const { reference } = await requestEnquiry(application.context, { body: { kind: "contact", ...pasted } });
    const { rows } = await application.context.db.execute(
      sql`select name, email, phone from enquiries where reference = ${reference}`,
    );
    expect(rows).toEqual([{ name: "Ada Lovelace", email: "ada@example.com", phone: "+39 347-1234567" }]);
    expect(await wrongFields({ kind: "contact", ...sender, name: "\u200B\u3164", phone: "\u2800" })).toEqual([
      "name",
      "phone",
    ]);
  });

  // Rule: product.md#enquiries
  test("mails sender and staff the request, in the same transaction", async () => {
    const { reference } = await requestEnquiry(application.context, {
      body: { ...flight, message: "Un cane di taglia media a bordo." },
    });
    const mails = await mailsAbout(reference);
    const [received, staff] = [mails.get(sender.email), mails.get(application.context.env.mailStaff)];
    expect(mails.size).toBe(2);
    expect(received?.subject).toBe(`La tua richiesta ${reference}: il tuo volo`);
    expect([received?.replyTo, staff?.replyTo]).toEqual([undefined, undefined]);
    expect(received?.text).toContain("Apri la tua richiesta:\n");
    expect(staff?.text).toContain("/admin/requests/");
    // The test's clock shows 10:00 in Milano, and the reply is promised within two hours.
    expect(staff?.text).toContain("Da rispondere entro le 12:00.");
    for (const mail of mails.values()) {
      expect(mail.text).toContain("Passeggeri: 4 persone");
      expect(mail.text).toContain("Stima: da € 3.800 (Light Jet), più € 400 d'imposta aerotaxi");
    }
    expect(staff?.text).toContain("Tratta: Milano – Zurigo, lunedì 30 novembre 2026");
    expect(staff?.text).toContain("Un cane di taglia media a bordo.");
  });

  // Rule: product.md#mails
  test("never mails the sender's text to an unverified address", async () => {
    const typed = { name: "Vinci su truffa.example", message: "Clicca su truffa.example" };
    const legs = [{ from: "truffa.example/a", to: "truffa.example/b", date: "2026-11-30" }];
    for (const request of [
      { ...sender, ...typed, kind: "contact", details: { subject: "truffa.example" } },
      { ...flight, ...typed, details: { ...flight.details, legs } },
    ]) {
      const { reference } = await requestEnquiry(application.context, { body: request });
      const received = (await mailsAbout(reference)).get(sender.email);
      expect(`${received?.subject} ${received?.text} ${received?.html}`).not.toContain("truffa");
      expect(received?.text).toContain("Quello che hai scritto è sulla tua pagina");
    }
  });

  test("returns the same answer for the same key, once or ten times at once", async () => {
    const key = { "idempotency-key": "jet-1" };
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(flight, key)));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(201));
    const { rows } = await application.context.db.execute(sql`select 1 from enquiries where idempotency_key = 'jet-1'`);
    expect(rows).toHaveLength(1);
  });

  test("refuses the same key with another request", async () => {
    await post(flight, { "idempotency-key": "jet-2" });
    const other = await post({ ...flight, name: "Grace Hopper" }, { "idempotency-key": "jet-2" });
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ errors: [{ path: "Idempotency-Key" }] });
    expect((await post(flight, { "idempotency-key": "with space" })).status).toBe(422);
  });

  // Rule: product.md#enquiries
  test("stores one enquiry for a form sent twice, and another for other words", async () => {
    const send = (message: string) =>
      requestEnquiry(application.context, { body: { kind: "contact", ...sender, message }, fromForm: true });
    const [first, again, other] = [await send("Richiamatemi."), await send("Richiamatemi."), await send("Domani.")];
    expect(again.reference).toBe(first.reference);
    expect(other.reference).not.toBe(first.reference);
  });

  // Rule: product.md#club
  // Rule: product.md#club "The form asks"
  test("reports every wrong field by its path", async () => {
    expect(await wrongFields({ kind: "gift" })).toEqual(["kind"]);
    expect(await wrongFields({ kind: "club", name: " ", email: "ada", phone: "no" })).toEqual([
      "name",
      "email",
      "phone",
    ]);
    expect(await wrongFields({ kind: "contact", ...sender, name: "Ada \ud83d" })).toEqual(["name"]);
    expect(await wrongFields({ kind: "jet", ...sender })).toEqual(["details"]);
    const legs = [
      { from: "Milano", to: "Linate", date: "2026-11-30" },
      { from: "Roma", to: "Parigi", date: "2026-11-29" },
    ];
    expect(await wrongFields({ kind: "jet", ...sender, details: { legs, passengers: 11 } })).toEqual([
      "details.legs.0.to",
      "details.legs.1.date",
      "details.passengers",
    ]);
  });

  // Rule: product.md#experience
  // Rule: product.md#jet-quote-form
  test("refuses unknown references and past dates", async () => {
    const past = [{ from: "Milano", to: "Zurigo", date: "2026-11-20" }];
    expect(await wrongFields({ ...flight, details: { legs: past, passengers: 4 } })).toEqual(["details.legs.0.date"]);
    // The test's clock says 10:00 in Milano.
    const thisMorning = [{ from: "Milano", to: "Zurigo", date: "2026-11-21", time: "09:30" }];
    expect(await wrongFields({ ...flight, details: { legs: thisMorning, passengers: 4 } })).toEqual([
      "details.legs.0.time",
    ]);
    const car = { vehicle: "trabant-601", from: "2026-11-30", to: "2026-12-02" };
    expect(await wrongFields({ ...flight, details: { ...flight.details, jet: "concorde", car } })).toEqual([
      "details.jet",
      "details.car.vehicle",
    ]);
    expect(
      await wrongFields({ kind: "experience", ...sender, details: { experience: "luna", date: "2026-01-01" } }),
    ).toEqual(["details.experience", "details.date"]);
    const weekend = { experience: "weekend-in-franciacorta", date: "2026-12-15" };
    await expect(
      requestEnquiry(application.context, { body: { kind: "experience", ...sender, details: weekend } }),
    ).rejects.toMatchObject({
      fields: [{ path: "details.date", message: textReference("tripProblems", "weekendOnSaturday") }],
    });
    for (const event of ["ballo", "cena-stellata-a-milano"]) {
      expect(await wrongFields({ kind: "club", ...sender, details: { event } }), event).toEqual(["details.event"]);
    }
  });

  // Rule: product.md#bad-input "wrong content type"
  test("answers 415 or 400 for a body that is not JSON", async () => {
    const raw = (body: string, type: string) =>
      application.app.request("/api/enquiries", { method: "POST", headers: { "content-type": type }, body });
    expect((await raw("kind=club", "application/x-www-form-urlencoded")).status).toBe(415);
    expect((await raw("{", "application/json")).status).toBe(400);
  });
});

// Rule: product.md#content-texts "b"
test("the receipt in another language has no own text of the company that has no translation", async () => {
  const { context } = application;
  const site = { ...context.site, languages: ["it", "de"] as const, markLine: "Autonoleggio di pregio" };
  const body = { kind: "contact", ...sender, language: "de" };
  const { reference } = await requestEnquiry({ ...context, site }, { body });
  const mails = await mailsAbout(reference);
  expect(mails.get(sender.email)?.html).toContain('<html lang="de">');
  expect(mails.get(sender.email)?.html).not.toMatch(/autonoleggio/i);
  expect(mails.get(context.env.mailStaff)?.html).toMatch(/autonoleggio/i);
});
