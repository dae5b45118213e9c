import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import type { EnquiryKind } from "./enquiry.ts";

/** Returns the default draft of a reply by kind of enquiry: a greeting, a gap for the content, and a closing. */
export function defaultAnswerText(words: Words<"mailParts" | "staffLetters">, kind: EnquiryKind, name: string): string {
  const { opening, closing } = words.staffLetters.answers[kind];
  return `${defaultFollowUpText(words, name)}${opening}\n\n\n\n${closing}`;
}

/** Returns the default draft of a further reply to the same person. */
export const defaultFollowUpText = (words: Words<"mailParts">, name: string): string =>
  `${say(words, words.mailParts.greetingTo, { name })}\n\n`;
