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
  /** The price per weekend. */
  price: Cents;
  /** "weekend". */
  priceUnit: string;
  /** Shown below the price: the number of people and what is included. */
  priceNote: string;
  /** E.g. "2 giorni". */
  duration: string;
  type: string;
  description: string;
  /** What the price includes, one item each. */
  includes: readonly string[];
  images: readonly string[];
  highlights: readonly string[];
  rating: number;
  reviews: number;
  available: boolean;
  /** Whether the site shows it. */
  active: boolean;
}
