/** The four categories of the magazine (product.md#magazine). */
export type ArticleCategory = "Lifestyle" | "Cars" | "Destinations" | "Events";

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
