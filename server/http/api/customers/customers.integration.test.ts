import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ApiCustomerDetail } from "#domain/api/customers/customers.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { requestEnquiry } from "#server/services/enquiries/request-enquiry.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { callApi, type SignedIn } from "#test/staff.ts";
import { deleteBookings, queryRows, setUnitCount } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const service = setUpSignedInUser(application, "customer_service");
const admin = setUpSignedInUser(application, "admin");
beforeAll(async () => {
  await setUnitCount(application.context, "ferrari-296-gtb", 9);
});
beforeEach(async () => {
  await deleteBookings(application.context);
  await application.context.db.execute(sql`delete from enquiries`);
  await application.context.db.execute(sql`delete from customers`);
  await application.context.db.execute(sql`delete from audit_log`);
});

const call = (who: SignedIn, method: string, path: string, body?: unknown) =>
  callApi(application, who, method, `/api/customers${path}`, body);

async function create(changes: object = {}): Promise<ApiCustomerDetail> {
  const response = await call(service, "POST", "", { name: "Ada Prova", email: "ada@prova.example", ...changes });
  expect(response.status).toBe(201);
  return response.json();
}

const read = async (who: SignedIn, id: string): Promise<ApiCustomerDetail> => (await call(who, "GET", `/${id}`)).json();
const listed = async (query: string) => {
  const rows: ApiCustomerDetail[] = await (await call(service, "GET", query)).json();
  return rows.map(({ name }) => name);
};

async function book(changes: Parameters<typeof bookingRequest>[0] = {}) {
  const { booking } = await requestBooking(application.context, { body: bookingRequest(changes) });
  return booking;
}

/** Returns the customer of a booking. */
async function customerOf({ reference }: { reference: string }): Promise<string> {
  const found = sql`select customer_id as id from bookings where reference = ${reference}`;
  return (await queryRows<{ id: string }>(application.context, found))[0]?.id ?? "";
}

describe("a request is assigned to its customer", () => {
  // Rule: product.md#customers
  test("by e-mail in any spelling, and leaves the record unchanged", async () => {
    const ada = await create({ phone: "333 000 0001" });
    await book({ email: " ADA@Prova.example ", name: "A. Prova", phone: "+39 333 000 0002" });
    await requestEnquiry(application.context, {
      body: { kind: "contact", name: "Ada", email: "ada@prova.example", phone: "+39 333 000 0003" },
    });
    const after = await read(service, ada.id);
    expect(after).toMatchObject({ name: "Ada Prova", phone: "333 000 0001", version: 1, bookings: 1, enquiries: 1 });
    expect(await listed("")).toEqual(["Ada Prova"]);
  });

  // Rule: product.md#customers
  test("by phone together with a similar name; a phone alone may belong to an office", async () => {
    const ada = await create({ email: "", phone: "+39 333 000 0000" });
    const mine = await book({ email: "altra@prova.example", name: "PROVA Ada", phone: "0039 3330000000" });
    const other = await book({ email: "ugo@prova.example", name: "Ugo Prova", phone: "+39 333 000 0000" });
    expect((await read(service, ada.id)).booking_rows.map(({ reference }) => reference)).toEqual([mine.reference]);
    const { twins } = await read(service, await customerOf(other));
    expect(twins).toMatchObject([{ id: ada.id, reasons: ["phone"] }]);
  });

  // Rule: product.md#customers
  test("and differing data is suggested to staff, beside the booking", async () => {
    await create({ phone: "+39 333 000 0001" });
    const { reference } = await book();
    const detail = await (await callApi(application, service, "GET", `/api/bookings/${reference}`)).json();
    expect(detail.customer).toMatchObject({
      name: "Ada Prova",
      banned: false,
      suggestions: [
        { field: "phone", current: "+39 333 000 0001", typed: "+39 333 000 0000" },
        { field: "birth_date", current: null, typed: "1985-03-14" },
        { field: "licence_issued_on", current: null, typed: "2004-06-01" },
      ],
    });
  });

  // Rule: product.md#customers
  test("and two concurrent requests of a new person create one record, with the notice shown to each", async () => {
    await Promise.all([book(), book(), book()]);
    expect(await listed("")).toEqual(["Ada Prova"]);
    const consents = await queryRows(
      application.context,
      sql`select purpose, source, text_version from customer_consents`,
    );
    expect(consents).toHaveLength(3);
    expect(consents[0]).toEqual({
      purpose: "privacy_notice",
      source: "booking_form",
      text_version: "informativa-2026-11",
    });
  });
});

