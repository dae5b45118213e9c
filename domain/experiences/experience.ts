import type { Cents } from "#domain/money.ts";

/** An experience package, priced per weekend (product.md#experience). */
export interface Experience {
  id: string;
  slug: string;
  name: string;
  brand: string;
  /** City name as stored. */
  location: string;
  citySlug: string;
  /** Per weekend. */
  price: Cents;
  /** "weekend". */
  priceUnit: string;
  /** Under the price: for how many it is and what it covers. */
  priceNote: string;
  /** E.g. "2 giorni". */
  duration: string;
  type: string;
  description: string;
  /** What the price covers, one line each. */
  includes: readonly string[];
  images: readonly string[];
  highlights: readonly string[];
  rating: number;
  reviews: number;
  available: boolean;
  /** Whether it is on the site. */
  active: boolean;
}
