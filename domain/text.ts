/** Letters that Unicode does not take apart into a base letter and an accent. */
const UNDECOMPOSED: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l", ı: "i" };

const PLAIN = /^[ -~]*$/;

/** Lowercase without accents: "Zürich" becomes "zurich". The common ground of every comparison of names (product.md#city-search). */
export function withoutAccents(text: string): string {
  // Nearly all names: nothing to take apart.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßæœøđłı]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
}
