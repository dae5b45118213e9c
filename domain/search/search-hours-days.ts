import { DAY_MS, HOUR_MS } from "#domain/durations.ts";
import type { HandoverDays } from "#domain/opening-hours/handover-days.ts";
import {
  addDays,
  type CivilDate,
  type CivilTime,
  compareMoments,
  toCivilMoment,
} from "#domain/rental-period/civil-time.ts";
import { LAST_SLOT, TIME_SLOTS } from "#domain/rental-period/time-slots.ts";
import { formatWeekdayAndDay } from "#domain/words/formats/format-date.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import type { SearchHours } from "./search-hours.ts";

/**
 * Returns the days of pickups or returns in a city, as `listHandoverDays` does on the server; a test compares the two. The search loads this module
 * alone, because the modules of the rules would enter the script that every page loads.
 */
export function listSearchDays(
  words: Words<"formats">,
  { timeZone, week, notice, advance, closedDate, slots }: SearchHours,
  end: "pickup" | "return",
  now: Date,
): HandoverDays {
  const isPickup = end === "pickup";
  const from = isPickup && notice ? toCivilMoment(new Date(now.getTime() + notice.hours * HOUR_MS), timeZone) : null;
  const lastDate = isPickup && advance ? addDays(toCivilMoment(now, timeZone).date, advance.days) : null;
  const isTooSoon = (date: CivilDate, time: CivilTime) => from !== null && compareMoments({ date, time }, from) < 0;
  const isClosedDate = (date: CivilDate) =>
    week?.closedDates.some((closed) => closed === date || closed === date.slice(5)) ?? false;
  const spansOn = (date: CivilDate) => (isClosedDate(date) ? [] : (week?.spans[weekdayIndex(date)] ?? []));
  return {
    closedReason: (date) => {
      if (advance && lastDate !== null && date > lastDate) return advance.reason;
      if (notice && isTooSoon(date, LAST_SLOT)) return notice.reason;
      if (!week || spansOn(date).length > 0) return null;
      const isClosedWeekday = week.spans[weekdayIndex(date)]?.length === 0;
      return (
        (isClosedWeekday && week.closedReasons[weekdayIndex(date)]) ||
        say(words, closedDate, { date: formatWeekdayAndDay(words, date) })
      );
    },
    closedSlots: (date) =>
      Object.fromEntries(
        TIME_SLOTS.flatMap((time) => {
          if (week && !spansOn(date).some((span) => span.from <= time && time <= span.to))
            return [[time, slots.closed]];
          return isTooSoon(date, time) ? [[time, slots.tooSoon]] : [];
        }),
      ),
    paidSlots: (date) =>
      Object.fromEntries(
        TIME_SLOTS.flatMap((time): [CivilTime, string][] => {
          const spans = spansOn(date).filter((span) => span.from <= time && time <= span.to);
          const [cheapest] = spans.toSorted((one, other) => (one.fee?.cents ?? 0) - (other.fee?.cents ?? 0));
          return cheapest?.fee ? [[time, cheapest.fee.text]] : [];
        }),
      ),
    text: week?.text ?? null,
  };
}

/** The day of the week from Monday, 0 to 6; 1 January 1970 was a Thursday. */
const weekdayIndex = (date: CivilDate): number => (Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS) + 3) % 7;
