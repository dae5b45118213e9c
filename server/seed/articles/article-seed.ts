import type { ArticleCategory } from "#domain/articles/article.ts";

export interface ArticleSeed {
  slug: string;
  category: ArticleCategory;
  title: string;
  excerpt: string;
  /** A picture of the article's own place; by default its category's picture is used. */
  image?: string;
  /** yyyy-MM-dd */
  publishedOn: string;
  /** Only `p`, `h2`, `ul` and `li` tags. */
  body: string;
}
