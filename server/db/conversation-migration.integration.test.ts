import { globSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { requestEnquiry } from "#server/services/enquiries/request-enquiry.ts";
import { setUpTestApplication } from "#test/app.ts";
import { queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();

const BEFORE = `
  alter table bookings drop column reply_warned_at, drop column customer_wrote_at, drop column staff_read_at;
  alter table enquiries drop column reopened_at, drop column reply_warned_at, drop column customer_wrote_at, drop column staff_read_at;
  drop table messages, answer_templates;
  create table enquiry_answers (id uuid primary key default gen_random_uuid() not null,
    enquiry_id uuid not null references enquiries(id) on delete cascade, author text not null, body text not null,
    idempotency_key text unique, created_at timestamptz default now() not null);
  create index enquiry_answers_enquiry on enquiry_answers (enquiry_id)`;

const readStatements = (name: string) =>
  globSync(`server/db/migrations/*_${name}.sql`).flatMap((file) =>
    readFileSync(file, "utf8").split("--> statement-breakpoint"),
  );

/** Undoes the migrations of conversations and applies them again in one transaction, as a start does with an older database. */
test("the migrations turn earlier answers into the beginning of each conversation and lose nothing", async () => {
  const { context } = application;
  const { id } = await requestEnquiry(context, {
    body: { kind: "contact", name: "Ada Prova", email: "ada@prova.example", phone: "+39 333 000 0000" },
  });
  await context.db.transaction(async (tx) => {
    for (const statement of BEFORE.split(";")) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into enquiry_answers (id, enquiry_id, author, body, idempotency_key, created_at) values
      ('00000000-0000-4000-8000-000000000001', ${id}, 'giulia', 'La prima.', 'k1', '2026-11-20T09:00:00Z'),
      ('00000000-0000-4000-8000-000000000002', ${id}, 'somebody gone', 'La seconda.', null, '2026-11-20T10:00:00Z')`);
    for (const statement of readStatements("conversation")) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into enquiry_messages (id, enquiry_id, side, body, created_at) values
      ('00000000-0000-4000-8000-000000000003', ${id}, 'customer', 'La terza.', '2026-11-20T11:00:00Z')`);
    for (const statement of readStatements("messages")) await tx.execute(sql.raw(statement));
  });
  expect(
    await queryRows(
      context,
      sql`select id, enquiry_id, booking_id, side, author, body, idempotency_key from messages order by created_at`,
    ),
  ).toEqual([
    {
      id: "00000000-0000-4000-8000-000000000001",
      enquiry_id: id,
      booking_id: null,
      side: "staff",
      author: "giulia",
      body: "La prima.",
      idempotency_key: "k1",
    },
    {
      id: "00000000-0000-4000-8000-000000000002",
      enquiry_id: id,
      booking_id: null,
      side: "staff",
      author: "somebody gone",
      body: "La seconda.",
      idempotency_key: null,
    },
    {
      id: "00000000-0000-4000-8000-000000000003",
      enquiry_id: id,
      booking_id: null,
      side: "customer",
      author: null,
      body: "La terza.",
      idempotency_key: null,
    },
  ]);
});
