import { answeringHours, promisedHours, type ReplyPromise } from "#domain/enquiries/promised-hours.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { formatHourCount } from "#domain/words/formats/format-duration.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

// The instants are in hold-expiry.ts, which computes with opening hours: public islands need only these words.

/** Returns the sentence about the hold's length that form, pages and mails share (product.md#request-holds). */
export function holdPromiseSentence(
  words: Words<"requestHolds">,
  site: Pick<SiteConfiguration, "firstHoldHours" | "holdHours" | "hours">,
): string {
  const { promise, untilReply } = words.requestHolds;
  const sentence = say(words, promise, {
    first: formatHourCount(words, Math.min(site.firstHoldHours, site.holdHours)),
    full: formatHourCount(words, site.holdHours),
  });
  return answeringHours(site).kind === "always" ? sentence : `${sentence} ${untilReply}`;
}

/** Explains "Prenotazione immediata": the hold is immediate, the reply takes some hours. */
export const immediateBookingSentence = (
  words: Words<"requestHolds" | "replyPromise">,
  promise: ReplyPromise,
): string => say(words, words.requestHolds.immediate, { hours: promisedHours(words, promise) });
