import { and, asc, eq } from "drizzle-orm";
import type { MessageSide } from "#domain/enquiries/conversation.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { enquiryMessages, user } from "#server/db/schema.ts";

/**
 * A message with the name and e-mail address of the staff member who wrote it. Both are null if the customer wrote the message, or if the user was
 * deleted.
 */
export type StoredMessage = typeof enquiryMessages.$inferSelect & {
  authorName: string | null;
  authorEmail: string | null;
};

const messagesWithAuthor = (db: Queryable) =>
  db
    .select({ message: enquiryMessages, authorName: user.name, authorEmail: user.email })
    .from(enquiryMessages)
    .leftJoin(user, eq(user.id, enquiryMessages.author));

/** Lists the messages of an enquiry's conversation, oldest first. */
export async function listMessages(db: Queryable, enquiryId: string): Promise<StoredMessage[]> {
  const rows = await messagesWithAuthor(db)
    .where(eq(enquiryMessages.enquiryId, enquiryId))
    .orderBy(asc(enquiryMessages.createdAt), asc(enquiryMessages.id));
  return rows.map(toMessage);
}

/** Counts the messages of an enquiry that one side (staff or customer) wrote. */
export const countMessages = (db: Queryable, enquiryId: string, side: MessageSide): Promise<number> =>
  db.$count(enquiryMessages, and(eq(enquiryMessages.enquiryId, enquiryId), eq(enquiryMessages.side, side)));

/** Returns the message with an idempotency key; null if there is none. */
export async function findMessageByKey(db: Queryable, idempotencyKey: string): Promise<StoredMessage | null> {
  const [row] = await messagesWithAuthor(db).where(eq(enquiryMessages.idempotencyKey, idempotencyKey)).limit(1);
  return row ? toMessage(row) : null;
}

/** Stores a message and returns its id. Returns null, without storing it, if another message has its idempotency key. */
export async function insertMessage(
  tx: Transaction,
  message: typeof enquiryMessages.$inferInsert & { side: MessageSide },
): Promise<string | null> {
  const [row] = await tx
    .insert(enquiryMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: enquiryMessages.id });
  return row?.id ?? null;
}

function toMessage(row: Awaited<ReturnType<typeof messagesWithAuthor>>[number]): StoredMessage {
  const { message, authorName, authorEmail } = row;
  return { ...message, authorName, authorEmail };
}
