/** A part of a text, and whether it is an own text of the company in Italian. */
export interface LanguagePart {
  text: string;
  isItalian: boolean;
}

/**
 * Splits a text at the own texts that stand in Italian on a page in another language (product.md#content-texts), so that these can be marked. A text
 * without any is one part.
 */
export function splitItalian(text: string, italianTexts: readonly string[] = []): LanguagePart[] {
  if (italianTexts.length === 0) return [{ text, isItalian: false }];
  // The longest first, because one own text can begin with another.
  const patterns = italianTexts.toSorted((one, other) => other.length - one.length).map(escapeRegExp);
  return text
    .split(new RegExp(`(?<![\\p{L}\\d])(${patterns.join("|")})(?![\\p{L}\\d])`, "u"))
    .map((part, index) => ({ text: part, isItalian: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
