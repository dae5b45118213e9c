/** Letters that Unicode does not decompose into a base letter and an accent. */
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
 * Returns the slug of a text (product.md#brand-form): lowercase, each run of non-alphanumerics as one hyphen, no hyphens at the edges. Accented
 * letters keep their base ("Citroën" gives "citroen"). Idempotent; "" without letters and digits.
 */
export function slugify(text: string): string {
  return withoutAccents(text)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/^-+/, "")
    .replace(/-+$/, "");
}

/**
 * Returns the derived slug of a car (product.md#cities-and-slugs): brand and name joined by a hyphen, lowercase, spaces as hyphens, all characters
 * but a-z, 0-9 and hyphens removed. Accented letters are removed too.
 */
export function deriveVehicleSlug(brand: string, name: string): string {
  return `${brand}-${name}`
    .toLowerCase()
    .replaceAll(/\s+/g, "-")
    .replaceAll(/[^a-z0-9-]/g, "");
}

/** Whether a text has the form of a slug: only a-z, 0-9 and hyphens. It need not belong to anything that exists (product.md#brand-form). */
export function isSlugShaped(segment: string): boolean {
  return /^[a-z0-9-]+$/.test(segment);
}

/** Returns the text in lowercase without accents: "Zürich" becomes "zurich". Every comparison of names uses it (product.md#city-search). */
export function withoutAccents(text: string): string {
  // Fast path for most names: nothing to decompose.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßæœøđłı]/g, (letter) => UNDECOMPOSED_LETTERS[letter] ?? letter);
}
