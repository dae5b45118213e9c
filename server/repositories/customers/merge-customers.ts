import { eq, or, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { bookings, customerConsents, customerNotes, customers, enquiries, quotes } from "#server/db/schema.ts";

/** Gives everything of one locked record to another, which it is found by from then on; records joined to the first follow it. */
export async function joinCustomers(
  tx: Transaction,
  { kept, other, now }: { kept: string; other: string; now: Date },
): Promise<void> {
  for (const table of [bookings, enquiries, quotes, customerNotes, customerConsents]) {
    await tx.update(table).set({ customerId: kept }).where(eq(table.customerId, other));
  }
  await tx
    .update(customers)
    .set({ mergedInto: kept, updatedAt: now, version: sql`${customers.version} + 1` })
    .where(or(eq(customers.id, other), eq(customers.mergedInto, other)));
}
