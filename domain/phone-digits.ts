import { trimText } from "#domain/trim-text.ts";

/**
 * Every country code of E.164: none begins another, so the digits after a plus name one country. Written in the part of regular
 * expressions that JavaScript and PostgreSQL share, since the stored column is made of it too.
 */
const COUNTRY_CODE =
  "(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-689]|3[578]|42|50|59|6[7-9]|80|85|8[3789]|9[679])[0-9])";

/** How a phone becomes the digits it is compared by: each pattern is taken out, in this order. */
export const PHONE_NORMALISATION_PATTERNS: readonly string[] = [
  // The trunk zero that some write into an international number: +41 (0)79.
  "[(]0[)]",
  "[^0-9+]",
  `^([+]|00)${COUNTRY_CODE}`,
  // An Italian number with its prefix but without the plus is longer than any without.
  "^39(?=[0-9]{9})",
  "^[+]|^0+",
];

/**
 * A telephone number as it was meant, of one that was pasted from a message, a page or an address book: without "tel:" and invisible marks,
 * with plain spaces and hyphens for typographic ones, its prefix not in brackets (product.md#telephone). Anything else stays as it is.
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

/** Shorter than this, digits are found in too many numbers to mean one. */
const MIN_SEARCH_DIGITS = 3;

/** "3331234567" of "+39 333 123.4567", "0039 333 1234567" and "(0)333-1234567": what two spellings of one number share. */
export function toPhoneDigits(phone: string): string {
  return PHONE_NORMALISATION_PATTERNS.reduce((text, step) => text.replace(new RegExp(step, "g"), ""), phone);
}

/** So many digits without a plus begin with a country code, but for a few long numbers. */
const MIN_SEARCH_DIGITS_WITH_COUNTRY = 11;

/** A part of a search: its words, and the digits to look for where they are a phone. */
export interface SearchTerm {
  words: string[];
  phone: string | null;
}

/** The parts of a search, each to be found: words one by one, the groups of a phone as the one number they are. */
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
  // What is left is found in the whole number too, if the digits were no country code.
  return digits.length < MIN_SEARCH_DIGITS_WITH_COUNTRY ? digits : digits.replace(new RegExp(`^${COUNTRY_CODE}`), "");
}
