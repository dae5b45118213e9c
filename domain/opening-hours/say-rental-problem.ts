import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatLongDate, formatWeekdayAndDay } from "#domain/words/formats/format-date.ts";
import { formatHoursWithin } from "#domain/words/formats/format-duration.ts";
import { ITALIAN_CITY_HOURS } from "#domain/words/hours/italian-city-hours.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { sayAtPlace } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import { PERIODS_IT } from "#domain/words/search/periods.it.ts";
import { sayReference } from "#domain/words/text-reference.ts";
import type { Words } from "#domain/words/words.ts";
import type { HoursRefusal } from "./city-hours.ts";
import { joinSpans } from "./describe-hours.ts";
import type { RentalProblem } from "./validate-rental.ts";
import { spansOfDay, weekdayOf } from "./weekly-hours.ts";

type HoursWords = Words<"cityHours" | "openingHours" | "places">;

/** The Italian words of a rental's problems, for messages to staff and for callers that have no words yet. */
export const ITALIAN_RENTAL_PROBLEMS: Words<"periods" | "cityHours" | "openingHours" | "places"> = {
  ...ITALIAN_CITY_HOURS,
  periods: PERIODS_IT,
};

/** Words the problem of a rental: of its period, or of the hours of a city. Only the server may call it (domain/words/places/place-names.ts). */
export const sayRentalProblem = (
  words: Words<"periods" | "cityHours" | "openingHours" | "places">,
  message: RentalProblem["message"],
): string => ("area" in message ? sayReference(words, message) : sayHoursRefusal(words, message));

/** Words why the hours of a city refuse a pickup or return, and names the nearest possible one. */
export function sayHoursRefusal(words: HoursWords, refusal: HoursRefusal): string {
  const { cityHours } = words;
  const place = sayAtPlace(words, placeNameIn(words.language, refusal.city));
  if (refusal.reason === "closed") {
    const choice = refusal.end === "pickup" ? cityHours.withFirstPickup : cityHours.withFirstReturn;
    return withChoice(words, sayClosed(words, refusal, capitaliseFirst(place)), choice, refusal.next);
  }
  if (refusal.reason === "notice-too-short") {
    const hours = formatHoursWithin(words, refusal.minNoticeHours);
    const reason = say(words, cityHours.noticeNeededIn, { count: refusal.minNoticeHours, place, hours });
    return withChoice(words, reason, cityHours.withFirstPickup, refusal.next);
  }
  const reason = say(words, cityHours.tooFarAheadIn, { count: refusal.maxAdvanceDays, place });
  return withChoice(words, reason, cityHours.withLastPickup, refusal.next);
}

function sayClosed(words: HoursWords, { days, at }: HoursRefusal & { reason: "closed" }, place: string): string {
  const { closedWeekdayIn, closedDateIn, openHoursIn } = words.cityHours;
  const spans = spansOfDay(days, at.date);
  const day = weekdayOf(at.date);
  const weekday = words.openingHours.onWeekday[day];
  if (spans.length > 0) return say(words, openHoursIn, { place, weekday, spans: joinSpans(words, spans) });
  return (days.days[day] ?? []).length === 0
    ? say(words, closedWeekdayIn, { place, weekday })
    : say(words, closedDateIn, { place, date: formatWeekdayAndDay(words, at.date) });
}

function withChoice(
  words: HoursWords,
  reason: string,
  choice: HoursWords["cityHours"]["withFirstPickup" | "withLastPickup" | "withFirstReturn"],
  next: CivilMoment | null,
): string {
  if (!next) return say(words, words.cityHours.withoutChoice, { reason });
  const moment = say(words, words.cityHours.moment, { date: formatLongDate(words, next.date), time: next.time });
  return say(words, choice, { reason, moment });
}

const capitaliseFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
