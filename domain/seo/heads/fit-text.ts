/** Longest title and description that search engines show whole (product.md#titles-and-descriptions), in characters. */
export const MAX_TITLE_CHARACTERS = 60;
export const MAX_META_DESCRIPTION_CHARACTERS = 160;

/** A title with the company's name after it where both have room in 60 characters, else alone; one that is longer still ends after a word. */
export function fitTitle(title: string, siteName: string): string {
  const signed = `${title} | ${siteName}`;
  return signed.length <= MAX_TITLE_CHARACTERS ? signed : truncateAtWord(title, MAX_TITLE_CHARACTERS);
}

/**
 * A description of at most 160 characters from sentences in the order in which they are read: the first stands always, each further one that
 * still has room. Empty sentences are left out.
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

/** The text, or as many whole words of it as fit with an ellipsis. A first word longer than all the room is cut. */
export function truncateAtWord(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const room = text.slice(0, maxCharacters);
  const words = room.replace(/[\s,:;.|–-]+\S*$/, "");
  return `${words === room ? room.slice(0, -1) : words}…`;
}
