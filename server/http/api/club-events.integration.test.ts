import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { readClubPage } from "#server/services/club-events/read-club-page.ts";
import { requestEnquiry } from "#server/services/enquiries/request-enquiry.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi, type SignedIn } from "#test/staff.ts";
import { queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication({ seed: "none", poolSize: 4, languages: LANGUAGE_CODES });
const admin = setUpSignedInUser(application, "admin");
const keeper = setUpSignedInUser(application, "customer_service");
afterEach(async () => {
  await queryRows(application.context, sql`delete from enquiries`);
  await queryRows(application.context, sql`delete from club_events`);
});

const DINNER = {
  title: "Cena di prova",
  description: "Una cena.",
  place: "Erbusco",
  held_on: "2026-12-12",
  places: 3,
};
const call = (who: SignedIn, method: string, path: string, body?: unknown) =>
  callApi(application, who, method, path, body);
const events = (method: string, path = "", body?: unknown) => call(admin, method, `/api/club_events${path}`, body);
const create = async (changes: object = {}) => (await events("POST", "", { ...DINNER, ...changes })).json();
const shown = async (slug: string) =>
  (await readClubPage(application.context, undefined, wordsOf("it"))).upcoming.find((event) => event.slug === slug);

/** Sends a club request for an event, by its slug; `message` distinguishes requests of one sender. */
const ask = async (event: string, message: string, places: 1 | 2 = 1) => {
  const sender = { name: "Ada Prova", email: "ada@prova.example", phone: "+39 333 000 0000" };
  const request = { kind: "club", ...sender, message, details: { event, places } };
  return requestEnquiry(application.context, { body: request, fromForm: true });
};
const decide = (id: string, decision: string, body = "Gentile Ada.", version?: number) =>
  call(keeper, "PUT", `/api/enquiries/${id}/club_place`, { decision, body, ...(version && { version }) });
/** Approves the German translation of a field of an event. */
const translateEvent = (id: string, field: string, text: string, italian: string) =>
  application.context.db.execute(sql`
    insert into content_texts (entity, entity_id, field, language, text, source_hash, state)
    values ('club_events', ${id}, ${field}, 'de', ${text}, md5(${italian}), 'approved')`);
const mailsTo = async (words: string) => {
  const rows = await queryRows<{ data: OutgoingEmail }>(
    application.context,
    sql`select data from pgboss.job where name = 'mail' and data->>'text' like ${`%${words}%`} order by created_on`,
  );
  return rows.map(({ data }) => data);
};

describe("the club's events in the panel", () => {
  // Rule: product.md#club "An event is announced"
  test("are created, shown, changed by version and deleted, with audit entries", async () => {
    const made = await create({ image: "/pictures/cities/milan-800.webp" });
    expect(made).toMatchObject({ slug: "cena-di-prova-2026-12-12", status: "open", state: "open", places_given: 0 });
    expect(await shown(made.slug)).toMatchObject({ title: "Cena di prova", remaining: 3 });
    const changed = await events("PATCH", `/${made.id}`, { title: "Altra cena", version: made.version });
    expect(await changed.json()).toMatchObject({ title: "Altra cena", slug: made.slug, version: made.version + 1 });
    expect((await events("PATCH", `/${made.id}`, { places: 4, version: made.version })).status).toBe(409);
    expect((await events("DELETE", `/${made.id}`)).status).toBe(204);
    expect((await events("DELETE", `/${made.id}`)).status).toBe(404);
    const log = await queryRows<{ action: string }>(
      application.context,
      sql`select action from audit_log where entity = 'club_events' and entity_id = ${made.id}`,
    );
    expect(log.map(({ action }) => action).sort()).toEqual(["create", "delete", "update"]);
  });

  // Rule: product.md#club "An event is announced"
  test.each([
    [{ title: " " }, "title", "Indica il titolo."],
    [{ held_on: "2026-02-30" }, "held_on", "Indica il giorno."],
    [{ places: 0 }, "places", "Indica da 1 a 500 posti."],
    [{ status: "full" }, "status", "Lo stato può essere planned, open o cancelled."],
    [{ image: "http://example.com/a.webp" }, "image", "Indica un indirizzo https o un'immagine caricata."],
  ])("an invalid field has a message (%#)", async (changes, path, message) => {
    const refused = await events("POST", "", { ...DINNER, ...changes });
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors).toEqual([{ path, message }]);
  });

  test("refuses a second event with the same title and day", async () => {
    await create();
    const refused = await events("POST", "", DINNER);
    expect((await refused.json()).errors).toEqual([
      { path: "title", message: "C'è già un evento con questo titolo in questo giorno." },
    ]);
  });

  // Rule: product.md#club "An event is announced"
  test("an event with requests is cancelled, not deleted", async () => {
    const { id, slug } = await create();
    await ask(slug, "uno");
    const refused = await events("DELETE", `/${id}`);
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toContain("annullalo");
  });
});

