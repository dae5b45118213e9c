import { desc, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { customerConsents, customerNotes, user } from "#server/db/schema.ts";

export type StoredConsent = typeof customerConsents.$inferSelect;
/** A note with its author's name; null if that user was deleted. */
export type StoredNote = typeof customerNotes.$inferSelect & { authorName: string | null };

/** Maximum number of notes, and of consents, that are shown. Even a customer of many years has only some dozens (product.md#customers-screen). */
const MAX_RECORDS = 500;

/** Lists the staff's notes about a customer, newest first, at most `MAX_RECORDS`. */
export async function listNotes(db: Queryable, customerId: string): Promise<StoredNote[]> {
  const rows = await db
    .select({ note: customerNotes, authorName: user.name })
    .from(customerNotes)
    .leftJoin(user, eq(user.id, customerNotes.author))
    .where(eq(customerNotes.customerId, customerId))
    .orderBy(desc(customerNotes.createdAt), desc(customerNotes.id))
    .limit(MAX_RECORDS);
  return rows.map(({ note, authorName }) => ({ ...note, authorName }));
}

export const countNotes = (db: Queryable, customerId: string): Promise<number> =>
  db.$count(customerNotes, eq(customerNotes.customerId, customerId));

/** Stores a note and returns its id. */
export async function insertNote(tx: Transaction, values: typeof customerNotes.$inferInsert): Promise<string> {
  const [row] = await tx.insert(customerNotes).values(values).returning({ id: customerNotes.id });
  if (!row) throw new Error("The note was not stored");
  return row.id;
}

/** Lists a customer's consents, oldest first; if there are more than `MAX_RECORDS`, only the newest. */
export async function listConsents(db: Queryable, customerId: string): Promise<StoredConsent[]> {
  const rows = await db
    .select()
    .from(customerConsents)
    .where(eq(customerConsents.customerId, customerId))
    .orderBy(desc(customerConsents.givenAt), desc(customerConsents.id))
    .limit(MAX_RECORDS);
  return rows.reverse();
}

export const countConsents = (db: Queryable, customerId: string): Promise<number> =>
  db.$count(customerConsents, eq(customerConsents.customerId, customerId));

/** Stores a consent and returns its id. */
export async function insertConsent(tx: Transaction, values: typeof customerConsents.$inferInsert): Promise<string> {
  const [row] = await tx.insert(customerConsents).values(values).returning({ id: customerConsents.id });
  if (!row) throw new Error("The consent was not stored");
  return row.id;
}
