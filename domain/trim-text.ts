/**
 * Characters that are invisible at the end of a text: whitespace, everything that fonts ignore by Unicode (zero-width characters, soft hyphens,
 * joiners, directional marks, Hangul fillers, variation selectors, tags), and a few blank characters.
 */
const INVISIBLE = String.raw`[\s\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB\u{1D159}]`;
const LEADING = new RegExp(`^${INVISIBLE}+`, "u");
const IS_INVISIBLE = new RegExp(`^${INVISIBLE}$`, "u");

/** Characters that include an invisible character after them: an emoji and its style, a flag and its tags, an ideograph and its variant. */
const WITH_LAST_PART =
  /^(?:\p{Extended_Pictographic}[\uFE0E\uFE0F]|\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}|\p{Ideographic}[\u{E0100}-\u{E01EF}])/u;

/**
 * Removes whitespace and invisible characters from both ends; "" if nothing is visible. Characters inside stay, because joiners are part of emoji and
 * words (product.md#invisible-characters).
 */
export function trimText(text: string): string {
  const rest = text.replace(LEADING, "");
  // A loop instead of a pattern ending in "$", which would backtrack at each invisible character inside a long text.
  let end = rest.length;
  while (end > 0) {
    const start = startOfCharacter(rest, end);
    if (!IS_INVISIBLE.test(rest.slice(start, end))) return rest.slice(0, start) + lastCharacter(rest, start, end);
    end = start;
  }
  return "";
}

/** Returns the start of the character that ends before `end`; astral ones take two code units. */
const startOfCharacter = (text: string, end: number): number =>
  end - ((text.codePointAt(end - 2) ?? 0) > 0xffff ? 2 : 1);

/** Returns the last visible character with its modifiers. */
const lastCharacter = (text: string, start: number, end: number): string =>
  WITH_LAST_PART.exec(text.slice(start))?.[0] ?? text.slice(start, end);

/** Whether the text has no visible character. */
export const isBlank = (text: string): boolean => trimText(text) === "";
