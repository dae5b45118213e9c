import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MailMessage } from "#server/integrations/mailer.ts";
import { openTestApplication, type TestApplication } from "#test/app.ts";
import { callApi, type SignedIn, signInAs } from "#test/staff.ts";
import { rowsOf } from "#test/stored-bookings.ts";
import { TEST_NOW } from "#test/test-now.ts";

let application: TestApplication;
let keeper: SignedIn;
let colleague: SignedIn;
let now = TEST_NOW;
beforeAll(async () => {
  application = await openTestApplication();
  application.context.clock = () => now;
  keeper = await signInAs(application, "customer_service");
  colleague = await signInAs(application, "admin");
});
beforeEach(() => {
  now = TEST_NOW;
});
afterAll(() => application.close());

const MINUTE = 60_000;
const later = (minutes: number) => {
  now = new Date(TEST_NOW.getTime() + minutes * MINUTE);
};
const call = (method: string, path: string, body?: unknown, who = keeper) =>
  callApi(application, who, method, path, body);
const read = async (id: string) => (await call("GET", `/api/enquiries/${id}`)).json();
const change = (id: string, body: object, who = keeper) => call("PATCH", `/api/enquiries/${id}`, body, who);

const sender = { name: "Ada Lovelace", email: "ada@example.com", phone: "+39 347 123 4567" };
const flight = {
  kind: "jet",
  ...sender,
  details: { legs: [{ from: "Milano", to: "Zurigo", date: "2026-11-30" }], passengers: 4 },
};

/** A new request, by its id. */
async function ask(request: object = { kind: "contact", ...sender, message: "Consegnate a Bellagio?" }) {
  const { reference } = await (await callApi(application, null, "POST", "/api/enquiries", request)).json();
  const [row] = await (await call("GET", `/api/enquiries?reference=${reference}`)).json();
  return row as { id: string; reference: string; version: number };
}

const answer = (id: string, body: object, key: string = randomUUID(), who = keeper) =>
  application.app.request(`/api/enquiries/${id}/answers`, {
    method: "POST",
    headers: { ...who.headers, "idempotency-key": key },
    body: JSON.stringify(body),
  });

const answerMails = (reference: string) =>
  rowsOf<{ data: MailMessage }>(
    application.context,
    sql`select data from pgboss.job where name = 'mail' and data->>'subject' like ${`Risposta%${reference}%`}`,
  ).then((rows) => rows.map(({ data }) => data));

describe("GET /api/enquiries", () => {
  test("tells how long is left of the two hours, by the company's own clock", async () => {
    const { id } = await ask();
    expect(await read(id)).toMatchObject({
      status: "new",
      first_answered_at: null,
      reply_due_at: "2026-11-21T11:00:00.000Z",
      reply_due_in_seconds: 7200,
    });
    later(150);
    expect((await read(id)).reply_due_in_seconds).toBe(-1800);
    await change(id, { status: "answered" });
    expect((await read(id)).reply_due_in_seconds).toBeNull();
  });

  test("filters by kind, state, assignment and text; the oldest first when asked so", async () => {
    const mark = `filtro-${randomUUID()}`;
    const mine = await ask({ kind: "contact", ...sender, message: mark });
    later(5);
    const nobodys = await ask({ kind: "club", ...sender, message: mark });
    const theirs = await ask({ kind: "contact", ...sender, message: mark });
    await change(mine.id, { assigned_to: keeper.userId });
    await change(theirs.id, { assigned_to: colleague.userId, status: "answered" });
    const found = async (query: string) => {
      const response = await call("GET", `/api/enquiries?q=${mark}&${query}`);
      const rows: { id: string }[] = await response.json();
      expect(response.headers.get("x-total-count")).toBe(String(rows.length));
      return rows.map((row) => row.id);
    };
    expect(await found("assigned_to=me")).toEqual([mine.id]);
    expect(await found("assigned_to=none")).toEqual([nobodys.id]);
    expect(await found(`assigned_to=${colleague.userId}`)).toEqual([theirs.id]);
    expect(await found("kind=club")).toEqual([nobodys.id]);
    expect(await found("status=answered")).toEqual([theirs.id]);
    expect((await found("status=new&order=created_at"))[0]).toBe(mine.id);
  });

  test("never shows the keys requests came with", async () => {
    const { id } = await ask();
    expect(Object.keys(await read(id))).not.toContain("idempotency_key");
  });
});

