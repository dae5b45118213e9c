import { eq, isNull, type SQL } from "drizzle-orm";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { enquiries } from "#server/db/schema.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";
import { lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

type EnquiryColumns = typeof enquiries.$inferSelect;

/** An enquiry with its internal columns, which only staff see. */
export type StoredEnquiry = Enquiry & Omit<EnquiryColumns, keyof Enquiry | "phoneDigits">;
export type NewEnquiry = typeof enquiries.$inferInsert;

/** Identifies an enquiry by its id or idempotency key. */
export type EnquiryKey = { id: string } | { idempotencyKey: string };

/** Stores an enquiry and returns it. Returns null, without storing it, if another enquiry has its reference or idempotency key. */
export async function insertEnquiry(db: Queryable, enquiry: NewEnquiry): Promise<StoredEnquiry | null> {
  const [row] = await db.insert(enquiries).values(enquiry).onConflictDoNothing().returning();
  return row ? toEnquiry(row) : null;
}

/** Returns the enquiry with a key; null if there is none. */
export async function findStoredEnquiry(db: Queryable, key: EnquiryKey): Promise<StoredEnquiry | null> {
  const [row] = await db
    .select()
    .from(enquiries)
    .where("id" in key ? eq(enquiries.id, key.id) : eq(enquiries.idempotencyKey, key.idempotencyKey))
    .limit(1);
  return row ? toEnquiry(row) : null;
}

/** Lists enquiries for staff. `assignedTo` restricts the list to enquiries that are assigned to one user or, with null, to nobody. */
export async function listEnquiries(db: Queryable, listQuery: ListQuery, assignedTo: string | null | undefined) {
  const { rows, total } = await readTableRows(db, enquiries, listQuery, isAssignedTo(assignedTo));
  return { rows: rows.map(toEnquiry), total };
}

function isAssignedTo(assignedTo: string | null | undefined): SQL | undefined {
  if (assignedTo === undefined) return undefined;
  return assignedTo === null ? isNull(enquiries.assignedTo) : eq(enquiries.assignedTo, assignedTo);
}

/** Locks the enquiry with an id until the transaction ends and returns it; null if there is none. */
export async function lockEnquiry(tx: Transaction, id: string): Promise<StoredEnquiry | null> {
  const row = await lockRow(tx, enquiries, id);
  return row && toEnquiry(row);
}

/** Updates an enquiry, increments its version and returns the updated row. The caller has locked the enquiry. */
export async function updateStoredEnquiry(
  tx: Transaction,
  id: string,
  changes: RowChanges<typeof enquiries>,
  now: Date,
): Promise<StoredEnquiry> {
  return toEnquiry(await updateRow(tx, enquiries, id, changes, now));
}

/** Omits the phone digits, which only the search uses. */
const toEnquiry = ({ phoneDigits: _searched, ...row }: EnquiryColumns): StoredEnquiry => row;
