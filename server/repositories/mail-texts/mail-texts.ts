import { and, eq, sql } from "drizzle-orm";
import { mailTextSchema } from "#domain/forms/mail-texts/mail-text.ts";
import type { MailText } from "#domain/mail-texts/mail-text.ts";
import type { MailTextKind } from "#domain/mail-texts/mail-texts.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { mailTexts } from "#server/db/schema.ts";
import { lockRow, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredMailText = typeof mailTexts.$inferSelect;

/** What an admin wrote, by kind. */
export async function listMailTexts(db: Queryable): Promise<Map<string, StoredMailText>> {
  const rows = await db.select().from(mailTexts);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The words that were written over the company's own; null without any, and for words that a later version refuses. */
export async function findMailText(db: Queryable, kind: MailTextKind): Promise<MailText | null> {
  const [row] = await db
    .select()
    .from(mailTexts)
    .where(and(eq(mailTexts.id, kind), mailTexts.active))
    .limit(1);
  return row ? (mailTextSchema(kind).safeParse(row).data ?? null) : null;
}

/** The words of a kind, kept from other writers until the transaction ends; null while nobody has ever changed them, and then nothing is locked. */
export const lockMailText = (tx: Transaction, kind: MailTextKind): Promise<StoredMailText | null> =>
  lockRow(tx, mailTexts, kind);

/** Writes the words; the first ones are version 2, since the company's own count as the first. */
export async function storeMailText(
  tx: Transaction,
  kind: MailTextKind,
  text: MailText,
  now: Date,
): Promise<StoredMailText> {
  const { subject, heading, body } = text;
  const written = { subject, heading, body, active: true, updatedAt: now };
  const [row] = await tx
    .insert(mailTexts)
    .values({ id: kind, ...written, version: 2 })
    .onConflictDoUpdate({ target: mailTexts.id, set: { ...written, version: sql`${mailTexts.version} + 1` } })
    .returning();
  return row as StoredMailText;
}

/** Back to the company's own words. */
export const resetMailTextRow = (tx: Transaction, kind: MailTextKind, now: Date): Promise<StoredMailText> =>
  updateRow(tx, mailTexts, kind, { active: false }, now);
