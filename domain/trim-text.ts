/**
 * What shows nothing at the end of a text: white space, everything that Unicode says a font ignores (zero-width characters, soft hyphens,
 * joiners, directional marks, Hangul fillers, variation selectors, tags), and the few characters that are blank by design.
 */
const INVISIBLE = String.raw`[\s\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB\u{1D159}]`;
const LEADING = new RegExp(`^${INVISIBLE}+`, "u");
const IS_INVISIBLE = new RegExp(`^${INVISIBLE}$`, "u");

/** Characters of which an invisible one behind them is a part: an emoji and its style, a flag and its tags, an ideograph and its variant. */
const WITH_LAST_PART =
  /^(?:\p{Extended_Pictographic}[\uFE0E\uFE0F]|\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}|\p{Ideographic}[\u{E0100}-\u{E01EF}])/u;

/**
 * The text without white space and invisible characters at both ends; "" where nothing of it can be seen. What stands inside stays: joiners
 * of emoji and words are a part of what is written (product.md#invisible-characters).
 */
export function trimText(text: string): string {
  const rest = text.replace(LEADING, "");
  // From the end by hand: a pattern that ends with "$" is tried at each invisible character inside a long text.
  let end = rest.length;
  while (end > 0) {
    const start = startOfCharacter(rest, end);
    if (!IS_INVISIBLE.test(rest.slice(start, end))) return rest.slice(0, start) + lastCharacter(rest, start, end);
    end = start;
  }
  return "";
}

/** Where the character that ends before `end` begins: astral ones take two units. */
const startOfCharacter = (text: string, end: number): number =>
  end - ((text.codePointAt(end - 2) ?? 0) > 0xffff ? 2 : 1);

/** The last visible character of a text with what belongs to it. */
const lastCharacter = (text: string, start: number, end: number): string =>
  WITH_LAST_PART.exec(text.slice(start))?.[0] ?? text.slice(start, end);

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string): boolean => trimText(text) === "";
