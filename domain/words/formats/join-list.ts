import { fillText } from "#domain/words/text.ts";
import type { Words } from "#domain/words/words.ts";

/** Returns "Milano, Roma e Monaco". */
export const joinWithAnd = ({ formats }: Words<"formats">, names: readonly string[]): string =>
  joinList(formats.and, names);

/** Returns "Milano, Roma o Monaco". */
export const joinWithOr = ({ formats }: Words<"formats">, names: readonly string[]): string =>
  joinList(formats.or, names);

function joinList(pattern: string, names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  const first = names.slice(0, -1).join(", ");
  return first ? fillText(pattern, (name) => (name === "first" ? first : last)) : last;
}
