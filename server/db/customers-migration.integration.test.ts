import { globSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { requestEnquiry } from "#server/services/enquiries/request-enquiry.ts";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { queryRows, setUnitCount, withClockAt } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
beforeAll(async () => {
  await setUnitCount(application.context, "ferrari-296-gtb", 9);
});

const BEFORE = `
  alter table bookings drop column customer_id; alter table enquiries drop column customer_id;
  alter table quotes drop column customer_id;
  drop table ban_decisions, booking_drivers, customer_notes, customer_consents, customers;
  alter table bookings alter column email set not null; alter table bookings alter column phone set not null`;

/** Undoes the customers migration and applies it again in one transaction, as a start does with an older database. */
async function migrateAgain() {
  const [file = ""] = globSync("server/db/migrations/*_customers.sql");
  const statements = readFileSync(file, "utf8").split("--> statement-breakpoint");
  await application.context.db.transaction(async (tx) => {
    for (const statement of BEFORE.split(";")) await tx.execute(sql.raw(statement));
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
}

let hour = 0;
async function book(name: string, email: string, phone: string) {
  hour += 1;
  const context = withClockAt(application.context, `2026-11-21T1${hour}:00:00Z`);
  const { booking } = await requestBooking(context, { body: bookingRequest({ name, email, phone }) });
  return booking.reference;
}

// Rule: product.md#customers
test("the migration assigns earlier bookings and enquiries to customers, by e-mail, or by phone and name", async () => {
  const { context } = application;
  const ada = await book("Ada Prova", "ada@prova.example", "+39 333 000 0000");
  const again = await book("Prova  ADA", "Ada@Prova.example", "0039 333.000.0000");
  const moved = await book("Prova Ada", "ada@nuova.example", "333 000 0000");
  const brother = await book("Ugo Prova", "ugo@prova.example", "333 000 0000");
  await requestEnquiry(withClockAt(context, "2026-11-21T20:00:00Z"), {
    body: { kind: "contact", name: "Ada Prova", email: "ada@nuova.example", phone: "+44 (0)20 7946 0100" },
  });
  await migrateAgain();

  const owners = await queryRows<{ reference: string; name: string; email: string }>(
    context,
    sql`select request.reference, customers.name, customers.email from
        (select reference, customer_id from bookings union all select 'enquiry', customer_id from enquiries) request
        join customers on customers.id = request.customer_id where customers.merged_into is null`,
  );
  const ownerOf = Object.fromEntries(owners.map(({ reference, email }) => [reference, email]));
  expect(ownerOf).toEqual({
    [ada]: "ada@prova.example",
    [again]: "ada@prova.example",
    [moved]: "ada@prova.example",
    [brother]: "ugo@prova.example",
    enquiry: "ada@prova.example",
  });
  const joined = await queryRows(context, sql`select email, phone_key from customers where merged_into is not null`);
  expect(joined).toEqual([{ email: "ada@nuova.example", phone_key: "+442079460100" }]);
  const [kept] = await queryRows(
    context,
    sql`select phone_key, birth_date::text, licence_issued_on::text from customers where email = 'ada@prova.example'`,
  );
  expect(kept).toEqual({ phone_key: "+393330000000", birth_date: "1985-03-14", licence_issued_on: "2004-06-01" });
});
