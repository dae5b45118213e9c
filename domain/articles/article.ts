import type { CivilDate } from "#domain/rental-period/civil-time.ts";

export const ARTICLE_CATEGORIES = ["Lifestyle", "Cars", "Destinations", "Events"] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** A published article is public from its date on; only staff see a draft. */
export const ARTICLE_STATUSES = ["draft", "published"] as const;
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number];

/** Maximum number of stored articles, drafts included. */
export const MAX_ARTICLES = 2000;

/** An article of the magazine (product.md#magazine). */
export interface Article {
  slug: string;
  /** Lifestyle, Cars, Destinations or Events. */
  category: string;
  title: string;
  excerpt: string;
  /** Paragraphs, headings and lists in a small set of HTML tags. */
  body: string;
  image: string;
  publishedOn: CivilDate;
  readMinutes: number;
  /** When the text was last changed or published. */
  changedAt: Date;
}
