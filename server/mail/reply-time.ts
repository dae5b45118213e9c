import { HOUR_MS } from "#domain/durations.ts";
import { promisedUntil, replyDueAt } from "#domain/enquiries/reply-promise.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { formatLongDate } from "#domain/words/formats/format-date.ts";
import { formatHourCount } from "#domain/words/formats/format-duration.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

/** Returns until when staff reply. In Italian "entro" stands before it; other languages have their preposition in it. */
export function sayReplyTime(words: Words, createdAt: Date, site: SiteConfiguration): string {
  if (words.language === "it") return promisedUntil(createdAt, site);
  const due = replyDueAt(createdAt, site);
  const { withinHours, byMoment } = words.requestMails;
  if (due.getTime() - createdAt.getTime() === site.replyWithinHours * HOUR_MS)
    return say(words, withinHours, { hours: formatHourCount(words, site.replyWithinHours) });
  const { date, time } = toCivilMoment(due, site.timeZone);
  return say(words, byMoment, { time, day: formatLongDate(words, date) });
}
