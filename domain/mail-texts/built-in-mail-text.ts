import type { Words } from "#domain/words/words.ts";
import type { MailText } from "./mail-text.ts";
import type { MailTextKind } from "./mail-texts.ts";

/** Returns the built-in text of a kind of mail, in the language of the words. */
export function builtInMailText(
  { bookingMailTexts, requestMailTexts }: Words<"bookingMailTexts" | "requestMailTexts">,
  kind: MailTextKind,
): MailText {
  const texts: Readonly<Record<MailTextKind, MailText>> = { ...bookingMailTexts, ...requestMailTexts };
  return texts[kind];
}
