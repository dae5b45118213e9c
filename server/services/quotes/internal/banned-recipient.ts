import { isBanned } from "#domain/customers/customer.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { findCustomer, listCustomersByEmail } from "#server/repositories/customers/customers.ts";

/** Whether whoever a quote is for is not rented to: the customer it names, else whoever is reached at its address (product.md#rental-ban). */
export async function isBannedRecipient(
  ctx: AppContext,
  db: Queryable,
  { customerId, email }: { customerId: string | null; email: string },
): Promise<boolean> {
  const named = customerId ? await findCustomer(db, customerId) : null;
  const records = named ? [named] : email ? await listCustomersByEmail(db, email) : [];
  return records.some((record) => isBanned(record, ctx.clock(), ctx.site.timeZone));
}
