// Rule: product.md#mail-texts

import { sql } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { findMailText } from "#server/repositories/mail-texts/mail-texts.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { sendBookingMail } from "#server/services/bookings/send-booking-mail.ts";
import { requestEnquiry } from "#server/services/enquiries/request-enquiry.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { callerOf } from "#test/staff.ts";
import { deleteBookings, queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const admin = setUpSignedInUser(application, "admin");
afterEach(() => queryRows(application.context, sql`delete from mail_texts`));
afterAll(() => deleteBookings(application.context));

const call = callerOf(application, admin, "/api/mail_texts");
const TEXT = {
  subject: "{codice}: ci siamo, {nome}",
  heading: "Ci siamo.",
  body: "Ciao {nome},\n\nti aspettiamo: {ritiro}. <b>A presto</b>.",
};
const textOf = async (kind: string) => {
  const rows: { kind: string }[] = await (await call("GET")).json();
  return rows.find((row) => row.kind === kind);
};

test("are the built-in ones until an admin changes them, and again after a reset, with audit entries", async () => {
  expect(await textOf("confirmed")).toMatchObject({
    changed: false,
    version: 1,
    heading: "La tua prenotazione è confermata.",
  });
  const written = await call("PUT", "/confirmed", { ...TEXT, version: 1 });
  expect(await written.json()).toMatchObject({ ...TEXT, changed: true, version: 2 });
  expect((await call("PUT", "/confirmed", { ...TEXT, version: 1 })).status).toBe(409);
  for (const _twice of [1, 2]) expect((await call("DELETE", "/confirmed")).status).toBe(204);
  expect(await textOf("confirmed")).toMatchObject({ changed: false, heading: "La tua prenotazione è confermata." });
  expect((await call("PUT", "/fatture", TEXT)).status).toBe(404);
  const log = await queryRows<{ action: string }>(
    application.context,
    sql`select action from audit_log where entity = 'mail_texts'`,
  );
  expect(log.map(({ action }) => action)).toEqual(["update", "update"]);
  expect((await call("PUT", "/confirmed", { ...TEXT, version: 2 })).status).toBe(409);
});

test("the next mail uses them, filled in and escaped; fixed parts stay", async () => {
  const { booking } = await requestBooking(application.context, { body: bookingRequest() });
  await application.context.db.execute(sql`update bookings set status = 'confirmed' where id = ${booking.id}`);
  const sent: OutgoingEmail[] = [];
  const send = () =>
    sendBookingMail(application.context, {
      booking: booking.id,
      kind: "confirmed",
      mailer: { send: async (mail) => void sent.push(mail) },
    });
  await send();
  await call("PUT", "/confirmed", TEXT);
  await send();
  const [company, own] = sent;
  expect(company?.subject).toContain("confermata");
  expect(own?.subject).toBe(`${booking.reference}: ci siamo, ${booking.renter.name}`);
  expect(own?.text).toContain(`ti aspettiamo: `);
  expect(own?.html).toContain("&lt;b&gt;A presto&lt;/b&gt;");
  expect(own?.html).not.toContain("<b>A presto</b>");
  for (const fixed of ["Vedi la prenotazione", "Questo collegamento è solo tuo", "Deposito cauzionale"])
    expect(own?.text).toContain(fixed);
});

// Rule: product.md#content-texts
test("a mail in another language uses an admin's text only with all its parts translated, else the built-in one", async () => {
  await call("PUT", "/completed", TEXT);
  const { db } = application.context;
  const find = (language: "it" | "de") => findMailText(db, "completed", language);
  expect(await find("it")).toEqual(TEXT);
  expect(await find("de")).toBeNull();
  const translate = (field: "subject" | "heading" | "body", text: string) =>
    db.execute(sql`
      insert into content_texts (entity, entity_id, field, language, text, source_hash, state)
      values ('mail_texts', 'completed', ${field}, 'de', ${text}, md5(${TEXT[field]}), 'approved')
      on conflict (entity, entity_id, field, language) do update set text = excluded.text`);
  await translate("subject", "{codice}: Danke");
  await translate("heading", "Danke.");
  expect(await find("de")).toBeNull();
  await translate("body", "Danke, {cognome}.");
  expect(await find("de")).toBeNull();
  await translate("body", "Danke, {nome}.");
  expect(await find("de")).toEqual({ subject: "{codice}: Danke", heading: "Danke.", body: "Danke, {nome}." });
});

test("a receipt to an unverified address uses an admin's text, but no text of the requester", async () => {
  const written = await call("PUT", "/received", {
    ...TEXT,
    subject: "{codice}",
    body: "Salve.\n\n{blocco} A presto, {casa}.",
  });
  expect(written.status).toBe(200);
  const later = { pickupDate: "2026-12-20", returnDate: "2026-12-23" } as const;
  const { booking } = await requestBooking(application.context, { body: bookingRequest(later) });
  const sent: OutgoingEmail[] = [];
  const mailer = { send: async (mail: OutgoingEmail) => void sent.push(mail) };
  await sendBookingMail(application.context, { booking: booking.id, kind: "received", mailer });
  expect(sent[0]?.subject).toBe(booking.reference);
  expect(sent[0]?.text).toContain("Salve.");
  expect(sent[0]?.text).toContain("Ferrari 296 GTB è tenuta per te fino a");
  expect(sent[0]?.text).not.toContain(booking.renter.name);

  await call("PUT", "/enquiry-received", {
    ...TEXT,
    subject: "{codice}: eccoci",
    body: "Rispondiamo entro {ore_risposta}.",
  });
  const enquiry = await requestEnquiry(application.context, {
    body: {
      kind: "contact",
      name: "Ada Prova",
      email: "ada@prova.example",
      phone: "+39 333 000 0000",
      message: "?",
    },
  });
  const [receipt] = await queryRows<{ data: OutgoingEmail }>(
    application.context,
    sql`select data from pgboss.job where name = 'mail' and data->>'subject' = ${`${enquiry.reference}: eccoci`}`,
  );
  expect(receipt?.data.text).toContain("Rispondiamo entro 2 ore.");
  expect(receipt?.data.text).not.toContain("Ada");
});

test.each([
  ["received", { subject: "{codice}", body: "Gentile {nome}, {blocco}" }, "body", "Il campo {nome} non esiste."],
  ["received", { subject: "{codice}", body: "Buongiorno." }, "body", "Manca il campo {blocco}"],
  ["enquiry-answered", { subject: "{codice}", body: "Gentile {nome}," }, "body", "Manca il campo {risposta}"],
  ["confirmed", { subject: "{cognome}" }, "subject", "Il campo {cognome} non esiste."],
  ["confirmed", { body: "{motivo}" }, "body", "Il campo {motivo} non esiste."],
  ["declined", { body: "Gentile {nome}," }, "body", "Manca il campo {motivo}: senza, il cliente non lo saprebbe."],
  ["confirmed", { heading: " " }, "heading", "Scrivi il titolo."],
  ["confirmed", { subject: "a\nb" }, "subject", "Contiene caratteri non ammessi."],
])("an invalid text of %s is a field error (%#)", async (kind, changes, path, message) => {
  const refused = await call("PUT", `/${kind}`, { ...TEXT, ...changes });
  expect(refused.status).toBe(422);
  const [error] = (await refused.json()).errors;
  expect(error.path).toBe(path);
  expect(error.message).toContain(message);
});
