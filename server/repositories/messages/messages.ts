import { and, asc, desc, eq, isNull, lt, or, type SQL } from "drizzle-orm";
import type { MessageSide } from "#domain/messages/conversation.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings, conversationMessages, enquiries, user } from "#server/db/schema.ts";

/** The enquiry or the booking to which a conversation belongs. */
export type ConversationKey = { enquiryId: string } | { bookingId: string };

/**
 * A message with the name and e-mail address of the staff member who wrote it. Both are null if the customer wrote the message, or if the user was
 * deleted.
 */
export type StoredMessage = typeof conversationMessages.$inferSelect & {
  authorName: string | null;
  authorEmail: string | null;
};

const messagesWithAuthor = (db: Queryable) =>
  db
    .select({ message: conversationMessages, authorName: user.name, authorEmail: user.email })
    .from(conversationMessages)
    .leftJoin(user, eq(user.id, conversationMessages.author))
    .$dynamic();

/** Lists the messages of a conversation, oldest first. */
export async function listMessages(db: Queryable, conversation: ConversationKey): Promise<StoredMessage[]> {
  const rows = await messagesWithAuthor(db)
    .where(isIn(conversation))
    .orderBy(asc(conversationMessages.createdAt), asc(conversationMessages.id));
  return rows.map(toMessage);
}

/** Returns the last message of a conversation; null if there is none. */
export async function findLastMessage(db: Queryable, conversation: ConversationKey): Promise<StoredMessage | null> {
  const [row] = await messagesWithAuthor(db)
    .where(isIn(conversation))
    .orderBy(desc(conversationMessages.createdAt), desc(conversationMessages.id))
    .limit(1);
  return row ? toMessage(row) : null;
}

/** Counts the messages of a conversation that one side (staff or customer) wrote. */
export const countMessages = (db: Queryable, conversation: ConversationKey, side: MessageSide): Promise<number> =>
  db.$count(conversationMessages, and(isIn(conversation), eq(conversationMessages.side, side)));

/** Returns the message with an idempotency key; null if there is none. */
export async function findMessageByKey(db: Queryable, idempotencyKey: string): Promise<StoredMessage | null> {
  const [row] = await messagesWithAuthor(db).where(eq(conversationMessages.idempotencyKey, idempotencyKey)).limit(1);
  return row ? toMessage(row) : null;
}

/** Returns the message that an event of a booking's history shows; null once the message was deleted. */
export async function findMessageOfEvent(db: Queryable, eventId: string): Promise<StoredMessage | null> {
  const [row] = await messagesWithAuthor(db).where(eq(conversationMessages.eventId, eventId)).limit(1);
  return row ? toMessage(row) : null;
}

/** A message to store; `eventId` is the event of the booking's history that shows it. */
export type NewMessage = ({ enquiryId: string } | { bookingId: string; eventId: string }) & {
  side: MessageSide;
  author?: string;
  body: string;
  idempotencyKey: string | null;
  createdAt: Date;
};

/** Stores a message and returns its id. Returns null, without storing it, if another message has its idempotency key. */
export async function insertMessage(tx: Transaction, message: NewMessage): Promise<string | null> {
  const [row] = await tx
    .insert(conversationMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: conversationMessages.id });
  return row?.id ?? null;
}

/** Records that staff have read a conversation up to a message. Returns false if the conversation has no such message. */
export async function markReadUpTo(db: Queryable, conversation: ConversationKey, messageId: string): Promise<boolean> {
  const [message] = await db
    .select({ createdAt: conversationMessages.createdAt })
    .from(conversationMessages)
    .where(and(eq(conversationMessages.id, messageId), isIn(conversation)))
    .limit(1);
  if (!message) return false;
  const table = "enquiryId" in conversation ? enquiries : bookings;
  const id = "enquiryId" in conversation ? conversation.enquiryId : conversation.bookingId;
  await db
    .update(table)
    .set({ staffReadAt: message.createdAt })
    .where(and(eq(table.id, id), or(isNull(table.staffReadAt), lt(table.staffReadAt, message.createdAt))));
  return true;
}

const isIn = (conversation: ConversationKey): SQL =>
  "enquiryId" in conversation
    ? eq(conversationMessages.enquiryId, conversation.enquiryId)
    : eq(conversationMessages.bookingId, conversation.bookingId);

function toMessage(row: Awaited<ReturnType<typeof messagesWithAuthor>>[number]): StoredMessage {
  const { message, authorName, authorEmail } = row;
  return { ...message, authorName, authorEmail };
}
