import { trimText } from "#domain/trim-text.ts";

/**
 * All country codes of E.164. None is a prefix of another, so the digits after a plus identify one country. Uses only regular-expression syntax that
 * JavaScript and PostgreSQL share, because a stored column is computed with it too.
 */
const COUNTRY_CODE =
  "(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-689]|3[578]|42|50|59|6[7-9]|80|85|8[3789]|9[679])[0-9])";

/** Patterns removed from a phone number, in this order, to get its comparison digits. */
export const PHONE_NORMALISATION_PATTERNS: readonly string[] = [
  // The trunk zero in an international number: +41 (0)79.
  "[(]0[)]",
  "[^0-9+]",
  `^([+]|00)${COUNTRY_CODE}`,
  // An Italian number with prefix but without plus is longer than any national number.
  "^39(?=[0-9]{9})",
  "^[+]|^0+",
];

/**
 * Cleans up a pasted phone number: removes "tel:", invisible characters and brackets around the prefix, and normalises spaces and hyphens
 * (product.md#telephone). Returns any other text unchanged.
 */
export function normalisePhone(text: string): string {
  const number = trimText(text).replace(/^tel:(?:\/\/)?(.*)$/is, (_typed, address: string) =>
    address.replaceAll("%20", " ").replaceAll(/%2b/gi, "+"),
  );
  return number
    .normalize("NFKC")
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replaceAll(/[\p{Pd}\u2212]/gu, "-")
    .replaceAll(/\s/g, " ")
    .trim()
    .replace(/^\((\+ ?\d+)\) */, "$1 ")
    .replace(/^\+ +/, "+");
}

/** Fewer digits would match too many phone numbers. */
const MIN_SEARCH_DIGITS = 3;

/** Returns the digits by which numbers are compared: "+39 333 123.4567", "0039 333 1234567" and "(0)333-1234567" all give "3331234567". */
export function toPhoneDigits(phone: string): string {
  return PHONE_NORMALISATION_PATTERNS.reduce((text, step) => text.replace(new RegExp(step, "g"), ""), phone);
}

/** With this many digits and no plus, a number usually starts with a country code. */
const MIN_SEARCH_DIGITS_WITH_COUNTRY = 11;

/** A search term: its text, and its comparison digits if it is a phone number. */
export interface SearchTerm {
  words: string[];
  phone: string | null;
}

/** Splits a search into terms that must all match. The groups of a phone number form one term. */
export function parseSearchTerms(text: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  let group: string[] = [];
  const close = () => {
    if (group.length > 0) terms.push({ words: group, phone: toPhoneSearchKey(group.join(" ")) });
    group = [];
  };
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const number = normalisePhone(word);
    if (/^[+\d().\-/]+$/.test(number)) group.push(/\d/.test(number) ? number : word);
    else {
      close();
      terms.push({ words: [word], phone: null });
    }
  }
  close();
  return terms;
}

function toPhoneSearchKey(text: string): string | null {
  const digits = toPhoneDigits(text);
  if (digits.length < MIN_SEARCH_DIGITS) return null;
  // The remaining digits also match the whole number if the removed ones were not a country code.
  return digits.length < MIN_SEARCH_DIGITS_WITH_COUNTRY ? digits : digits.replace(new RegExp(`^${COUNTRY_CODE}`), "");
}
