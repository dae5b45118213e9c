import type { ArticleCategory } from "#domain/articles/article.ts";

export interface ArticleSeed {
  slug: string;
  category: ArticleCategory;
  title: string;
  excerpt: string;
  /** A picture of the place that the article is about. Without it, the article has the picture of its category. */
  image?: string;
  /** The publication date, yyyy-MM-dd. */
  publishedOn: string;
  /** HTML with only `p`, `h2`, `ul` and `li` tags. */
  body: string;
}
