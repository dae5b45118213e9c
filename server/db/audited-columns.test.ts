import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { hasAuditFieldLabel } from "#domain/audit-log/audit-field-label.ts";
import { AUDIT_REFERENCES, isInternalAuditField } from "#domain/audit-log/audit-internal-fields.ts";
import { AUDIT_ENTITY_WORDS } from "#domain/audit-log/audit-words.ts";
import * as schema from "#server/db/schema.ts";

/** Tables whose rows the audit log has under the name of another table. */
const LOGGED_AS: Readonly<Record<string, string>> = {
  booking_drivers: "bookings",
  handovers: "bookings",
  date_requests: "bookings",
  customer_consents: "customers",
};
/** Entities of the audit log that are not the name of a table: an account (four of its fields), a logo and an exported list. */
const WITHOUT_TABLE = ["users", "logos", "lists"];

const tables = new Map(
  Object.values(schema).flatMap((exported) => {
    if (!is(exported, PgTable)) return [];
    const { name, columns } = getTableConfig(exported);
    return [[name, columns.map((column) => column.name)] as const];
  }),
);
const audited = [...tables].flatMap(([table, columns]) => {
  const entity = table in AUDIT_ENTITY_WORDS ? table : LOGGED_AS[table];
  return entity ? columns.map((column) => ({ entity, table, column })) : [];
});

test("this test covers the table of every audited row", () => {
  expect(Object.keys(AUDIT_ENTITY_WORDS).filter((entity) => !tables.has(entity))).toEqual(WITHOUT_TABLE);
  expect(Object.keys(LOGGED_AS).filter((table) => !tables.has(table))).toEqual([]);
});

// Otherwise readers of the audit log would see the column under its English name (product.md#audit-log).
// Rule: product.md#audit-log
test("every column has an Italian name or is marked as internal", () => {
  const nameless = audited.filter(
    ({ entity, column }) => !hasAuditFieldLabel(entity, column) && !isInternalAuditField(entity, column),
  );
  expect(nameless.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

test("every reference is a column of a table with audited rows", () => {
  const known = new Set(audited.map(({ entity, column }) => `${entity}.${column}`));
  const references = Object.entries(AUDIT_REFERENCES).flatMap(([entity, fields]) =>
    Object.keys(fields).map((field) => `${entity}.${field}`),
  );
  expect(references.filter((reference) => !known.has(reference))).toEqual([]);
});

test.each(["email", "name", "disabled", "two_factor", "sessions"])("an account's %s has a name", (field) => {
  expect(hasAuditFieldLabel("users", field)).toBe(true);
});
