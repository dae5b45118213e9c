import type { CityWithHours } from "#domain/cities/city-hours.ts";
import { type CivilDate, type CivilTime, compareMoments } from "#domain/rental-period/civil-time.ts";
import { LAST_SLOT, TIME_SLOTS } from "#domain/rental-period/time-slots.ts";
import type { Words } from "#domain/words/words.ts";
import { feeAtMoment, isOpenAtMoment, pickupBounds } from "./city-hours.ts";
import { closedDayReason, noticeReason, slotFeeText, tooFarAheadReason } from "./city-hours-text.ts";
import { describeDays } from "./describe-hours.ts";

export type ClosedSlots = Readonly<Record<CivilTime, string>>;
/** The slots of a day that cost a fee, each with its words. */
export type PaidSlots = Readonly<Record<CivilTime, string>>;

/** The days and hours on which the hours of a city allow a pickup or return, for calendars and lists of times (product.md#hours-of-a-city). */
export interface HandoverDays {
  /** Why none is possible on a day; null if one is. */
  closedReason: (date: CivilDate) => string | null;
  /** The slots of a day at which none is possible, each with the reason: "chiuso", "troppo presto". */
  closedSlots: (date: CivilDate) => ClosedSlots;
  /** The slots of a day that cost a fee, each with its words: "supplemento € 80". */
  paidSlots: (date: CivilDate) => PaidSlots;
  /** When the city is open: "Dal lunedì al sabato, dalle 9 alle 19"; null if always. */
  text: string | null;
}

/** Returns the days of pickups or returns in a city. */
export function listHandoverDays(
  words: Words<"handoverDays" | "openingHours">,
  city: CityWithHours,
  end: "pickup" | "return",
  now: Date,
): HandoverDays {
  const { days = null, minNoticeHours = null, maxAdvanceDays = null } = city.hours ?? {};
  const { from, lastDate } = end === "pickup" ? pickupBounds(city, now) : { from: null, lastDate: null };
  const isTooSoon = (date: CivilDate, time: CivilTime) => from !== null && compareMoments({ date, time }, from) < 0;
  return {
    closedReason: (date) => {
      if (lastDate !== null && maxAdvanceDays !== null && date > lastDate)
        return tooFarAheadReason(words, maxAdvanceDays);
      if (minNoticeHours !== null && isTooSoon(date, LAST_SLOT)) return noticeReason(words, minNoticeHours);
      return days && closedDayReason(words, days, date);
    },
    closedSlots: (date) =>
      Object.fromEntries(
        TIME_SLOTS.flatMap((time): [CivilTime, string][] => {
          if (!isOpenAtMoment(days, { date, time })) return [[time, words.handoverDays.slots.closed]];
          return isTooSoon(date, time) ? [[time, words.handoverDays.slots.tooSoon]] : [];
        }),
      ),
    paidSlots: (date) =>
      Object.fromEntries(
        TIME_SLOTS.flatMap((time): [CivilTime, string][] => {
          const fee = feeAtMoment(days, { date, time });
          return fee === 0 ? [] : [[time, slotFeeText(words, fee)]];
        }),
      ),
    text: days && describeDays(words, days),
  };
}
