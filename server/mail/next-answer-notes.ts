import { nextAnswerText } from "#domain/opening-hours/describe-hours.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

/** The line of a receipt that says when the telephone is answered next, if the request was sent while it is not (product.md#mails). */
export function nextAnswerNotes(words: Words, createdAt: Date, { hours }: SiteConfiguration): string[] {
  const next = nextAnswerText(words, hours.phone, { at: createdAt });
  return next ? [say(words, words.mailParts.nextAnswer, { moment: next })] : [];
}
