import { and, asc, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Article } from "#domain/articles/article.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { cachedQuery } from "#server/db/cached-query.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { articles } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";
import { type ListQuery, readTableRows } from "#server/repositories/table-rows.ts";
import { insertRow, lockRow, type RowChanges, updateRow } from "#server/repositories/versioned-rows.ts";

export type StoredArticle = typeof articles.$inferSelect;

/** Lists the published articles without their bodies, newest first. */
export const listArticles = cachedQuery(
  "articles",
  async (db: Queryable, { today, limit }: { today: CivilDate; limit: number }): Promise<Omit<Article, "body">[]> => {
    return db
      .select(teaserColumns)
      .from(articles)
      .where(isPublished(today))
      .orderBy(desc(articles.publishedOn), asc(articles.slug))
      .limit(limit);
  },
);

/** Counts the published articles. */
export const countPublishedArticles = cachedQuery(
  "count of articles",
  async (db: Queryable, today: CivilDate): Promise<number> => db.$count(articles, isPublished(today)),
);

/** Returns the published article with a slug, including its body; null if there is none. */
export const findArticleBySlug = cachedQuery(
  "article",
  async (db: Queryable, slug: string, today: CivilDate): Promise<Article | null> => {
    const [row] = await db
      .select({ ...teaserColumns, body: articles.body })
      .from(articles)
      .where(and(eq(articles.slug, slug), isPublished(today)))
      .limit(1);
    return row ?? null;
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
