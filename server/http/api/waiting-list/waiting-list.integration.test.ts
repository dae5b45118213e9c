// Rule: product.md#waiting-list "Staff"
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { countQueuedMails } from "#test/emails.ts";
import { callerOf } from "#test/staff.ts";
import { deleteBookings, queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const service = setUpSignedInUser(application, "customer_service");
const call = callerOf(application, service, "/api/waiting_list");
afterEach(async () => {
  await application.context.db.execute(sql`delete from waiting_list`);
  await deleteBookings(application.context);
});

const { driverBirthDate: _birth, licenceDate: _licence, phone: _phone, ...PLACE } = bookingRequest();

const join = (changes: object = {}) =>
  Promise.resolve(
    application.app.request("/api/waiting_list", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...PLACE, ...changes }),
    }),
  );

// Rule: product.md#booking-and-enquiry-calls "POST /api/waiting_list"
test("anybody may wait for a car that is taken; the answer names neither the person nor the entry", async () => {
  expect((await join()).status).toBe(409);
  await requestBooking(application.context, { body: bookingRequest() });
  const { name: _name, email: _email, ...asked } = PLACE;
  const answers = [await join(), await join()];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  for (const answer of answers) expect(await answer.json()).toEqual({ ...asked, scope: "vehicle", status: "open" });
  expect((await join({ scope: "brand" })).status).toBe(422);
  expect((await join({ flight: "AZ 1" })).status).toBe(422);
});

// Rule: product.md#languages "Staff see the language"
test("staff change an entry's language without a mail; it is audited, filtered by, and the same again changes nothing", async () => {
  await requestBooking(application.context, { body: bookingRequest() });
  await join({ language: "fr" });
  const [entry] = await (await call("GET", "?language=fr")).json();
  const mails = await countQueuedMails(application);
  const changes = { language: "de", version: entry.version };
  const changed = await call("PATCH", `/${entry.id}`, changes);
  expect([changed.status, await changed.json()]).toMatchObject([200, { language: "de", version: entry.version + 1 }]);
  expect((await call("PATCH", `/${entry.id}`, changes)).status).toBe(200);
  expect((await call("PATCH", `/${entry.id}`, { language: "en", version: entry.version })).status).toBe(409);
  expect((await call("PATCH", `/${entry.id}`, { language: "xx" })).status).toBe(422);
  const found = async (language: string) => (await call("GET", `?language=${language}`)).headers.get("x-total-count");
  expect([await found("de"), await found("fr")]).toEqual(["1", "0"]);
  const log = sql`select before, after from audit_log where entity = 'waiting_list' and entity_id = ${entry.id}`;
  expect(await queryRows(application.context, log)).toMatchObject([
    { before: { language: "fr" }, after: { language: "de" } },
  ]);
  expect(await countQueuedMails(application)).toBe(mails);
});

test("staff search, filter and remove entries, and read the counts", async () => {
  await requestBooking(application.context, { body: bookingRequest() });
  await join();
  await join({ email: "eva@prova.example", name: "Eva Prova" });
  const found = await call("GET", "?q=eva&status=open&scope=vehicle&created_from=2026-01-01");
  const [entry] = await found.json();
  expect(entry).toMatchObject({
    name: "Eva Prova",
    vehicle_name: "Ferrari 296 GTB",
    pickup_date: "2026-12-10",
    mailed_at: null,
  });
  expect((await call("DELETE", `/${entry.id}`)).status).toBe(204);
  expect(await (await call("GET", "/demand")).json()).toMatchObject([
    {
      scope: "vehicle",
      vehicle_name: "Ferrari 296 GTB",
      category: "sportive",
      city: "Milano",
      open: 1,
      removed: 1,
      total: 2,
    },
  ]);
  expect((await call("GET", "?mailbox=ada")).status).toBe(422);
});
