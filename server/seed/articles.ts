import { estimateReadingMinutes } from "#domain/articles/article-markup.ts";
import type { articles } from "#server/db/schema.ts";
import type { ArticleSeed } from "#server/seed/articles/article-seed.ts";
import { CARS_ARTICLE } from "#server/seed/articles/cars.ts";
import { DESTINATIONS_ARTICLE } from "#server/seed/articles/destinations.ts";
import { EVENTS_ARTICLE } from "#server/seed/articles/events.ts";
import { LIFESTYLE_ARTICLE } from "#server/seed/articles/lifestyle.ts";

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
    // Created and last changed on its publication date.
    createdAt: midnight(article.publishedOn),
    updatedAt: midnight(article.publishedOn),
    readMinutes: estimateReadingMinutes(article.body),
  };
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
