import type { CivilDate, CivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatLongDate, formatWeekdayAndDay } from "#domain/words/formats/format-date.ts";
import { formatHoursWithin } from "#domain/words/formats/format-duration.ts";
import { sayAtPlace } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { joinSpans } from "./describe-hours.ts";
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

/** Why a day is too soon, or too far ahead, for a pickup. */
export const noticeReason = (words: DayWords, minNoticeHours: number): string =>
  say(words, words.handoverDays.noticeNeeded, {
    count: minNoticeHours,
    hours: formatHoursWithin(words, minNoticeHours),
  });
export const tooFarAheadReason = (words: DayWords, maxAdvanceDays: number): string =>
  say(words, words.handoverDays.tooFarAhead, { count: maxAdvanceDays });

type TextWords = Words<"cityHours" | "openingHours" | "places">;

/** Refuses a pickup or return while the city is closed, and names the next possible one. `city` is its name in the language of the words. */
export function closedMessage(
  words: TextWords,
  facts: {
    city: string;
    end: "pickup" | "return";
    days: OpeningDays;
    at: CivilMoment;
    next: CivilMoment | null;
  },
): string {
  const { city, end, days, at, next } = facts;
  const { closedWeekdayIn, closedDateIn, openHoursIn, withFirstPickup, withFirstReturn } = words.cityHours;
  const spans = spansOfDay(days, at.date);
  const place = capitaliseFirst(sayAtPlace(words, city));
  const weekday = words.openingHours.onWeekday[weekdayOf(at.date)];
  const closed = isClosedWeekday(days, weekdayOf(at.date))
    ? say(words, closedWeekdayIn, { place, weekday })
    : say(words, closedDateIn, { place, date: formatWeekdayAndDay(words, at.date) });
  const reason =
    spans.length === 0 ? closed : say(words, openHoursIn, { place, weekday, spans: joinSpans(words, spans) });
  return withChoice(words, reason, end === "pickup" ? withFirstPickup : withFirstReturn, next);
}

/** Refuses a pickup that leaves less notice than the city needs, and names the first possible one. */
export function noticeTooShortMessage(
  words: TextWords,
  { city, minNoticeHours, next }: { city: string; minNoticeHours: number; next: CivilMoment | null },
): string {
  const hours = formatHoursWithin(words, minNoticeHours);
  const reason = say(words, words.cityHours.noticeNeededIn, {
    count: minNoticeHours,
    place: sayAtPlace(words, city),
    hours,
  });
  return withChoice(words, reason, words.cityHours.withFirstPickup, next);
}

/** Refuses a pickup that is further ahead than the city takes bookings, and names the last possible one. */
export function tooFarAheadMessage(
  words: TextWords,
  { city, maxAdvanceDays, next }: { city: string; maxAdvanceDays: number; next: CivilMoment | null },
): string {
  const reason = say(words, words.cityHours.tooFarAheadIn, { count: maxAdvanceDays, place: sayAtPlace(words, city) });
  return withChoice(words, reason, words.cityHours.withLastPickup, next);
}

function withChoice(
  words: TextWords,
  reason: string,
  choice: TextWords["cityHours"]["withFirstPickup" | "withLastPickup" | "withFirstReturn"],
  next: CivilMoment | null,
): string {
  if (!next) return say(words, words.cityHours.withoutChoice, { reason });
  const moment = say(words, words.cityHours.moment, { date: formatLongDate(words, next.date), time: next.time });
  return say(words, choice, { reason, moment });
}

const isClosedWeekday = ({ days }: OpeningDays, weekday: Weekday) => (days[weekday] ?? []).length === 0;

const capitaliseFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Asks staff why they go past the hours of a city. */
export const outsideHoursQuestion = (problem: string): string => `${problem} Per andare oltre scrivi il motivo.`;

/** The entry of a booking's history about staff who went past the hours of a city. */
export const outsideHoursNote = (reason: string): string => `Fuori dagli orari della città: ${reason}`;

/** Refuses the acceptance of a quote whose pickup or return the hours of its city no longer allow. */
export const quoteOutsideHoursMessage = (words: Words<"cityHours">, problem: string, phone: string): string =>
  say(words, words.cityHours.quoteOutsideHours, { problem, phone });
