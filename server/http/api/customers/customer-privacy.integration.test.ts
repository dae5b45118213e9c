// Rule: product.md#erasing-a-customer
import { eq, inArray, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ApiCustomerDetail } from "#domain/api/customers/customers.ts";
import { auditLog, customers, quotes, user } from "#server/db/schema.ts";
import { parseAdminCommand, runAdminCommand } from "#server/services/access/admin-command.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { requestEnquiry } from "#server/services/enquiries/request-enquiry.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { FLIGHT_QUOTE, quoteApiOf } from "#test/quote-api.ts";
import { callApi, type SignedIn, signInAs } from "#test/staff.ts";
import { createBookingInStatus } from "#test/staff-api.ts";
import { deleteBookings, queryRows, setUnitCount } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const service = setUpSignedInUser(application, "customer_service");
const admin = setUpSignedInUser(application, "admin");
beforeAll(async () => {
  await setUnitCount(application.context, "ferrari-296-gtb", 9);
});
beforeEach(async () => {
  const { db } = application.context;
  await deleteBookings(application.context);
  for (const table of ["quotes", "enquiries", "customers", "audit_log"])
    await db.execute(sql`delete from ${sql.identifier(table)}`);
});

const call = (who: SignedIn, method: string, path: string, body?: unknown) =>
  callApi(application, who, method, `/api/customers${path}`, body);

async function create(changes: object = {}): Promise<ApiCustomerDetail> {
  const response = await call(service, "POST", "", { name: "Ada Prova", email: "ada@prova.example", ...changes });
  expect(response.status).toBe(201);
  return response.json();
}

async function book(changes: Parameters<typeof bookingRequest>[0] = {}) {
  const { booking } = await requestBooking(application.context, { body: bookingRequest(changes) });
  return booking;
}

// Rule: product.md#exporting-a-customer
test("a person's export contains all their data without internal keys, and adds an audit entry", async () => {
  const ada = await create({ vat_number: "00743110157" });
  const { reference } = await book();
  const exported = await call(service, "POST", `/${ada.id}/export`);
  expect(exported.status).toBe(200);
  const { file_name, data, html } = await exported.json();
  expect(file_name).toBe(`cliente-${ada.id}.html`);
  expect(data).toMatchObject({ customer: { vat_number: "00743110157" }, bookings: [{ reference }] });
  expect(html).toContain(reference);
  expect(html).not.toMatch(/token|idempotency/);
  expect(await queryRows(application.context, sql`select action from audit_log where action = 'export'`)).toHaveLength(
    1,
  );
});

test("shows the newest 500 of very many notes, and counts all before an erasure", async () => {
  const { id } = await create();
  await application.context.db.execute(sql`
    insert into customer_notes (customer_id, body, author, created_at)
    select ${id}::uuid, 'Nota ' || n, ${service.userId}, now() + n * interval '1 second' from generate_series(1, 501) n`);
  const { notes } = await (await call(service, "GET", `/${id}`)).json();
  expect(notes).toHaveLength(500);
  expect(notes[0].body).toBe("Nota 501");
  const { forgotten } = await (await call(admin, "GET", `/${id}/erasure`)).json();
  expect(forgotten.notes).toBe(501);
});

// Rule: product.md#exporting-a-customer
test("the details of a rental ban are exported for admins only, also those of merged records", async () => {
  const kept = await create();
  const other = await create({ email: "ada@altrove.example" });
  for (const { id } of [kept, other])
    expect((await call(admin, "PUT", `/${id}/ban`, { reason: "Danni non pagati", until: "2027-01-31" })).status).toBe(
      200,
    );
  const merge = { other: other.id, ban_reason: "È la stessa persona" };
  expect((await call(admin, "POST", `/${kept.id}/merge`, merge)).status).toBe(200);
  const fileFor = async (who: typeof admin) => (await call(who, "POST", `/${kept.id}/export`)).text();
  expect(await fileFor(service)).not.toMatch(/Danni non pagati|ban_(reason|author|until)|2027-01-31/);
  const { data } = JSON.parse(await fileFor(admin));
  const ban = { ban_reason: "Danni non pagati", ban_author: admin.userId, ban_until: "2027-01-31" };
  expect(data).toMatchObject({ customer: ban, joined_records: [ban] });
});

