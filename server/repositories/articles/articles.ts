import { and, asc, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import { type Article, MAX_ARTICLES } from "#domain/articles/article.ts";
import type { Language } from "#domain/languages.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { articles } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";
import { readPhrases, translateRows } from "#server/repositories/content-texts/translate-rows.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredArticle = typeof articles.$inferSelect;

/** Lists the published articles that exist in a language, without their bodies, newest first. */
export const listArticles = cachedQuery(
  "articles",
  async (
    db: Queryable,
    { today, limit, language = "it" }: { today: CivilDate; limit: number; language?: Language },
  ): Promise<Omit<Article, "body">[]> => {
    const rows = await db
      .select({ id: articles.id, ...teaserColumns, ...(language === "it" ? {} : { body: articles.body }) })
      .from(articles)
      .where(isPublished(today))
      .orderBy(desc(articles.publishedOn), asc(articles.slug))
      .limit(limit);
    const translated = await translateRows(
      db,
      language,
      "articles",
      rows.map((row) => ({ body: "", ...row })),
      ["title", "excerpt", "body"],
    );
    return withCategories(
      db,
      language,
      translated.map(({ body: _body, id: _id, ...teaser }) => teaser),
    );
  },
);

/** Whether a published article exists in a language. */
export async function hasArticles(db: Queryable, today: CivilDate, language: Language): Promise<boolean> {
  return (await listArticles(db, { today, limit: MAX_ARTICLES, language })).length > 0;
}

/** Returns the published article with a slug, including its body; null if there is none in the language. */
export const findArticleBySlug = cachedQuery(
  "article",
  async (db: Queryable, slug: string, today: CivilDate, language: Language = "it"): Promise<Article | null> => {
    const [row] = await db
      .select({ id: articles.id, ...teaserColumns, body: articles.body })
      .from(articles)
      .where(and(eq(articles.slug, slug), isPublished(today)))
      .limit(1);
    const translated = await translateRows(db, language, "articles", row ? [row] : [], ["title", "excerpt", "body"]);
    const [article] = await withCategories(db, language, translated);
    if (!article) return null;
    const { id: _id, ...shown } = article;
    return shown;
  },
);

/** Lists articles for staff, including drafts. */
export const readAllArticles = (db: Queryable, listQuery: ListQuery) => readTableRows(db, articles, listQuery);

/** Returns the article with an id, in any status; null if there is none. */
export async function findStoredArticle(db: Queryable, id: string): Promise<StoredArticle | null> {
  const [row] = await db.select().from(articles).where(eq(articles.id, id)).limit(1);
  return row ?? null;
}

/** Counts the articles. Other transactions that want to create an article wait until this transaction ends. */
export async function countArticles(tx: Transaction): Promise<number> {
  await lockNames(tx, "articles");
  return tx.$count(articles);
}

export const lockArticle = (tx: Transaction, id: string): Promise<StoredArticle | null> => lockRow(tx, articles, id);

export const insertArticle = (tx: Transaction, row: typeof articles.$inferInsert): Promise<StoredArticle> =>
  insertRow(tx, articles, row);

export const updateArticleRow = (
  tx: Transaction,
  id: string,
  changes: RowChanges<typeof articles>,
  now: Date,
): Promise<StoredArticle> => updateRow(tx, articles, id, changes, now);

export async function deleteArticleRow(tx: Transaction, id: string): Promise<void> {
  await tx.delete(articles).where(eq(articles.id, id));
}

/** Whether an article is published and its publication date is today or earlier. */
const isPublished = (today: CivilDate): SQL | undefined =>
  and(eq(articles.status, "published"), lte(articles.publishedOn, today));

/** Translates the categories; one without a translation stays as it is, because a teaser always names it. */
async function withCategories<Row extends { category: string }>(
  db: Queryable,
  language: Language,
  rows: readonly Row[],
): Promise<Row[]> {
  const translatePhrase = await readPhrases(
    db,
    language,
    rows.map(({ category }) => category),
  );
  return rows.map((row) => ({ ...row, category: translatePhrase(row.category) ?? row.category }));
}

const teaserColumns = {
  slug: articles.slug,
  category: articles.category,
  title: articles.title,
  excerpt: articles.excerpt,
  image: articles.image,
  publishedOn: articles.publishedOn,
  readMinutes: articles.readMinutes,
  // An article written before its publication date counts as changed on that date.
  changedAt: sql`greatest(${articles.updatedAt}, ${articles.publishedOn}::timestamp at time zone 'UTC')`.mapWith(
    articles.updatedAt,
  ),
};
