import { answeringHours, promisedHours, type ReplyPromise } from "#domain/enquiries/promised-hours.ts";
import { formatHours } from "#domain/format-hours.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";

// The instants are in hold-expiry.ts, which computes with opening hours: public islands need only these words.

/** Returns the sentence about the hold's length that form, pages and mails share (product.md#request-holds). */
export function holdPromiseSentence(site: Pick<SiteConfiguration, "firstHoldHours" | "holdHours" | "hours">): string {
  const first = formatHours(Math.min(site.firstHoldHours, site.holdHours));
  const sentence = `L'auto è tenuta per te da subito per ${first}, e per ${formatHours(site.holdHours)} dalla richiesta quando apri il collegamento nell'e-mail che ti inviamo.`;
  if (answeringHours(site).kind === "always") return sentence;
  return `${sentence} In ogni caso la teniamo per te fino all'ora promessa per la risposta.`;
}

/** Explains "Prenotazione immediata": the hold is immediate, the reply takes some hours. */
export const immediateBookingSentence = (promise: ReplyPromise): string =>
  `L'auto è tenuta per te da subito; la conferma arriva entro ${promisedHours(ITALIAN_REPLY_PROMISE, promise)}.`;