describe("a customer record", () => {
  // Rule: product.md#bad-input "a customer whom nobody could reach"
  // Rule: product.md#customers
  test("needs a contact, when it is created and when it is changed", async () => {
    const UNREACHABLE = "Indica almeno un recapito: e-mail o telefono.";
    const refused = await call(service, "POST", "", { name: "Ada Prova" });
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors).toEqual([{ path: "email", message: UNREACHABLE }]);
    const { id } = await create();
    const emptied = await call(service, "PATCH", `/${id}`, { email: "" });
    expect(emptied.status).toBe(422);
    expect((await emptied.json()).errors).toEqual([{ path: "email", message: UNREACHABLE }]);
    expect((await call(service, "PATCH", `/${id}`, { email: "", phone: "333 000 0000" })).status).toBe(200);
  });

  // Rule: product.md#customers
  test("is refused as a duplicate", async () => {
    await create({ phone: "+39 333 000 0000" });
    const again = await call(service, "POST", "", {
      name: "Prova Ada",
      email: "ADA@prova.example",
      phone: "333 0000000",
    });
    expect(again.status).toBe(422);
    expect((await again.json()).errors.map(({ path }: { path: string }) => path)).toEqual(["email", "phone"]);
  });

  // Rule: product.md#api "customers"
  // Rule: product.md#customers-screen
  test("is found by name, e-mail, company and phone, in any spelling of the phone", async () => {
    await create({ phone: "+39 333 123 4567", company_name: "Officine Prova S.r.l.", vat_number: "IT 00743110157" });
    await create({ name: "Ugo Altri", email: "ugo@altri.example" });
    for (const text of ["prova", "ADA", "officine", "00743110157", "333-123.4567", "0039 333 123", "+39333123"]) {
      expect(await listed(`?q=${encodeURIComponent(text)}`)).toEqual(["Ada Prova"]);
    }
  });

  // Rule: product.md#panel-lists
  test("is found by the day of its last pickup: of a confirmed, running or completed rental only", async () => {
    const set = (status: string, { reference }: { reference: string }) =>
      application.context.db.execute(sql`update bookings set status = ${status} where reference = ${reference}`);
    await create({ name: "Mai Vista", email: "mai@prova.example" });
    const ugo = { name: "Ugo Altri", email: "ugo@altri.example" };
    await set("completed", await book({ ...ugo, pickupDate: "2026-12-10" }));
    await set("cancelled", await book({ ...ugo, pickupDate: "2026-12-20", returnDate: "2026-12-22" }));
    await set("completed", await book({ pickupDate: "2026-12-10" }));
    await set("confirmed", await book({ pickupDate: "2026-12-20", returnDate: "2026-12-22" }));
    expect(await listed("?last_pickup_from=2026-12-10&last_pickup_to=2026-12-10")).toEqual(["Ugo Altri"]);
    expect(await listed("?last_pickup_from=2026-12-11")).toEqual(["Ada Prova"]);
    expect(await listed("?last_pickup_to=2026-12-09")).toEqual([]);
    expect((await call(service, "GET", "?last_pickup_to=ieri")).status).toBe(422);
    expect((await call(service, "GET", "?order=last_pickup_at")).status).toBe(422);
    const [row] = await (await call(service, "GET", "?q=ugo@altri.example")).json();
    expect(row.last_pickup_at).toBe("2026-12-10T09:00:00.000Z");
  });

  test("refuses invalid numbers and names their fields", async () => {
    const refused = await call(service, "POST", "", {
      name: "Ada",
      email: "ada@prova.example",
      vat_number: "00743110158",
      licence_issued_on: "2020-01-01",
      licence_expires_on: "2019-01-01",
      sdi_code: "troppo lungo",
    });
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(["vat_number", "sdi_code"]),
    );
    const number = await call(service, "POST", "", { name: "Ada", phone: "+999 123456" });
    expect((await number.json()).errors[0].path).toBe("phone");
  });

  // Rule: product.md#customers
  test("refuses a stale version; the log never contains a whole document number", async () => {
    const { id } = await create({ licence_number: "MI1234567X", document_number: "CA98765ZZ" });
    expect((await call(service, "PATCH", `/${id}`, { name: "Ada B. Prova", version: 1 })).status).toBe(200);
    expect((await call(service, "PATCH", `/${id}`, { name: "Ada C. Prova", version: 1 })).status).toBe(409);
    const log = await queryRows<{ text: string }>(
      application.context,
      sql`select concat(before, after) as text from audit_log where entity = 'customers'`,
    );
    expect(log).toHaveLength(2);
    for (const { text } of log) {
      expect(text).not.toContain("MI1234567X");
      expect(text).not.toContain("CA98765ZZ");
    }
  });
});

