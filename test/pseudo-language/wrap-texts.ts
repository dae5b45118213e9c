import type { Words } from "#domain/words/words.ts";

/** Rules of a language, which are compared or computed with, instead of texts. */
const RULES = /^(pattern|thousands|decimals)$/;

/**
 * Puts every text of the words of a language between ⟦ and ⟧, in place, because the modules of the server share these objects. Returns a function that
 * restores them for the other tests of the process.
 */
export function wrapWords({ language: _language, ...areas }: Words): () => void {
  const originals: { content: Record<string, unknown>; key: string; text: string }[] = [];
  const wrapTexts = (content: Record<string, unknown>): void => {
    for (const [key, part] of Object.entries(content)) {
      if (typeof part === "object" && part) wrapTexts(part as Record<string, unknown>);
      if (typeof part !== "string" || RULES.test(key)) continue;
      originals.push({ content, key, text: part });
      content[key] = part.split("\n\n").map(wrapParagraph).join("\n\n");
    }
  };
  wrapTexts(areas);
  return () => {
    for (const { content, key, text } of originals) content[key] = text;
  };
}

const wrapParagraph = (text: string): string => (/\p{L}/u.test(text.replace(/\{\w+\}/g, "")) ? `⟦${text}⟧` : text);

/** Does the same with the translated content. A list has one text in each line, and texts in HTML are between its tags. */
export const WRAP_CONTENT_TEXTS = `UPDATE content_texts SET text = CASE
  WHEN text ~ '<\\w+' THEN regexp_replace(text, '>([^<>]*[[:alpha:]][^<>]*)<', '>⟦\\1⟧<', 'g')
  ELSE regexp_replace(text, '([^\\n]*[[:alpha:]][^\\n]*)', '⟦\\1⟧', 'g')
END WHERE language <> 'it'`;
