import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi } from "#test/staff.ts";
import { queryRows } from "#test/stored-bookings.ts";
import { TEST_NOW } from "#test/test-now.ts";

const application = setUpTestApplication();
const admin = setUpSignedInUser(application, "admin");

// Rule: product.md#bad-input "stale version, taken period, a transition that is not allowed"
// Rule: product.md#stale-versions
test.each([
  ["2026-11-21T09:05:00Z", "2026-11-21T12:00:00Z", "alle 10:05"],
  // In Milano it is already the next day.
  ["2026-11-21T09:05:00Z", "2026-11-21T23:05:00Z", "ieri alle 10:05"],
  ["2026-11-21T23:05:00Z", "2026-11-22T09:00:00Z", "alle 00:05"],
  ["2026-11-19T09:05:00Z", "2026-11-21T12:00:00Z", "il 19 nov alle 10:05"],
  ["2025-11-19T09:05:00Z", "2026-11-21T12:00:00Z", "il 19 nov 2025 alle 10:05"],
])("names an edit of %s at %s as %s, with the day unless it is today", async (edited, now, words) => {
  application.context.clock = () => TEST_NOW;
  const [brand] = await queryRows<{ id: string; name: string }>(
    application.context,
    sql`select id, name from brands order by name limit 1`,
  );
  const save = (version: number | undefined) =>
    callApi(application, admin, "PATCH", `/api/brands/${brand?.id}`, { description: `Letto alle ${now}`, version });
  expect((await save(undefined)).status).toBe(200);
  await queryRows(
    application.context,
    sql`update audit_log set created_at = ${edited}::timestamptz where entity = 'brands'`,
  );
  application.context.clock = () => new Date(now);
  const refused = await save(1);
  expect(refused.status).toBe(409);
  expect((await refused.json()).detail).toBe(
    `Modificato da ${admin.email} ${words}: ricarica i valori attuali o salva di nuovo.`,
  );
});