// Rule: product.md#merging-customers
test("staff merge two records: nothing is lost, and both e-mails find the remaining one", async () => {
  const kept = await create({ phone: "+39 333 000 0000" });
  const first = await book({ email: "ugo@prova.example", name: "Adele", phone: "+39 333 111 1111" });
  const other = await customerOf(first);
  await call(service, "POST", `/${other}/notes`, { body: "Preferisce il cambio manuale." });
  await call(service, "PATCH", `/${other}`, { licence_number: "MI1" });
  const joined = await call(service, "POST", `/${kept.id}/merge`, { other, version: kept.version });
  expect(joined.status).toBe(200);
  expect(await joined.json()).toMatchObject({ name: "Ada Prova", bookings: 1, licence_number: "MI1" });
  await book({ email: "ugo@prova.example", name: "Adele", phone: "+39 333 222 2222" });
  const after = await read(service, other);
  expect(after).toMatchObject({ id: kept.id, bookings: 2, notes: [{ body: "Preferisce il cambio manuale." }] });
  expect(await listed("?q=ugo@prova.example")).toEqual(["Ada Prova"]);
  expect((await call(service, "POST", `/${kept.id}/merge`, { other })).status).toBe(404);
  expect((await call(service, "POST", `/${kept.id}/merge`, { other: kept.id })).status).toBe(422);
});

// Rule: product.md#customers-screen
test.each(["020 7946 0958", "+44 (0)20 7946 0958", "0044 20 79460958", "7946 0958", "Ada 020-7946"])(
  "a foreign phone number is found as %s, too",
  async (typed) => {
    await create({ phone: "+44 20 7946 0958" });
    await create({ name: "Ugo Altri", email: null, phone: "+39 02 7946 1111" });
    expect(await listed(`?q=${encodeURIComponent(typed)}`)).toEqual(["Ada Prova"]);
  },
);

describe("a rental ban", () => {
  // Rule: product.md#rental-ban
  test.each([
    ["a last day and none", "2027-01-31", null, null],
    ["none and a last day", null, "2027-01-31", null],
    ["two last days", "2027-01-31", "2027-03-31", "2027-03-31"],
  ])("merging two records with %s keeps the longer ban", async (_which, keptUntil, otherUntil, until) => {
    const kept = await create();
    const other = await create({ email: "ada@altrove.example" });
    await call(admin, "PUT", `/${kept.id}/ban`, { reason: "Danni", until: keptUntil });
    await call(admin, "PUT", `/${other.id}/ban`, { reason: "Multe", until: otherUntil });
    await call(admin, "POST", `/${kept.id}/merge`, { other: other.id, ban_reason: "È la stessa persona" });
    expect(await read(admin, kept.id)).toMatchObject({ banned: true, ban: { until } });
  });

  // Rule: product.md#rental-ban
  test("is visible to all who book; its details only to admins", async () => {
    const { id } = await create();
    expect((await call(service, "PUT", `/${id}/ban`, { reason: "Danni" })).status).toBe(403);
    expect((await call(admin, "PUT", `/${id}/ban`, { reason: "" })).status).toBe(422);
    const banned = await call(admin, "PUT", `/${id}/ban`, { reason: "Danni non pagati", until: "2027-01-31" });
    expect(await banned.json()).toMatchObject({
      banned: true,
      ban: { reason: "Danni non pagati", author: admin.userId, until: "2027-01-31" },
    });
    expect(await read(service, id)).toMatchObject({ banned: true, ban: null });
    expect(await listed("?banned=true")).toEqual(["Ada Prova"]);
    expect((await call(admin, "DELETE", `/${id}/ban`)).status).toBe(200);
    expect(await read(admin, id)).toMatchObject({ banned: false, ban: null });
  });

  // Rule: product.md#rental-ban
  test("leaves an online request accepted, and marked for staff only", async () => {
    const { id } = await create();
    const plain = await callApi(application, null, "POST", "/api/bookings", bookingRequest());
    await call(admin, "PUT", `/${id}/ban`, { reason: "Danni non pagati" });
    const marked = await callApi(application, null, "POST", "/api/bookings", bookingRequest());
    expect(marked.status).toBe(201);
    const [one, other] = [await plain.json(), await marked.json()];
    expect(Object.keys(other)).toEqual(Object.keys(one));
    expect(JSON.stringify(other)).not.toMatch(/bann|customer/i);
    const rows = await (await callApi(application, service, "GET", "/api/bookings")).json();
    expect(rows.map(({ customer_banned }: { customer_banned: boolean }) => customer_banned)).toEqual([true, true]);
  });
});
