import type { CivilDate } from "#domain/rental-period/civil-time.ts";

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
}
