// Rule: product.md#enquiries
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#domain/durations.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { enquiryApiOf, FLIGHT_REQUEST, TEST_SENDER } from "#test/enquiry-api.ts";
import { signInAs } from "#test/staff.ts";
import { queryRows } from "#test/stored-bookings.ts";
import { TEST_NOW } from "#test/test-now.ts";

const application = setUpTestApplication({ clock: () => now });
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
describe("GET /api/enquiries", () => {
  // Rule: product.md#reply-promise
  test("returns how much of the two hours is left, by the server's clock", async () => {
    const { id } = await enquiries.ask();
    expect(await enquiries.read(id)).toMatchObject({
      status: "new",
      first_answered_at: null,
      reply_due_at: "2026-11-21T11:00:00.000Z",
      reply_due_in_seconds: 7200,
    });
    later(150);
    expect((await enquiries.read(id)).reply_due_in_seconds).toBe(-1800);
    await enquiries.change(id, { status: "answered" });
    expect((await enquiries.read(id)).reply_due_in_seconds).toBeNull();
  });

  test("filters by kind, status, assignee and text; lists the oldest first on request", async () => {
    const mark = `filtro-${randomUUID()}`;
    const mine = await enquiries.ask({ kind: "contact", ...TEST_SENDER, message: mark });
    later(5);
    const nobodys = await enquiries.ask({ kind: "club", ...TEST_SENDER, message: mark });
    const theirs = await enquiries.ask({ kind: "contact", ...TEST_SENDER, message: mark });
    await enquiries.change(mine.id, { assigned_to: keeper.userId });
    await enquiries.change(theirs.id, { assigned_to: colleague.userId, status: "answered" });
    const found = async (query: string) => {
      const response = await enquiries.call("GET", `/api/enquiries?q=${mark}&${query}`);
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

  test("never shows idempotency keys", async () => {
    const { id } = await enquiries.ask();
    expect(Object.keys(await enquiries.read(id))).not.toContain("idempotency_key");
  });
});

describe("GET /api/enquiries/{id}", () => {
  test("describes a flight in lines, with today's estimate in euros", async () => {
    const { id } = await enquiries.ask(FLIGHT_REQUEST);
    const found = await enquiries.read(id);
    expect(found.rows).toEqual([
      { label: "Tratta", value: "Milano – Zurigo, lunedì 30 novembre 2026" },
      { label: "Passeggeri", value: "4 persone" },
    ]);
    expect(found.estimate).toMatchObject({ complete: true, tax: 400 });
    expect(found.estimate.prices[0]).toMatchObject({ type: "Light Jet", low: 3800 });
    expect(found.messages).toEqual([]);
  });
  test("still describes a request whose date has passed", async () => {
    const { id } = await enquiries.ask(FLIGHT_REQUEST);
    later(60 * 24 * 30);
    expect((await enquiries.read(id)).rows[0].value).toContain("Milano – Zurigo");
  });
  test.each(["not-an-id", "00000000-0000-4000-8000-000000000000"])("%s is 404", async (id) => {
    for (const response of [
      await enquiries.call("GET", `/api/enquiries/${id}`),
      await enquiries.change(id, { status: "answered" }),
      await enquiries.answer(id, { body: "Buongiorno." }),
    ])
      expect(response.status).toBe(404);
  });
});

describe("PATCH /api/enquiries/{id} (new → answered → closed)", () => {
  test("allows only transitions of the table; the time of the first answer is set once", async () => {
    const { id } = await enquiries.ask();
    expect((await enquiries.change(id, { status: "closed" })).status).toBe(409);
    later(30);
    expect((await enquiries.change(id, { status: "answered" })).status).toBe(200);
    later(60);
    expect((await enquiries.change(id, { status: "closed" })).status).toBe(200);
    const refused = await enquiries.change(id, { status: "new" });
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toBe("Questa richiesta non può passare da «Chiusa» a «In attesa».");
    await enquiries.change(id, { status: "answered" });
    expect(await enquiries.read(id)).toMatchObject({
      status: "answered",
      first_answered_at: "2026-11-21T09:30:00.000Z",
    });
  });

  test("an answered mark without a mail can be undone, and the reply promise continues", async () => {
    const { id } = await enquiries.ask();
    await enquiries.change(id, { status: "answered" });
    expect((await enquiries.change(id, { status: "new" })).status).toBe(200);
    expect(await enquiries.read(id)).toMatchObject({ status: "new", first_answered_at: null });
    await enquiries.answer(id, { body: "Buongiorno." });
    expect((await enquiries.change(id, { status: "new" })).status).toBe(409);
  });

  test("assigns it to admins and customer service, and back to nobody", async () => {
    const { id } = await enquiries.ask();
    expect(await (await enquiries.change(id, { assigned_to: colleague.userId })).json()).toMatchObject({
      assigned_to: colleague.userId,
    });
    expect(await (await enquiries.change(id, { assigned_to: null })).json()).toMatchObject({ assigned_to: null });
    const [writer, stranger] = [await signInAs(application, "seo_manager"), await signInAs(application, null)];
    for (const nobody of [writer.userId, stranger.userId, "chi?"]) {
      const refused = await enquiries.change(id, { assigned_to: nobody });
      expect(refused.status).toBe(422);
      expect((await refused.json()).errors[0].path).toBe("assigned_to");
    }
  });

  test("tells the second of two editors who was first", async () => {
    const { id, version } = await enquiries.ask();
    await enquiries.change(id, { status: "answered", version }, colleague);
    const second = await enquiries.change(id, { assigned_to: keeper.userId, version });
    expect(second.status).toBe(409);
    expect((await second.json()).detail).toContain(`Modificato da ${colleague.email}`);
  });

  test.each([
    [{ status: "lost" }, "status"],
    [{ assigned_to: 7 }, "assigned_to"],
    [{ version: 0 }, "version"],
  ])("refuses %j with a field error", async (body, path) => {
    const { id } = await enquiries.ask();
    const response = await enquiries.change(id, body);
    expect(response.status).toBe(422);
    expect((await response.json()).errors[0].path).toBe(path);
  });

  test("is in the audit log, and affects no public page", async () => {
    const event = { kind: "club", ...TEST_SENDER, details: { event: "prova-su-circuito", places: 2 } };
    const [first] = await queryRows<{ slug: string }>(application.context, sql`select slug from club_events limit 1`);
    await application.context.db.execute(
      sql`update club_events set held_on = '2027-05-05' where slug = ${first?.slug}`,
    );
    const { id } = await enquiries.ask({ ...event, details: { ...event.details, event: first?.slug } });
    const generation = application.context.pages.generation;
    await enquiries.change(id, { status: "answered" });
    expect(application.context.pages.generation).toBe(generation);
    const log = await queryRows(
      application.context,
      sql`select action, actor, entity from audit_log where entity_id = ${id}`,
    );
    expect(log).toEqual([{ action: "move", actor: keeper.userId, entity: "enquiries" }]);
  });
});

describe("GET /api/staff", () => {
  test("lists admins and customer service, once each, without disabled users", async () => {
    const gone = await signInAs(application, "customer_service");
    const writer = await signInAs(application, "seo_manager");
    await application.context.db.execute(sql`update "user" set disabled_at = now() where id = ${gone.userId}`);
    await application.context.db.execute(
      sql`insert into user_roles (user_id, role) values (${colleague.userId}, 'customer_service')`,
    );
    const people: { id: string; me: boolean }[] = await (await enquiries.call("GET", "/api/staff")).json();
    const ids = people.map(({ id }) => id);
    expect(people.filter(({ me }) => me).map(({ id }) => id)).toEqual([keeper.userId]);
    expect(ids.filter((id) => id === colleague.userId)).toHaveLength(1);
    expect(ids).toContain(keeper.userId);
    expect(ids).not.toContain(gone.userId);
    expect(ids).not.toContain(writer.userId);
  });
});