describe("GET /api/enquiries/{id}", () => {
  test("reads a flight as lines, with today's estimate in euros", async () => {
    const { id } = await ask(flight);
    const found = await read(id);
    expect(found.rows).toEqual([
      { label: "Tratta", value: "Milano – Zurigo, lunedì 30 novembre 2026" },
      { label: "Passeggeri", value: "4 persone" },
    ]);
    expect(found.estimate).toMatchObject({ complete: true, tax: 400 });
    expect(found.estimate.prices[0]).toMatchObject({ type: "Light Jet", low: 3800 });
    expect(found.messages).toEqual([]);
  });
  test("still reads what was asked when its day has passed", async () => {
    const { id } = await ask(flight);
    later(60 * 24 * 30);
    expect((await read(id)).rows[0].value).toContain("Milano – Zurigo");
  });
  test.each(["not-an-id", "00000000-0000-4000-8000-000000000000"])("%s is 404", async (id) => {
    for (const response of [
      await call("GET", `/api/enquiries/${id}`),
      await change(id, { status: "answered" }),
      await answer(id, { body: "Buongiorno." }),
    ])
      expect(response.status).toBe(404);
  });
});

describe("PATCH /api/enquiries/{id} (new → answered → closed)", () => {
  test("moves by the table and no other way; the first answer's moment is set once", async () => {
    const { id } = await ask();
    expect((await change(id, { status: "closed" })).status).toBe(409);
    later(30);
    expect((await change(id, { status: "answered" })).status).toBe(200);
    later(60);
    expect((await change(id, { status: "closed" })).status).toBe(200);
    const refused = await change(id, { status: "new" });
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toBe("Questa richiesta non può passare da «Chiusa» a «In attesa».");
    await change(id, { status: "answered" });
    expect(await read(id)).toMatchObject({ status: "answered", first_answered_at: "2026-11-21T09:30:00.000Z" });
  });

  test("a mark is taken back while nothing was mailed, and the clock runs on", async () => {
    const { id } = await ask();
    await change(id, { status: "answered" });
    expect((await change(id, { status: "new" })).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: "new", first_answered_at: null });
    await answer(id, { body: "Buongiorno." });
    expect((await change(id, { status: "new" })).status).toBe(409);
  });

  test("gives it to admins and customer service, and to nobody again", async () => {
    const { id } = await ask();
    expect(await (await change(id, { assigned_to: colleague.userId })).json()).toMatchObject({
      assigned_to: colleague.userId,
    });
    expect(await (await change(id, { assigned_to: null })).json()).toMatchObject({ assigned_to: null });
    const [writer, stranger] = [await signInAs(application, "seo_manager"), await signInAs(application, null)];
    for (const nobody of [writer.userId, stranger.userId, "chi?"]) {
      const refused = await change(id, { assigned_to: nobody });
      expect(refused.status).toBe(422);
      expect((await refused.json()).errors[0].path).toBe("assigned_to");
    }
  });

  test("tells the second of two editors who was first", async () => {
    const { id, version } = await ask();
    await change(id, { status: "answered", version }, colleague);
    const second = await change(id, { assigned_to: keeper.userId, version });
    expect(second.status).toBe(409);
    expect((await second.json()).detail).toContain(`Modificato da ${colleague.email}`);
  });

  test.each([
    [{ status: "lost" }, "status"],
    [{ assigned_to: 7 }, "assigned_to"],
    [{ version: 0 }, "version"],
  ])("refuses %j at its field", async (body, path) => {
    const { id } = await ask();
    const response = await change(id, body);
    expect(response.status).toBe(422);
    expect((await response.json()).errors[0].path).toBe(path);
  });

  test("is in the audit log, and the club's places follow on the public pages", async () => {
    const event = { kind: "club", ...sender, details: { event: "prova-su-circuito", places: 2 } };
    const [first] = await rowsOf<{ slug: string }>(application.context, sql`select slug from club_events limit 1`);
    await application.context.db.execute(
      sql`update club_events set held_on = '2027-05-05' where slug = ${first?.slug}`,
    );
    const { id } = await ask({ ...event, details: { ...event.details, event: first?.slug } });
    const generation = application.context.pages.generation;
    await change(id, { status: "answered" });
    expect(application.context.pages.generation).toBe(generation + 1);
    const log = await rowsOf(
      application.context,
      sql`select action, actor, entity from audit_log where entity_id = ${id}`,
    );
    expect(log).toEqual([{ action: "move", actor: keeper.userId, entity: "enquiries" }]);
  });
});

