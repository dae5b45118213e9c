import { can } from "#domain/access/abilities.ts";
import { renderCustomerExport } from "#domain/customers/customer-export.ts";
import { toSnakeCase } from "#domain/key-casing.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import type { StoredBanDecision } from "#server/repositories/ban-decisions/ban-decisions.ts";
import { readCustomerExport } from "#server/repositories/customers/customer-export.ts";
import type { StoredCustomer } from "#server/repositories/customers/customers.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireActiveCustomer } from "#server/services/customers/shared/active-customer.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";

export interface CustomerExport {
  fileName: string;
  /** All data, machine-readable. */
  data: Record<string, unknown>;
  /** The same data as a readable HTML page, which also contains them in machine-readable form. */
  html: string;
}

/**
 * Exports all data about a person in one file (product.md#exporting-a-customer), as far as `staff` may see them, and adds an audit entry. Throws
 * "not-found".
 */
export async function exportCustomer(
  ctx: AppContext,
  { staff, id }: { staff: Staff; id: string },
): Promise<CustomerExport> {
  requireAbility(staff, "customers.manage");
  const { id: record, name } = await requireActiveCustomer(ctx.db, id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    await audit({ action: "export", entity: "customers", entityId: record, before: null, after: null });
    const withBan = can(staff.roles, "customers.ban");
    return collectCustomerData(tx, { record, name, company: ctx.site.name, now: ctx.clock(), withBan });
  });
}

interface CustomerFileInput {
  record: string;
  name: string;
  company: string;
  now: Date;
  /** Whether to include the ban's reason, author and end, and the reasons of the decisions about it (product.md#rental-ban). */
  withBan: boolean;
}

/** Collects all stored data about a person. */
export async function collectCustomerData(
  db: Queryable,
  { record, name, company, now, withBan }: CustomerFileInput,
): Promise<CustomerExport> {
  const { customer, joinedRecords, banDecisions, ...belongings } = await readCustomerExport(db, record);
  const toVisible = withBan ? (row: StoredCustomer) => row : withoutBan;
  const rows = (list: readonly object[]) => list.map((row) => toSnakeCase(row));
  const data = {
    exported_at: now.toISOString(),
    customer: toSnakeCase(toVisible(customer)),
    joined_records: rows(joinedRecords.map(toVisible)),
    ban_decisions: rows(withBan ? banDecisions : banDecisions.map(withoutReason)),
    ...Object.fromEntries(Object.entries(toSnakeCase(belongings)).map(([part, list]) => [part, rows(list)])),
  };
  const json = JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
  return { fileName: `cliente-${record}.html`, data: json, html: renderCustomerExport({ name, company, data: json }) };
}

function withoutReason({ reason: _reason, decidedBy: _admin, ...visible }: StoredBanDecision) {
  return visible;
}

function withoutBan({ banReason: _reason, banAuthor: _author, banUntil: _until, ...visible }: StoredCustomer) {
  return visible;
}
