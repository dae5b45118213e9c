import { nextAnswerText } from "#domain/opening-hours/describe-hours.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";

/** The line of a receipt that says when the telephone is answered next, if the request was sent while it is not (product.md#mails). */
export function nextAnswerNotes(createdAt: Date, { hours }: SiteConfiguration): string[] {
  const next = nextAnswerText(ITALIAN_OPENING_HOURS, hours.phone, { at: createdAt });
  return next ? [`Al telefono rispondiamo di nuovo ${next}.`] : [];
}
