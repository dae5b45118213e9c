import type { CityWithHours } from "#domain/cities/city-hours.ts";
import type { SearchHours } from "#domain/search/search-hours.ts";
import { noticeReason, tooFarAheadReason } from "./city-hours-words.ts";
import { describeDays, weekdayWithArticle } from "./opening-hours-words.ts";
import { WEEKDAYS } from "./weekly-hours.ts";

/** Returns the hours of a city as the search needs them in the browser; null if the city has none. */
export function toSearchHours({ name, timeZone, hours }: CityWithHours): SearchHours | null {
  if (!hours) return null;
  const { days, minNoticeHours, maxAdvanceDays } = hours;
  return {
    city: name,
    timeZone,
    week: days && {
      spans: WEEKDAYS.map((day) => days.days[day] ?? []),
      closedReasons: WEEKDAYS.map((day) => `Chiuso ${weekdayWithArticle(day)}`),
      closedDates: days.closedDates,
      text: describeDays(days),
    },
    notice: minNoticeHours === null ? null : { hours: minNoticeHours, reason: noticeReason(minNoticeHours) },
    advance: maxAdvanceDays === null ? null : { days: maxAdvanceDays, reason: tooFarAheadReason(maxAdvanceDays) },
  };
}
