import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { MINUTE_MS } from "#domain/durations.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { enquiryApiOf, TEST_SENDER } from "#test/enquiry-api.ts";
import { queryRows } from "#test/stored-bookings.ts";
import { TEST_NOW } from "#test/test-now.ts";

const application = setUpTestApplication({ seed: "none", clock: () => now });
const keeper = setUpSignedInUser(application, "customer_service");
const enquiries = enquiryApiOf(application, keeper);
const colleague = setUpSignedInUser(application, "admin");
let now = TEST_NOW;
beforeEach(async () => {
  now = TEST_NOW;
  await application.context.db.execute(sql`delete from enquiries`);
});

// Rule: product.md#panel-lists
test("finds a phone number in any spelling", async () => {
  const { id } = await enquiries.ask({
    kind: "contact",
    ...TEST_SENDER,
    phone: "0041 (0)79 765 43 21",
    message: "Per telefono.",
  });
  for (const typed of ["079 765 43 21", "+41797654321", "79.765.4321"]) {
    const rows: { id: string }[] = await (
      await enquiries.call("GET", `/api/enquiries?q=${encodeURIComponent(typed)}`)
    ).json();
    expect(
      rows.map((row) => row.id),
      typed,
    ).toEqual([id]);
  }
  expect(JSON.stringify(await enquiries.read(id))).not.toContain("phone_digits");
});

// Rule: product.md#booking-states
test("a repeated transition answers who made it, and changes nothing", async () => {
  const { id, version } = await enquiries.ask();
  expect((await (await enquiries.change(id, { status: "answered", version }, colleague)).json()).already).toBeNull();
  now = new Date(TEST_NOW.getTime() + 5 * MINUTE_MS);
  const again = await enquiries.change(id, { status: "answered", version });
  expect(again.status).toBe(200);
  expect(await again.json()).toMatchObject({
    status: "answered",
    version: version + 1,
    already: { actor: colleague.userId, actor_name: "Persona di prova", at: TEST_NOW.toISOString(), own: false },
  });
  const log = await queryRows(application.context, sql`select id from audit_log where entity_id = ${id}`);
  expect(log).toHaveLength(1);
});

test("the list is filtered by days in the company's time zone, both included", async () => {
  await enquiries.ask();
  const found = async (query: string) =>
    (await enquiries.call("GET", `/api/enquiries?${query}`)).headers.get("x-total-count");
  expect(await found("created_from=2026-11-22")).toBe("0");
  expect(await found("created_from=2026-11-21&created_to=2026-11-21")).toBe("1");
  expect((await enquiries.call("GET", "/api/enquiries?created_to=soon")).status).toBe(422);
});
