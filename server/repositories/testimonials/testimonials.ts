import { asc, eq } from "drizzle-orm";
import type { Language } from "#domain/languages.ts";
import type { Testimonial } from "#domain/testimonials/testimonial.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { testimonials } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";
import { translateRows } from "#server/repositories/content-texts/translate-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

/** A testimonial as stored. */
export type StoredTestimonial = typeof testimonials.$inferSelect;

/** Lists the testimonials in a language, in the order of the club's page. */
export const listTestimonials = cachedQuery(
  "testimonials",
  async (db: Queryable, language: Language = "it"): Promise<Testimonial[]> => {
    const rows = await translateRows(db, language, "testimonials", await readStoredTestimonials(db), ["text", "name"]);
    return rows
      .filter(({ text, name }) => text !== "" && name !== "")
      .map(({ text, name, place, isInvented }) => ({ text, name, place: placeNameIn(language, place), isInvented }));
  },
);

/** Lists the stored testimonials for the panel, in the same order. */
export const readStoredTestimonials = (db: Queryable): Promise<StoredTestimonial[]> =>
  db.select().from(testimonials).orderBy(asc(testimonials.position), asc(testimonials.createdAt), asc(testimonials.id));

/** Counts the testimonials; other transactions that create one wait until this one ends. */
export async function countTestimonials(tx: Transaction): Promise<number> {
  await lockNames(tx, "testimonials");
  return tx.$count(testimonials);
}

export const lockTestimonial = (tx: Transaction, id: string): Promise<StoredTestimonial | null> =>
  lockRow(tx, testimonials, id);

export const insertTestimonial = (tx: Transaction, row: typeof testimonials.$inferInsert): Promise<StoredTestimonial> =>
  insertRow(tx, testimonials, row);

export const updateTestimonialRow = (
  tx: Transaction,
  id: string,
  changes: RowChanges<typeof testimonials>,
  now: Date,
): Promise<StoredTestimonial> => updateRow(tx, testimonials, id, changes, now);

export async function deleteTestimonialRow(tx: Transaction, id: string): Promise<void> {
  await tx.delete(testimonials).where(eq(testimonials.id, id));
}