// Rule: product.md#exporting-a-customer
test("quotes found by e-mail alone or by a merged record are exported, and erased with the person", async () => {
  const ada = await create();
  const other = await create({ email: "ada@altrove.example", name: "Ada P." });
  const { call: quote } = quoteApiOf(application, service);
  expect((await quote("POST", "", { ...FLIGHT_QUOTE, email: "Ada@prova.example", title: "Senza scheda" })).status).toBe(
    201,
  );
  const named = { ...FLIGHT_QUOTE, email: "terza@prova.example", title: "Della scheda unita", customer_id: other.id };
  expect((await quote("POST", "", named)).status).toBe(201);
  expect((await call(service, "POST", `/${ada.id}/merge`, { other: other.id })).status).toBe(200);

  const { data } = await (await call(service, "POST", `/${ada.id}/export`)).json();
  expect(data.quotes.map(({ title }: { title: string }) => title)).toEqual(["Senza scheda", "Della scheda unita"]);
  expect(JSON.stringify(data)).not.toMatch(/token_hash|idempotency_key/);
  expect((await call(admin, "POST", `/${ada.id}/erase`, { name: "Ada Prova" })).status).toBe(200);
  expect(await application.context.db.select().from(quotes)).toEqual([]);
});

describe("erasing a person", () => {
  const setStatus = (reference: string, status: string) =>
    application.context.db.execute(sql`update bookings set status = ${status} where reference = ${reference}`);

  test("keeps what the law requires, reports it, and erases the rest", async () => {
    const { id } = await create({ licence_number: "MI1234567X" });
    const [rental, declined, open] = [
      await book({
        pickupAddress: "Via Manzoni 1",
        returnAddress: "Via Brera 2",
        flightOrTrain: "AZ 1",
        meetingPoint: "Bar",
      }),
      await book(),
      await book({ note: "Arrivo in treno" }),
    ];
    await setStatus(rental.reference, "completed");
    await setStatus(declined.reference, "declined");
    await requestEnquiry(application.context, {
      body: { kind: "contact", name: "Ada", email: "ada@prova.example", phone: "+39 333 000 0003" },
    });
    await call(service, "POST", `/${id}/notes`, { body: "Una nota" });
    const task = { note: "Chiedere della signora Prova", done: true };
    expect((await callApi(application, service, "PATCH", `/api/day_tasks/${rental.id}/wash`, task)).status).toBe(200);
    const expected = {
      kept: [
        { reference: open.reference, why: "open", kept_until: null },
        { reference: rental.reference, why: "rental", kept_until: "2036-12-13" },
      ],
      forgotten: { bookings: 1, enquiries: 1, notes: 1, consents: 4 },
    };
    const before = await (await call(admin, "GET", `/${id}/erasure`)).json();
    expect({ ...before, kept: before.kept.toReversed() }).toMatchObject({ forgotten: expected.forgotten });
    expect(before.kept).toEqual(expect.arrayContaining(expected.kept));

    expect((await call(service, "POST", `/${id}/erase`, { name: "Ada Prova" })).status).toBe(403);
    const mistyped = await call(admin, "POST", `/${id}/erase`, { name: "Ada" });
    expect(mistyped.status).toBe(422);
    expect((await mistyped.json()).errors).toEqual([
      { path: "name", message: "Per cancellare scrivi il nome come sulla scheda: Ada Prova." },
    ]);
    await call(admin, "PATCH", `/${id}`, { name: "Adà D’Angelo Müller" });
    for (const typed of ["Ada Angelo Mueller", "Ada D'Angelo", "D'Angelo Ada Muller", "'", ""])
      expect((await call(admin, "POST", `/${id}/erase`, { name: typed })).status, typed).toBe(422);
    expect((await call(admin, "POST", `/${id}/erase`, { name: " ada  dangelo MUELLER" })).status).toBe(200);

    expect((await call(admin, "GET", `/${id}`)).status).toBe(404);
    const left = await queryRows<{
      reference: string;
      email: string | null;
      phone: string | null;
      whereabouts: number;
    }>(
      application.context,
      sql`select reference, email, phone, num_nonnulls(pickup_address, return_address, meeting_point, flight_or_train) as whereabouts
        from bookings order by status desc`,
    );
    expect(left).toEqual([
      { reference: open.reference, email: "ada@prova.example", phone: "+39 333 000 0000", whereabouts: 0 },
      { reference: rental.reference, email: null, phone: null, whereabouts: 0 },
    ]);
    const tables = await queryRows<{ text: string }>(
      application.context,
      sql`select customers::text as text from customers union all select enquiries::text from enquiries
          union all select customer_notes::text from customer_notes union all select customer_consents::text from customer_consents
          union all select day_tasks::text from day_tasks union all select audit_log::text from audit_log`,
    );
    expect(tables.map(({ text }) => text).join(" ")).not.toMatch(/Prova|prova\.example|MI1234567X|Una nota/);
    const [erased] = await queryRows(
      application.context,
      sql`select actor, before, after from audit_log where action = 'erase' and entity_id = ${id}`,
    );
    expect(erased).toEqual({ actor: admin.userId, before: null, after: null });
  });
});

