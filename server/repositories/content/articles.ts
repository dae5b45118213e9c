import { asc, desc, eq } from "drizzle-orm";
import type { Article } from "#domain/catalogue/article.ts";
import type { Queryable } from "#server/db/client.ts";
import { articles } from "#server/db/schema.ts";

/** The articles of the magazine without their bodies, newest first. */
export async function listArticles(db: Queryable, limit: number): Promise<Omit<Article, "body">[]> {
  return db.select(teaser).from(articles).orderBy(desc(articles.publishedOn), asc(articles.slug)).limit(limit);
}

/** An article with its body; null when there is none of that slug. */
export async function findArticleBySlug(db: Queryable, slug: string): Promise<Article | null> {
  const [row] = await db
    .select({ ...teaser, body: articles.body })
    .from(articles)
    .where(eq(articles.slug, slug))
    .limit(1);
  return row ?? null;
}

const teaser = {
  slug: articles.slug,
  category: articles.category,
  title: articles.title,
  excerpt: articles.excerpt,
  image: articles.image,
  publishedOn: articles.publishedOn,
  readMinutes: articles.readMinutes,
};
