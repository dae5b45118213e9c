import type { CityWithHours } from "#domain/cities/city-hours.ts";
import type { SearchHours } from "#domain/search/search-hours.ts";
import type { Words } from "#domain/words/words.ts";
import { closedWeekdayReason, noticeReason, slotFeeText, tooFarAheadReason } from "./city-hours-text.ts";
import { describeDays } from "./describe-hours.ts";
import { WEEKDAYS } from "./weekly-hours.ts";

/** Returns the hours of a city as the search needs them in the browser; null if the city has none. */
export function toSearchHours(
  words: Words<"handoverDays" | "openingHours">,
  { name, timeZone, hours }: CityWithHours,
): SearchHours | null {
  if (!hours) return null;
  const { days, minNoticeHours, maxAdvanceDays } = hours;
  return {
    city: name,
    timeZone,
    week: days && {
      spans: WEEKDAYS.map((day) =>
        (days.days[day] ?? []).map(({ from, to, feeCents }) => ({
          from,
          to,
          ...(feeCents && { fee: { cents: feeCents, text: slotFeeText(words, feeCents) } }),
        })),
      ),
      closedReasons: WEEKDAYS.map((day) => closedWeekdayReason(words, day)),
      closedDates: days.closedDates,
      text: describeDays(words, days),
    },
    closedDate: words.handoverDays.closedDate,
    slots: words.handoverDays.slots,
    notice: minNoticeHours === null ? null : { hours: minNoticeHours, reason: noticeReason(words, minNoticeHours) },
    advance:
      maxAdvanceDays === null ? null : { days: maxAdvanceDays, reason: tooFarAheadReason(words, maxAdvanceDays) },
  };
}
