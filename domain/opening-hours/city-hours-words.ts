import { atPlace } from "#domain/delivery/delivery-words.ts";
import { formatHoursInSentence } from "#domain/format-hours.ts";
import { formatCount } from "#domain/numbers.ts";
import type { CivilDate, CivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianDay, formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import { joinSpans, weekdayWithArticle } from "./opening-hours-words.ts";
import { type OpeningDays, spansOfDay, weekdayOf } from "./weekly-hours.ts";

/** Why a day has no pickups and returns: "Chiuso la domenica", "Chiuso venerdì 25 dicembre"; null on an open day. */
export function closedDayReason(days: OpeningDays, date: CivilDate): string | null {
  if (spansOfDay(days, date).length > 0) return null;
  return `Chiuso ${closedDay(days, date)}`;
}

/** Why a day is too soon, or too far ahead, for a pickup. */
export const noticeReason = (minNoticeHours: number): string =>
  `${minNoticeHours === 1 ? "Serve" : "Servono"} ${formatHoursInSentence(minNoticeHours)} di preavviso`;
export const tooFarAheadReason = (maxAdvanceDays: number): string =>
  `Si prenota al più ${formatCount(maxAdvanceDays, "giorno", "giorni")} prima`;

/** Why a slot is not possible, after its time in a list. */
export const SLOT_REASONS: Readonly<Record<"closed" | "tooSoon", string>> = {
  closed: "chiuso",
  tooSoon: "troppo presto",
};

/** Refuses a pickup or return while the city is closed, and names the next possible one. */
export function closedMessage(facts: {
  city: string;
  end: "pickup" | "return";
  days: OpeningDays;
  at: CivilMoment;
  next: CivilMoment | null;
}): string {
  const { city, end, days, at, next } = facts;
  const place = atPlace(city);
  const spans = spansOfDay(days, at.date);
  const where = place.charAt(0).toUpperCase() + place.slice(1);
  const reason =
    spans.length === 0
      ? `${where} siamo chiusi ${closedDay(days, at.date)}`
      : `${where} ${weekdayWithArticle(weekdayOf(at.date))} siamo aperti ${joinSpans(spans)}`;
  return withChoice(reason, end === "pickup" ? "il primo ritiro possibile" : "la prima riconsegna possibile", next);
}

/** Refuses a pickup that leaves less notice than the city needs, and names the first possible one. */
export function noticeTooShortMessage(facts: {
  city: string;
  minNoticeHours: number;
  next: CivilMoment | null;
}): string {
  const { city, minNoticeHours, next } = facts;
  const need = minNoticeHours === 1 ? "serve" : "servono";
  const reason = `Per ritirare l'auto ${atPlace(city)} ${need} ${formatHoursInSentence(minNoticeHours)} di preavviso`;
  return withChoice(reason, "il primo ritiro possibile", next);
}

/** Refuses a pickup that is further ahead than the city takes bookings, and names the last possible one. */
export function tooFarAheadMessage(facts: { city: string; maxAdvanceDays: number; next: CivilMoment | null }): string {
  const { city, maxAdvanceDays, next } = facts;
  const reason = `Per ritirare l'auto ${atPlace(city)} si prenota al più ${formatCount(maxAdvanceDays, "giorno", "giorni")} prima`;
  return withChoice(reason, "l'ultimo ritiro possibile", next);
}

const withChoice = (reason: string, choice: string, next: CivilMoment | null): string =>
  next ? `${reason}: ${choice} è ${momentText(next)}.` : `${reason}.`;

const momentText = ({ date, time }: CivilMoment): string => `${formatItalianLong(date)} alle ${time}`;

/** "la domenica" where the weekday is closed, "venerdì 25 dicembre" for a closed date. */
const closedDay = ({ days }: OpeningDays, date: CivilDate): string => {
  const weekday = weekdayOf(date);
  return (days[weekday] ?? []).length === 0 ? weekdayWithArticle(weekday) : formatItalianDay(date);
};

/** Asks staff why they go past the hours of a city. */
export const outsideHoursQuestion = (problem: string): string => `${problem} Per andare oltre scrivi il motivo.`;

/** The entry of a booking's history about staff who went past the hours of a city. */
export const outsideHoursNote = (reason: string): string => `Fuori dagli orari della città: ${reason}`;

/** Refuses the acceptance of a quote whose pickup or return the hours of its city no longer allow. */
export const quoteOutsideHoursMessage = (problem: string, phone: string): string =>
  `${problem} Chiamaci al ${phone}: ti mandiamo un preventivo con un altro orario.`;
