import type { Cents } from "#domain/money.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { formatWeekdayAndDay } from "#domain/words/formats/format-date.ts";
import { formatHoursWithin } from "#domain/words/formats/format-duration.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { type OpeningDays, spansOfDay, type Weekday, weekdayOf } from "./weekly-hours.ts";

type DayWords = Words<"handoverDays" | "openingHours">;

/** Why a day has no pickups and returns: "Chiuso la domenica", "Chiuso venerdì 25 dicembre"; null on an open day. */
export function closedDayReason(words: DayWords, days: OpeningDays, date: CivilDate): string | null {
  if (spansOfDay(days, date).length > 0) return null;
  const weekday = weekdayOf(date);
  return isClosedWeekday(days, weekday) ? closedWeekdayReason(words, weekday) : closedDateReason(words, date);
}

/** "Chiuso la domenica". */
export const closedWeekdayReason = (words: DayWords, weekday: Weekday): string =>
  capitaliseFirst(say(words, words.handoverDays.closedWeekday, { weekday: words.openingHours.onWeekday[weekday] }));

/** "Chiuso venerdì 25 dicembre". */
export const closedDateReason = (words: Words<"handoverDays">, date: CivilDate): string =>
  say(words, words.handoverDays.closedDate, { date: formatWeekdayAndDay(words, date) });

/** "supplemento € 80", after the time of a slot. */
export const slotFeeText = (words: Words<"handoverDays">, fee: Cents): string =>
  say(words, words.handoverDays.slotFee, { fee: formatMoney(words, fee) });

/** Why a day is too soon, or too far ahead, for a pickup. */
export const noticeReason = (words: DayWords, minNoticeHours: number): string =>
  say(words, words.handoverDays.noticeNeeded, {
    count: minNoticeHours,
    hours: formatHoursWithin(words, minNoticeHours),
  });
export const tooFarAheadReason = (words: DayWords, maxAdvanceDays: number): string =>
  say(words, words.handoverDays.tooFarAhead, { count: maxAdvanceDays });

const isClosedWeekday = ({ days }: OpeningDays, weekday: Weekday) => (days[weekday] ?? []).length === 0;

const capitaliseFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Asks staff why they go past the hours of a city. */
export const outsideHoursQuestion = (problem: string): string => `${problem} Per andare oltre scrivi il motivo.`;

/** The entry of a booking's history about staff who went past the hours of a city. */
export const outsideHoursNote = (reason: string): string => `Fuori dagli orari della città: ${reason}`;

/** Refuses the acceptance of a quote whose pickup or return the hours of its city no longer allow. */
export const quoteOutsideHoursMessage = (words: Words<"cityHours">, problem: string, phone: string): string =>
  say(words, words.cityHours.quoteOutsideHours, { problem, phone });
