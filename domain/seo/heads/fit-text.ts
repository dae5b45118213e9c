/** Maximum characters of title and description that search engines show in full (product.md#titles-and-descriptions). */
export const MAX_TITLE_CHARACTERS = 60;
export const MAX_META_DESCRIPTION_CHARACTERS = 160;

/** Appends the company's name to a title if both fit in 60 characters. A longer title is truncated at a word. */
export function fitTitle(title: string, siteName: string): string {
  const signed = `${title} | ${siteName}`;
  return signed.length <= MAX_TITLE_CHARACTERS ? signed : truncateAtWord(title, MAX_TITLE_CHARACTERS);
}

/**
 * Builds a description of at most 160 characters from sentences in reading order: always the first sentence, then each further sentence that still
 * fits. Empty sentences are skipped.
 */
export function fitDescription(first: string, ...further: string[]): string {
  return further.reduce(
    (text, sentence) => {
      const longer = sentence ? `${text} ${sentence}` : text;
      return longer.length <= MAX_META_DESCRIPTION_CHARACTERS ? longer : text;
    },
    truncateAtWord(first, MAX_META_DESCRIPTION_CHARACTERS),
  );
}

/** Returns the text, or as many whole words as fit with an ellipsis. A first word that is too long is cut. */
export function truncateAtWord(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const room = text.slice(0, maxCharacters);
  const words = room.replace(/[\s,:;.|–-]+\S*$/, "");
  return `${words === room ? room.slice(0, -1) : words}…`;
}
