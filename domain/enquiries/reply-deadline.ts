import { HOUR_MS } from "#domain/durations.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatWeekdayAndDay } from "#domain/words/formats/format-date.ts";
import { formatHourCount } from "#domain/words/formats/format-duration.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import type { ReplyPromise } from "./promised-hours.ts";
import { replyDueAt } from "./reply-promise.ts";

/**
 * Returns when the reply to a request comes at the latest: "entro 2 ore", or the moment itself if closed hours lie before it, "entro le 10:00 di lunedì
 * 23 novembre" (product.md#reply-promise).
 */
export function replyDeadline(
  words: Words<"moments">,
  createdAt: Date,
  site: ReplyPromise & { timeZone: string },
): string {
  const due = replyDueAt(createdAt, site);
  const { replyWithin, replyByTime, replyByDay } = words.moments;
  if (due.getTime() - createdAt.getTime() === site.replyWithinHours * HOUR_MS)
    return say(words, replyWithin, { hours: formatHourCount(words, site.replyWithinHours) });
  const { date, time } = toCivilMoment(due, site.timeZone);
  return date === toCivilMoment(createdAt, site.timeZone).date
    ? say(words, replyByTime, { time })
    : say(words, replyByDay, { time, day: formatWeekdayAndDay(words, date) });
}