describe("the places of an event", () => {
  // Rule: product.md#club "Places are given"
  test("are given only by acceptance, two with a guest, and freed when the decision changes", async () => {
    const { slug } = await create();
    const [alone, both] = [await ask(slug, "uno"), await ask(slug, "due", 2)];
    expect((await (await events("GET")).json())[0]).toMatchObject({ waiting: 2, places_given: 0 });
    expect(await (await decide(both.id, "accepted")).json()).toMatchObject({ remaining: 1, decision: "accepted" });
    expect(await shown(slug)).toMatchObject({ state: "open", remaining: 1 });
    await decide(alone.id, "accepted");
    expect(await shown(slug)).toMatchObject({ state: "full", remaining: 0 });
    expect((await (await events("GET")).json())[0]).toMatchObject({ waiting: 0, places_given: 3, state: "full" });
    await decide(both.id, "declined");
    expect(await shown(slug)).toMatchObject({ state: "open", remaining: 2 });
  });

  // Rule: product.md#club "Places are given"
  test("a decision answers the request once, in its conversation and by mail, however often it is sent", async () => {
    const { slug } = await create();
    const { id } = await ask(slug, "uno");
    for (let sent = 0; sent < 3; sent++) expect((await decide(id, "accepted", "Ti aspettiamo.")).status).toBe(200);
    const request = await (await call(keeper, "GET", `/api/enquiries/${id}`)).json();
    expect(request).toMatchObject({
      status: "answered",
      club_place: { title: "Cena di prova", places: 1, decision: "accepted", remaining: 2 },
    });
    expect(request.messages.map(({ body }: { body: string }) => body)).toEqual(["Ti aspettiamo."]);
    expect(await mailsTo("Ti aspettiamo.")).toHaveLength(1);
  });

  // Rule: product.md#languages "The letters"
  test("have letters for both decisions in the language of the request, with the event's translated title", async () => {
    const { id: event, slug } = await create();
    const { id } = await ask(slug, "drei", 2);
    await application.context.db.execute(sql`update enquiries set language = 'de' where id = ${id}`);
    await translateEvent(event, "title", "Testessen", "Cena di prova");
    await translateEvent(event, "place", "Gut Erbusco", "Erbusco");
    const { club_place } = await (await call(keeper, "GET", `/api/enquiries/${id}`)).json();
    expect(club_place).toMatchObject({
      title: "Cena di prova",
      drafts: {
        accepted: expect.stringContaining("Beide Plätze bei „Testessen“ am Samstag, 12. Dezember 2026, Gut Erbusco"),
        declined: expect.stringContaining("keinen Platz reservieren bei „Testessen“"),
      },
    });
  });

  // Rule: product.md#club "Places are given"
  test("never exceed the maximum, however many staff accept at once", async () => {
    const { slug } = await create();
    const asked = await Promise.all(["a", "b", "c", "d", "e", "f"].map((message) => ask(slug, message)));
    const answers = await Promise.all(asked.map(({ id }) => decide(id, "accepted")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
    expect(await shown(slug)).toMatchObject({ state: "full", remaining: 0, placesGiven: 3 });
  });

  // Rule: product.md#club "Places are given"
  test("the table's constraint limits them for every writer", async () => {
    const { id, slug } = await create({ places: 1 });
    const { id: enquiry } = await ask(slug, "uno");
    const write = queryRows(
      application.context,
      sql`insert into club_places (enquiry_id, event_id, places, decision) values (${enquiry}, ${id}, 2, 'accepted')`,
    );
    await expect(write).rejects.toMatchObject({ cause: { constraint: "club_events_capacity" } });
  });

  test.each([
    ["full", { places: 1 }, "L'evento è al completo."],
    ["past", { held_on: "2026-11-20" }, "Questo evento si è concluso."],
    ["called off", { status: "cancelled" }, "Questo evento è stato annullato."],
  ])("of an event that is %s cannot be given", async (_state, changes, message) => {
    const made = await create();
    const [first, second] = [await ask(made.slug, "uno"), await ask(made.slug, "due")];
    if ("places" in changes) await decide(first.id, "accepted");
    await events("PATCH", `/${made.id}`, changes);
    const refused = await decide(second.id, "accepted");
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toBe(message);
    expect((await decide(second.id, "declined")).status).toBe(200);
  });

  // Rule: product.md#club "Places are given"
  test("cannot be reduced below the number given", async () => {
    const { id, slug } = await create();
    await decide((await ask(slug, "due", 2)).id, "accepted");
    const refused = await events("PATCH", `/${id}`, { places: 1 });
    expect((await refused.json()).errors).toEqual([
      { path: "places", message: "2 posti sono già assegnati: non possono essere meno." },
    ]);
    expect((await events("PATCH", `/${id}`, { places: 2 })).status).toBe(200);
  });

  test("a decision on a request that was changed or closed meanwhile is refused", async () => {
    const { slug } = await create();
    const { id } = await ask(slug, "uno");
    const { version } = await (await call(keeper, "GET", `/api/enquiries/${id}`)).json();
    await call(keeper, "PATCH", `/api/enquiries/${id}`, { assigned_to: keeper.userId });
    expect((await decide(id, "accepted", "Sì.", version)).status).toBe(409);
    await decide(id, "declined");
    await call(keeper, "PATCH", `/api/enquiries/${id}`, { status: "closed" });
    expect((await (await decide(id, "accepted")).json()).detail).toBe(
      "La richiesta è chiusa: riaprila per rispondere.",
    );
  });

  test("a request without an event has no places", async () => {
    const { id } = await requestEnquiry(application.context, {
      body: { kind: "contact", name: "Ada", email: "ada@prova.example", phone: "+39 333 000 0000" },
    });
    const refused = await decide(id, "accepted");
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toBe("Questa richiesta non riguarda un evento.");
  });

  // Rule: product.md#club "An event is announced"
  test("a cancelled event mails those with a place, and nobody else", async () => {
    const { id, slug } = await create();
    const [guest, other] = [await ask(slug, "uno"), await ask(slug, "due")];
    await decide(guest.id, "accepted");
    await events("PATCH", `/${id}`, { status: "cancelled" });
    await events("PATCH", `/${id}`, { status: "cancelled" });
    const mails = await mailsTo("abbiamo dovuto annullare «Cena di prova» di sabato 12 dicembre 2026");
    expect(mails.map(({ subject }) => subject)).toEqual([`Evento annullato: Cena di prova, ${guest.reference}`]);
    expect(mails.map(({ subject }) => subject)).not.toEqual([expect.stringContaining(other.reference)]);
    expect(await shown(slug)).toMatchObject({ state: "cancelled" });
  });

  // Rule: product.md#club "An event is announced"
  test("a moved event mails those with a place the new date and place, once", async () => {
    const { id, slug } = await create();
    const guest = await ask(slug, "uno");
    await ask(slug, "due");
    await decide(guest.id, "accepted");
    await events("PATCH", `/${id}`, { title: "Cena d'inverno" });
    const moved = { held_on: "2026-12-19", place: "Iseo" };
    for (const _again of [1, 2]) await events("PATCH", `/${id}`, moved);
    // A change to a past date sends no mail.
    await events("PATCH", `/${id}`, { held_on: "2026-11-01" });
    const mails = await mailsTo("il nuovo appuntamento di «Cena d'inverno»");
    expect(mails.map(({ subject }) => subject)).toEqual([`Nuovo appuntamento: Cena d'inverno, ${guest.reference}`]);
    expect(mails[0]?.text).toContain("ti aspettiamo sabato 19 dicembre 2026, Iseo.");
  });

  // Rule: product.md#content-texts "What visitors see"
  test("a moved event names its new place in each language, not the translation of the former one", async () => {
    const { id, slug } = await create();
    const guest = await ask(slug, "uno");
    await application.context.db.execute(sql`update enquiries set language = 'de' where id = ${guest.id}`);
    await translateEvent(id, "title", "Testessen", "Cena di prova");
    await translateEvent(id, "description", "Ein Essen.", "Una cena.");
    await translateEvent(id, "place", "Gut Erbusco", "Erbusco");
    await decide(guest.id, "accepted");
    const placesShown = async () =>
      (await readClubPage(application.context, undefined, wordsOf("de"))).upcoming.map(({ place }) => place);
    expect(await placesShown()).toEqual(["Gut Erbusco"]);
    await events("PATCH", `/${id}`, { place: "Milano" });
    expect(await placesShown()).toEqual(["Mailand"]);
    const mails = await mailsTo("Testessen");
    const moved = mails.find(({ subject }) => subject.startsWith("Neuer Termin: "));
    expect(moved?.text).toContain("Mailand");
    expect(moved?.text).not.toContain("Erbusco");
  });

  // Rule: product.md#club "An event is announced"
  test("an event that is active again mails those who still have a place", async () => {
    const { id, slug } = await create({ title: "Cena ripresa" });
    const guest = await ask(slug, "uno");
    await decide(guest.id, "accepted");
    for (const status of ["cancelled", "open"]) await events("PATCH", `/${id}`, { status });
    const mails = await mailsTo(
      "il nuovo appuntamento di «Cena ripresa»: ti aspettiamo sabato 12 dicembre 2026, Erbusco.",
    );
    expect(mails.map(({ subject }) => subject)).toEqual([`Nuovo appuntamento: Cena ripresa, ${guest.reference}`]);
  });

  // Rule: product.md#mail-texts
  test("a cancellation uses an admin's text, by mail and in the conversation", async () => {
    const words = {
      subject: "Niente {evento}",
      heading: "Rimandata.",
      body: "Cara {nome},\n\n{evento} di {giorno} a {luogo} non si fa.",
    };
    expect((await call(admin, "PUT", "/api/mail_texts/club-event-cancelled", words)).status).toBe(200);
    const { id, slug } = await create({ title: "Cena di {nome}" });
    const guest = await ask(slug, "uno");
    await decide(guest.id, "accepted");
    await events("PATCH", `/${id}`, { status: "cancelled" });
    const told = "Cena di {nome} di sabato 12 dicembre 2026 a Erbusco non si fa.";
    const [mail] = await mailsTo("non si fa.");
    expect(mail).toMatchObject({ subject: "Niente Cena di {nome}", text: expect.stringContaining(told) });
    expect(mail?.text).toContain("Rimandata.");
    const { messages } = await (await call(keeper, "GET", `/api/enquiries/${guest.id}`)).json();
    expect(messages.map(({ body }: { body: string }) => body)).toContain(`Cara Ada Prova,\n\n${told}`);
    await queryRows(application.context, sql`delete from mail_texts`);
  });
});
