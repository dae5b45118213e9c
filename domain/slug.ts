/** Letters that Unicode does not take apart into a base letter and an accent. */
const UNDECOMPOSED_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ł: "l",
  ı: "i",
};

const PLAIN = /^[ -~]*$/;

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

/** Lowercase without accents: "Zürich" becomes "zurich". The common ground of every comparison of names (product.md#city-search). */
export function withoutAccents(text: string): string {
  // Nearly all names: nothing to take apart.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßæœøđłı]/g, (letter) => UNDECOMPOSED_LETTERS[letter] ?? letter);
}
