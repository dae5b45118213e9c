import { asc, eq, getTableColumns, inArray, lt, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { customers, waitingList } from "#server/db/schema.ts";
import { redactAuditLog } from "#server/repositories/audit-log/redact-audit-log.ts";

// Omit internal keys, which are no personal data.
const {
  tokenHash: _token,
  visitorHash: _visitor,
  mailbox: _mailbox,
  checkedAt: _checked,
  offeredVehicleId: _offered,
  ...waitingColumns
} = getTableColumns(waitingList);

/** Lists the entries of the waiting list with the e-mail address of a customer, or of a record merged into it, oldest first. */
export async function listCustomerWaitingEntries(db: Queryable, customerId: string) {
  return db
    .select(waitingColumns)
    .from(waitingList)
    .where(inArray(sql`lower(${waitingList.email})`, selectAddresses(db, customerId)))
    .orderBy(asc(waitingList.createdAt));
}

/** Deletes the entries of a customer, and the data in their audit entries. Call it before the customer's e-mail address is erased. */
export async function eraseCustomerWaitingEntries(tx: Transaction, customerId: string): Promise<void> {
  const rows = await listCustomerWaitingEntries(tx, customerId);
  await deleteEntries(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Deletes the entries with an e-mail address, and the data in their audit entries. Returns their number. */
export async function eraseWaitingEntriesOf(tx: Transaction, email: string): Promise<number> {
  const rows = await tx
    .select({ id: waitingList.id })
    .from(waitingList)
    .where(sql`lower(${waitingList.email}) = lower(${email})`);
  await deleteEntries(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

/** Deletes the entries that ended before an instant. */
export async function deleteEndedEntries(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(waitingList).where(lt(waitingList.endedAt, before));
}

/** Renames a city where the cars of entries stand, and where their renters want to get and to return them. */
export async function renameCityInWaitingList(tx: Transaction, from: string, to: string): Promise<void> {
  const { city, pickupCity, returnCity } = waitingList;
  const renamed = (column: PgColumn) => sql`case when ${column} = ${from} then ${to} else ${column} end`;
  await tx
    .update(waitingList)
    .set({ city: renamed(city), pickupCity: renamed(pickupCity), returnCity: renamed(returnCity) })
    .where(or(eq(city, from), eq(pickupCity, from), eq(returnCity, from)));
}

async function deleteEntries(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(waitingList).where(inArray(waitingList.id, [...ids]));
  await redactAuditLog(tx, "waiting_list", ids);
}

const selectAddresses = (db: Queryable, customerId: string) =>
  db
    .select({ email: customers.email })
    .from(customers)
    .where(or(eq(customers.id, customerId), eq(customers.mergedInto, customerId)));