describe("POST /api/enquiries/{id}/answers", () => {
  test("mails the answer in the company's letter, marks the request answered and takes it on", async () => {
    const { id, reference } = await ask(flight);
    later(42);
    const response = await answer(id, { body: "Gentile Ada,\n\nil volo è possibile alle 7:30." });
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
      to: sender.email,
      subject: `Risposta alla tua richiesta ${reference}: il tuo volo`,
    });
    expect(mail?.text).toContain("Gentile Ada,\n\nil volo è possibile alle 7:30.\n\nPersona di prova\nVelluto");
    expect(mail?.text).toContain("Tratta: Milano – Zurigo, lunedì 30 novembre 2026");
    expect(mail?.html).toContain("il volo è possibile alle 7:30.");
    const found = await read(id);
    expect(found).toMatchObject({
      status: "answered",
      assigned_to: keeper.userId,
      first_answered_at: "2026-11-21T09:42:00.000Z",
    });
    expect(found.messages).toHaveLength(1);
  });

  test("what is typed is text, never HTML", async () => {
    const { id, reference } = await ask();
    await answer(id, { body: '<img src=x onerror="alert(1)">' });
    const [mail] = await answerMails(reference);
    expect(mail?.html).toContain("&lt;img src=x");
    expect(mail?.html).not.toContain("<img");
  });

  test("a second answer leaves the first one's moment and the person who has it", async () => {
    const { id } = await ask();
    await answer(id, { body: "Arriviamo." }, randomUUID(), colleague);
    later(90);
    await answer(id, { body: "Siamo arrivati." });
    const found = await read(id);
    expect(found).toMatchObject({ first_answered_at: "2026-11-21T09:00:00.000Z", assigned_to: colleague.userId });
    expect(found.messages.map((one: { body: string }) => one.body)).toEqual(["Arriviamo.", "Siamo arrivati."]);
  });

  test("the same key is one answer and one mail, pressed twice or ten times at once", async () => {
    const { id, reference, version } = await ask();
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 10 }, () => answer(id, { body: "Certo.", version }, key)));
    expect(sent.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const ids = await Promise.all(sent.map(async (response) => (await response.json()).id));
    expect(new Set(ids).size).toBe(1);
    expect(await answerMails(reference)).toHaveLength(1);
  });

  test("a key belongs to its words and its request", async () => {
    const [one, other] = [await ask(), await ask({ kind: "club", ...sender })];
    const key = randomUUID();
    await answer(one.id, { body: "Certo." }, key);
    for (const response of [
      await answer(one.id, { body: "Mai." }, key),
      await answer(other.id, { body: "Certo." }, key),
      await answer(one.id, { body: "Certo." }, "con spazio"),
    ]) {
      expect(response.status).toBe(422);
      expect((await response.json()).errors[0].path).toBe("Idempotency-Key");
    }
  });

  test("two people do not answer the same request unawares", async () => {
    const { id, reference, version } = await ask();
    await answer(id, { body: "La prima.", version }, randomUUID(), colleague);
    const second = await answer(id, { body: "La seconda.", version });
    expect(second.status).toBe(409);
    expect((await second.json()).detail).toContain(`Modificato da ${colleague.email}`);
    expect(await answerMails(reference)).toHaveLength(1);
  });

  test("a closed request takes none before it is opened again", async () => {
    const { id } = await ask();
    await change(id, { status: "answered" });
    await change(id, { status: "closed" });
    const refused = await answer(id, { body: "Ancora una cosa." });
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toBe("La richiesta è chiusa: riaprila per rispondere.");
  });

  test.each([[{}], [{ body: "  " }], [{ body: "x".repeat(5001) }], [{ body: "a\u0000b" }]])(
    "refuses a body that is none at its field",
    async (body) => {
      const { id } = await ask();
      const response = await answer(id, body);
      expect(response.status).toBe(422);
      expect((await response.json()).errors[0].path).toBe("body");
    },
  );
});

describe("GET /api/staff", () => {
  test("names admins and customer service, once each, and nobody who is disabled", async () => {
    const gone = await signInAs(application, "customer_service");
    const writer = await signInAs(application, "seo_manager");
    await application.context.db.execute(sql`update "user" set disabled_at = now() where id = ${gone.userId}`);
    await application.context.db.execute(
      sql`insert into user_roles (user_id, role) values (${colleague.userId}, 'customer_service')`,
    );
    const people: { id: string; me: boolean }[] = await (await call("GET", "/api/staff")).json();
    const ids = people.map(({ id }) => id);
    expect(people.filter(({ me }) => me).map(({ id }) => id)).toEqual([keeper.userId]);
    expect(ids.filter((id) => id === colleague.userId)).toHaveLength(1);
    expect(ids).toContain(keeper.userId);
    expect(ids).not.toContain(gone.userId);
    expect(ids).not.toContain(writer.userId);
  });
});