const run = (...words: string[]) => {
  const command = parseAdminCommand(words);
  if (!command) throw new Error(`No command: ${words.join(" ")}`);
  return runAdminCommand(application.context, command);
};

test("the command line exports and erases a person like the panel, with audit entries", async () => {
  const { db } = application.context;
  const { email, name } = bookingRequest();
  const { reference } = await createBookingInStatus(application, "completed");
  const { lines, files } = await run("export", String(email).toUpperCase());
  expect([lines, files.length]).toEqual([[], 1]);
  expect(files[0]?.text).toContain(reference);
  expect(files[0]?.text).toContain(String(name));

  const erased = (await run("erase", String(email))).lines.join(" ");
  expect(erased).toMatch(new RegExp(`una scheda cancellata.*${reference}: resta fino al 2036`));
  expect((await db.select().from(customers)).map((row) => [row.email, row.name])).toEqual([
    [null, "Cliente cancellato"],
  ]);
  const log = await db.select().from(auditLog).where(eq(auditLog.entity, "customers"));
  expect(log.filter(({ actor }) => actor === "system").map(({ action }) => action)).toEqual(["export", "erase"]);
  await expect(run("erase", String(email))).rejects.toMatchObject({ kind: "not-found" });
});

test("quotes to an address without a customer record are erased too", async () => {
  const { db } = application.context;
  const { call } = quoteApiOf(application, service);
  const sent = await call("POST", "", { ...FLIGHT_QUOTE, email: "mai@vista.example" });
  expect(sent.status).toBe(201);
  await run("erase", "Mai@Vista.example");
  expect(await db.select().from(quotes)).toEqual([]);
  await expect(run("erase", "mai@vista.example")).rejects.toMatchObject({ kind: "not-found" });
});

test("an account without a role is deleted with its person; one with a role stays", async () => {
  const { db } = application.context;
  const plain = await signInAs(application, null);
  const desk = await signInAs(application, "customer_service");
  expect((await run("erase", plain.email)).lines.join(" ")).toContain("account è stato tolto");
  expect((await run("erase", desk.email)).lines.join(" ")).toContain("ha un ruolo e resta");
  const left = await db
    .select({ id: user.id })
    .from(user)
    .where(inArray(user.id, [plain.userId, desk.userId]));
  expect(left).toEqual([{ id: desk.userId }]);
});
