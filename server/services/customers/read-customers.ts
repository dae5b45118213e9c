import type { AppContext } from "#server/context.ts";
import { type CustomerFigures, readFigures } from "#server/repositories/customers/customer-requests.ts";
import { bannedOn, listCustomers, type StoredCustomer } from "#server/repositories/customers/customers.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

export interface CustomersQuestion {
  staff: Staff;
  listQuery: ListQuery;
  /** Only those under a ban. */
  banned?: boolean | undefined;
}

export interface ListedCustomer {
  customer: StoredCustomer;
  figures: CustomerFigures;
}

/** The customers' table for staff. */
export async function readCustomers(
  ctx: AppContext,
  { staff, listQuery, banned }: CustomersQuestion,
): Promise<{ rows: ListedCustomer[]; total: number }> {
  requireAbility(staff, "customers.read");
  const { rows, total } = await listCustomers(ctx.db, listQuery, banned ? bannedOn(siteToday(ctx)) : undefined);
  const figuresOf = await readFigures(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((customer) => ({ customer, figures: figuresOf(customer.id) })), total };
}
