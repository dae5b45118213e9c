import type { CivilDate } from "#domain/rental-period/civil-time.ts";

export const ARTICLE_CATEGORIES = ["Lifestyle", "Cars", "Destinations", "Events"] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** A published article is read from its day on; a draft by nobody but staff. */
export const ARTICLE_STATUSES = ["draft", "published"] as const;
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number];

/** The most articles the magazine stores, drafts included. */
export const MAX_ARTICLES = 2000;

/** An article of the magazine (product.md#magazine). */
export interface Article {
  slug: string;
  /** Lifestyle, Cars, Destinations or Events. */
  category: string;
  title: string;
  excerpt: string;
  /** Paragraphs and headings in the company's own small set of HTML tags. */
  body: string;
  image: string;
  publishedOn: CivilDate;
  readMinutes: number;
  /** When its text last changed, or came out. */
  changedAt: Date;
}
