import { eq } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { answerTemplates } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredAnswerTemplate = typeof answerTemplates.$inferSelect;

/** Lists the answer templates. There are at most `MAX_ANSWER_TEMPLATES`. */
export const listAnswerTemplates = (db: Queryable, listQuery: ListQuery) =>
  readTableRows(db, answerTemplates, listQuery);

/** Counts the answer templates. Other transactions that want to create a template wait until this transaction ends. */
export async function countAnswerTemplates(tx: Transaction): Promise<number> {
  await lockNames(tx, "answer-templates");
  return tx.$count(answerTemplates);
}

export const lockAnswerTemplate = (tx: Transaction, id: string): Promise<StoredAnswerTemplate | null> =>
  lockRow(tx, answerTemplates, id);

export const insertAnswerTemplate = (tx: Transaction, row: typeof answerTemplates.$inferInsert) =>
  insertRow(tx, answerTemplates, row);

export const updateAnswerTemplateRow = (
  tx: Transaction,
  id: string,
  changes: RowChanges<typeof answerTemplates>,
  now: Date,
): Promise<StoredAnswerTemplate> => updateRow(tx, answerTemplates, id, changes, now);

export async function deleteAnswerTemplateRow(tx: Transaction, id: string): Promise<void> {
  await tx.delete(answerTemplates).where(eq(answerTemplates.id, id));
}
