import type { articles } from "#server/db/schema.ts";
import type { ArticleSeed } from "#server/seed/articles/article-seed.ts";
import { CARS_ARTICLE } from "#server/seed/articles/cars.ts";
import { DESTINATIONS_ARTICLE } from "#server/seed/articles/destinations.ts";
import { EVENTS_ARTICLE } from "#server/seed/articles/events.ts";
import { LIFESTYLE_ARTICLE } from "#server/seed/articles/lifestyle.ts";

/** Words an adult reads in a minute, at leisure. */
const WORDS_PER_MINUTE = 180;

/** The four articles of the magazine (product.md#magazine), newest first. */
export const ARTICLES: readonly (typeof articles.$inferInsert)[] = [
  DESTINATIONS_ARTICLE,
  CARS_ARTICLE,
  LIFESTYLE_ARTICLE,
  EVENTS_ARTICLE,
].map(articleRow);

function articleRow(article: ArticleSeed): typeof articles.$inferInsert {
  return {
    slug: article.slug,
    category: article.category,
    title: article.title,
    excerpt: article.excerpt,
    body: article.body.trim(),
    image: article.image ?? `/pictures/magazine/${article.category.toLowerCase()}-1200.webp`,
    publishedOn: article.publishedOn,
    readMinutes: Math.ceil(wordCount(article.body) / WORDS_PER_MINUTE),
  };
}

/** Words of a text in HTML, tags left out. */
export function wordCount(html: string): number {
  return html.replaceAll(/<[^>]+>/g, " ").match(/[\p{L}\d]+/gu)?.length ?? 0;
}
