import { withoutAccents } from "#domain/text.ts";

/**
 * The slug of a brand (product.md#brand-form): lowercased, runs of non-alphanumerics turned to one hyphen, hyphens at the edges trimmed.
 * An accented letter is a letter and keeps its base ("Citroën" gives "citroen"), since a slug is a-z, 0-9 and hyphens.
 * Applying it twice changes nothing. A text without any letter or digit gives "".
 */
export function slugify(text: string): string {
  return withoutAccents(text)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/^-+/, "")
    .replace(/-+$/, "");
}

/**
 * The slug of a car that has none (product.md#cities-and-slugs): brand and name joined by a hyphen, lowercased, spaces turned to hyphens,
 * every character other than a-z, 0-9 and hyphen removed. Accented letters fall out too.
 */
export function deriveVehicleSlug(brand: string, name: string): string {
  return `${brand}-${name}`
    .toLowerCase()
    .replaceAll(/\s+/g, "-")
    .replaceAll(/[^a-z0-9-]/g, "");
}

/** True for a path segment of a-z, 0-9 and hyphens: only such a segment may be an unknown brand (product.md#brand-form). */
export function isSlugShaped(segment: string): boolean {
  return /^[a-z0-9-]+$/.test(segment);
}
