import { and, eq, sql } from "drizzle-orm";
import { mailTextSchema } from "#domain/forms/mail-texts/mail-text.ts";
import type { Language } from "#domain/languages.ts";
import type { MailText } from "#domain/mail-texts/mail-text.ts";
import type { MailTextKind } from "#domain/mail-texts/mail-texts.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { mailTexts } from "#server/db/schema.ts";
import { readTranslate } from "#server/repositories/content-texts/shown-translations.ts";
import { lockRow, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredMailText = typeof mailTexts.$inferSelect;

/** Returns the mail texts that an admin wrote, by kind of mail. */
export async function listMailTexts(db: Queryable): Promise<Map<string, StoredMailText>> {
  const rows = await db.select().from(mailTexts);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Returns the text with which an admin replaced the built-in one, in a language. Returns null if nobody did, if a part of it is not translated, or if
 * the rules of this application version reject the text: the built-in text is used then, so that a mail always goes (product.md#content-texts).
 */
export async function findMailText(db: Queryable, kind: MailTextKind, language: Language): Promise<MailText | null> {
  const [row] = await db
    .select()
    .from(mailTexts)
    .where(and(eq(mailTexts.id, kind), mailTexts.active))
    .limit(1);
  if (!row) return null;
  const translate = await readTranslate(db, language, "mail_texts", [kind]);
  const text = {
    subject: translate(kind, "subject", row.subject),
    heading: translate(kind, "heading", row.heading),
    body: translate(kind, "body", row.body),
  };
  return mailTextSchema(kind).safeParse(text).data ?? null;
}

/**
 * Locks the stored text of a kind of mail until the transaction ends and returns it. If nobody has ever changed the text, locks nothing and returns
 * null.
 */
export const lockMailText = (tx: Transaction, kind: MailTextKind): Promise<StoredMailText | null> =>
  lockRow(tx, mailTexts, kind);

/** Stores the text of a kind of mail. The first stored text is version 2, because the built-in text counts as version 1. */
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

/** Restores the built-in text of a kind of mail and returns the updated row. */
export const resetMailTextRow = (tx: Transaction, kind: MailTextKind, now: Date): Promise<StoredMailText> =>
  updateRow(tx, mailTexts, kind, { active: false }, now);
