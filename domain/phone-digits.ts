/**
 * Every country code of E.164: none begins another, so the digits after a plus name one country. Written in the part of regular
 * expressions that JavaScript and PostgreSQL share, since the stored column is made of it too.
 */
const COUNTRY_CODE =
  "(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-689]|3[578]|42|50|59|6[7-9]|80|85|8[3789]|9[679])[0-9])";

/** How a phone becomes the digits it is compared by: each pattern is taken out, in this order. */
export const PHONE_STEPS: readonly string[] = [
  // The trunk zero that some write into an international number: +41 (0)79.
  "[(]0[)]",
  "[^0-9+]",
  `^([+]|00)${COUNTRY_CODE}`,
  // An Italian number with its prefix but without the plus is longer than any without.
  "^39(?=[0-9]{9})",
  "^[+]|^0+",
];

/** Shorter than this, digits are found in too many numbers to mean one. */
const FEWEST_DIGITS = 3;

/** "3331234567" of "+39 333 123.4567", "0039 333 1234567" and "(0)333-1234567": what two spellings of one number share. */
export function phoneDigits(phone: string): string {
  return PHONE_STEPS.reduce((text, step) => text.replace(new RegExp(step, "g"), ""), phone);
}

/** A part of a search: its words, and the digits to look for where they are a phone. */
export interface SearchTerm {
  words: string[];
  phone: string | null;
}

/** The parts of a search, each to be found: words one by one, the groups of a phone as the one number they are. */
export function searchTerms(text: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  let group: string[] = [];
  const close = () => {
    if (group.length > 0) terms.push({ words: group, phone: phoneToFind(group.join(" ")) });
    group = [];
  };
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (/^[+\d().\-/]+$/.test(word)) group.push(word);
    else {
      close();
      terms.push({ words: [word], phone: null });
    }
  }
  close();
  return terms;
}

function phoneToFind(text: string): string | null {
  const digits = phoneDigits(text);
  return digits.length >= FEWEST_DIGITS ? digits : null;
}
