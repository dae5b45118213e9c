import { and, eq, sql } from "drizzle-orm";
import { mailTextSchema } from "#domain/forms/mail-texts/mail-text.ts";
import type { MailText } from "#domain/mail-texts/mail-text.ts";
import type { MailTextKind } from "#domain/mail-texts/mail-texts.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { mailTexts } from "#server/db/schema.ts";
import { lockRow, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredMailText = typeof mailTexts.$inferSelect;

/** Returns the texts an admin wrote, by kind. */
export async function listMailTexts(db: Queryable): Promise<Map<string, StoredMailText>> {
  const rows = await db.select().from(mailTexts);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the text an admin wrote over the built-in one; null if there is none, or if the current version's rules reject it. */
export async function findMailText(db: Queryable, kind: MailTextKind): Promise<MailText | null> {
  const [row] = await db
    .select()
    .from(mailTexts)
    .where(and(eq(mailTexts.id, kind), mailTexts.active))
    .limit(1);
  return row ? (mailTextSchema(kind).safeParse(row).data ?? null) : null;
}

/** Locks the text of a kind until the transaction ends; null if nobody has ever changed it, and then nothing is locked. */
export const lockMailText = (tx: Transaction, kind: MailTextKind): Promise<StoredMailText | null> =>
  lockRow(tx, mailTexts, kind);

/** Stores a text; the first one is version 2, since the built-in text counts as version 1. */
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

/** Returns to the built-in text. */
export const resetMailTextRow = (tx: Transaction, kind: MailTextKind, now: Date): Promise<StoredMailText> =>
  updateRow(tx, mailTexts, kind, { active: false }, now);
