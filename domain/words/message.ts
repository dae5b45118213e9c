import { sayReference, type TextReference } from "./text-reference.ts";
import type { Words, WordsArea } from "./words.ts";

/**
 * A message to a person, worded where it is shown, in the language of whoever reads it: a reference, or a function that says it where its values
 * depend on the language too. A string is Italian, for staff only, or a reference as form schemas carry it (`fieldMessage`).
 */
export type Message<Area extends WordsArea = WordsArea> = string | TextReference<Area> | SayMessage<Area>;
export type SayMessage<Area extends WordsArea = WordsArea> = (words: Words<Area>) => string;

/** The areas of the messages of form schemas. The panel's forms word them too. */
export type FormArea = "formMessages" | "jetFields" | "periods";

/** Words a message; an Italian text stays as it is. The messages of form schemas need the words of the form areas. */
export function sayMessage<Area extends WordsArea>(words: Words<Area>, message: Message<Area>): string {
  const decoded = decodeMessage<Area>(message);
  if (typeof decoded === "string") return decoded;
  return typeof decoded === "function" ? decoded(words) : sayReference(words, decoded);
}

/** Whether a message is worded in the language of whoever reads it. */
export const isTranslatable = (message: Message): boolean => typeof decodeMessage(message) !== "string";

const ENCODED = '{"area":';

/** Encodes a reference as a text, because the messages of zod are texts. `sayMessage` decodes it. */
export const encodeReference = (reference: TextReference<FormArea>): string => JSON.stringify(reference);

const decodeMessage = <Area extends WordsArea>(message: Message<Area>): Message<Area> =>
  typeof message === "string" && message.startsWith(ENCODED) ? (JSON.parse(message) as TextReference<Area>) : message;
