import { and, asc, eq, exists, inArray, isNull, sql } from "drizzle-orm";
import { rolesWith } from "#domain/access/abilities.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { enquiryAnswers, user, userRoles } from "#server/db/schema.ts";

/** An answer as stored, with the name and address of who wrote it; null when that user is gone. */
export type StoredAnswer = typeof enquiryAnswers.$inferSelect & {
  authorName: string | null;
  authorEmail: string | null;
};

/** Somebody of the staff whom a request may be given to. */
export interface Assignable {
  id: string;
  name: string;
  email: string;
}

const answersWithAuthor = (db: Queryable) =>
  db
    .select({ answer: enquiryAnswers, authorName: user.name, authorEmail: user.email })
    .from(enquiryAnswers)
    .leftJoin(user, eq(user.id, enquiryAnswers.author));

/** The answers to a request, oldest first. */
export async function listAnswers(db: Queryable, enquiryId: string): Promise<StoredAnswer[]> {
  const rows = await answersWithAuthor(db)
    .where(eq(enquiryAnswers.enquiryId, enquiryId))
    .orderBy(asc(enquiryAnswers.createdAt), asc(enquiryAnswers.id));
  return rows.map(({ answer, ...author }) => ({ ...answer, ...author }));
}

/** The answer that was sent with a key; null for an unknown key. */
export async function findAnswerByKey(db: Queryable, idempotencyKey: string): Promise<StoredAnswer | null> {
  const [row] = await answersWithAuthor(db).where(eq(enquiryAnswers.idempotencyKey, idempotencyKey)).limit(1);
  return row ? { ...row.answer, authorName: row.authorName, authorEmail: row.authorEmail } : null;
}

/** Stores an answer and returns its id; null when its key is taken. */
export async function insertAnswer(
  tx: Transaction,
  answer: typeof enquiryAnswers.$inferInsert,
): Promise<string | null> {
  const [row] = await tx
    .insert(enquiryAnswers)
    .values(answer)
    .onConflictDoNothing()
    .returning({ id: enquiryAnswers.id });
  return row?.id ?? null;
}

/** Those whom a request may be given to, by name: whoever answers requests and can sign in. */
export async function listAssignable(db: Queryable, id?: string): Promise<Assignable[]> {
  const serves = db
    .select({ one: sql`1` })
    .from(userRoles)
    .where(and(eq(userRoles.userId, user.id), inArray(userRoles.role, rolesWith("enquiries.manage"))));
  return db
    .select({ id: user.id, name: user.name, email: user.email })
    .from(user)
    .where(and(isNull(user.disabledAt), exists(serves), id === undefined ? undefined : eq(user.id, id)))
    .orderBy(sql`lower(${user.name}) collate "C"`, asc(user.email));
}
