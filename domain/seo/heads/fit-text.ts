/** Longest title and description that search engines show whole (product.md#titles-and-descriptions), in characters. */
export const LONGEST_TITLE = 60;
export const LONGEST_DESCRIPTION = 160;

/** A title with the company's name after it where both have room in 60 characters, else alone; one that is longer still ends after a word. */
export function fitTitle(title: string, siteName: string): string {
  const signed = `${title} | ${siteName}`;
  return signed.length <= LONGEST_TITLE ? signed : cutAfterWord(title, LONGEST_TITLE);
}

/**
 * A description of at most 160 characters from sentences in the order in which they are read: the first stands always, each further one that
 * still has room. Empty sentences are left out.
 */
export function fitDescription(first: string, ...further: string[]): string {
  return further.reduce(
    (text, sentence) => {
      const longer = sentence ? `${text} ${sentence}` : text;
      return longer.length <= LONGEST_DESCRIPTION ? longer : text;
    },
    cutAfterWord(first, LONGEST_DESCRIPTION),
  );
}

/** The text, or as many whole words of it as fit with an ellipsis. A first word longer than all the room is cut. */
export function cutAfterWord(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const room = text.slice(0, longest);
  const words = room.replace(/[\s,:;.|–-]+\S*$/, "");
  return `${words === room ? room.slice(0, -1) : words}…`;
}
