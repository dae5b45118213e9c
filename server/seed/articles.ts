import { estimateReadingMinutes } from "#domain/articles/article-markup.ts";
import type { articles } from "#server/db/schema.ts";
import type { ArticleSeed } from "#server/seed/articles/article-seed.ts";
import { GRAN_TURISMO_OR_SUPERCAR_ARTICLE } from "#server/seed/articles/gran-turismo-or-supercar.ts";
import { ROME_AT_DAWN_ARTICLE } from "#server/seed/articles/rome-at-dawn.ts";
import { SPRING_CAR_EVENTS_ARTICLE } from "#server/seed/articles/spring-car-events.ts";
import { TRAVEL_WARDROBE_ARTICLE } from "#server/seed/articles/travel-wardrobe.ts";

/** The four articles of the magazine (product.md#magazine), newest first. */
export const ARTICLES: readonly (typeof articles.$inferInsert)[] = [
  ROME_AT_DAWN_ARTICLE,
  GRAN_TURISMO_OR_SUPERCAR_ARTICLE,
  TRAVEL_WARDROBE_ARTICLE,
  SPRING_CAR_EVENTS_ARTICLE,
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
