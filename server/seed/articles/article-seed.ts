import type { ArticleCategory } from "#domain/articles/article.ts";

export interface ArticleSeed {
  slug: string;
  category: ArticleCategory;
  title: string;
  excerpt: string;
  /** The picture of its own place, where the category's would show another. */
  image?: string;
  /** yyyy-MM-dd */
  publishedOn: string;
  /** Only `p`, `h2`, `ul` and `li`. */
  body: string;
}
