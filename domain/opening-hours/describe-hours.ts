import { addDays, type CivilDate, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { CompanyHours } from "#domain/site-configuration.ts";
import { formatWeekdayAndDay } from "#domain/words/formats/format-date.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { joinWithAnd } from "#domain/words/formats/join-list.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import {
  areSameHours,
  isOpenAt,
  nextOpening,
  type OpeningDays,
  type OpeningSpan,
  WEEKDAYS,
  type Weekday,
  type WeeklyHours,
} from "./weekly-hours.ts";

type HoursWords = Words<"openingHours">;

/** "Tutti i giorni, 24 ore su 24", "Dal lunedì al sabato, dalle 9 alle 19; la domenica, dalle 10 alle 13": a row of a list of opening hours. */
export function describeHours(words: HoursWords, hours: WeeklyHours): string {
  return hours.kind === "always" ? words.openingHours.always : describeDays(words, hours);
}

/** "Dal lunedì al sabato, dalle 9 alle 19": the open days of a week. */
export function describeDays(words: HoursWords, hours: OpeningDays): string {
  const groups = groupDays(hours);
  if (groups.length === 0) return words.openingHours.closed;
  const rows = groups.map(({ days, spans }) => {
    const range = days.length === 7 ? words.openingHours.everyDay : dayRange(words, days);
    return say(words, words.openingHours.row, { days: range, spans: joinSpans(words, spans) });
  });
  return capitaliseFirst(rows.join("; "));
}

/** "a ogni ora", "ogni giorno dalle 8 alle 20", "dal lunedì al sabato dalle 9 alle 19": in the middle of a sentence. */
export function hoursInSentence(words: HoursWords, hours: WeeklyHours): string {
  if (hours.kind === "always") return words.openingHours.alwaysInSentence;
  const groups = groupDays(hours);
  if (groups.length === 0) return words.openingHours.closedInSentence;
  const parts = groups.map(({ days, spans }) => {
    const range = days.length === 7 ? words.openingHours.everyDayInSentence : dayRange(words, days);
    return say(words, words.openingHours.inSentence, { days: range, spans: joinSpans(words, spans) });
  });
  return joinWithAnd(words, parts);
}

/** ", a ogni ora", " ogni giorno dalle 8 alle 20": the hours at their place in a sentence, after `before`; empty where none are stated. */
export const hoursClause = (words: HoursWords, hours: WeeklyHours | null, before = " "): string =>
  hours ? before + hoursInSentence(words, hours) : "";

/**
 * When the telephone is answered next, while it is not: "domani alle 8", "lunedì 7 dicembre alle 9". Null while somebody answers, and where no hours
 * are stated. Without `today`, as mails are read later, the day always has its name.
 */
export function nextAnswerText(
  words: HoursWords,
  phone: WeeklyHours | null,
  { at, today }: { at: Date; today?: CivilDate },
): string | null {
  if (!phone || phone.kind === "always" || isOpenAt(phone, at)) return null;
  const opening = nextOpening(phone, at);
  if (!opening) return null;
  const { nextToday, nextTomorrow, nextOnDay, atTime } = words.openingHours;
  const { date, time: civilTime } = toCivilMoment(opening, phone.timeZone);
  const time = sayTime(words, atTime, civilTime);
  if (date === today) return say(words, nextToday, { time });
  if (today && date === addDays(today, 1)) return say(words, nextTomorrow, { time });
  return say(words, nextOnDay, { day: formatWeekdayAndDay(words, date), time });
}

/** The rows of the contact page and the footer: telephone, WhatsApp and office, each with its hours; those without hours are left out. */
export function listOpeningHours(
  words: HoursWords,
  hours: CompanyHours,
  city: string,
): { label: string; hours: string }[] {
  const { phone, whatsapp, office, isOfficeByAppointment } = hours;
  const labels = words.openingHours;
  const areEqual = phone && whatsapp && areSameHours(phone, whatsapp);
  const row = (label: string, of: WeeklyHours | null) => (of ? [{ label, hours: describeHours(words, of) }] : []);
  const contact = areEqual
    ? row(labels.phoneAndWhatsapp, phone)
    : [...row(labels.phone, phone), ...row(labels.whatsapp, whatsapp)];
  const atOffice = row(say(words, labels.office, { city }), office).map(({ label, hours: text }) => ({
    label,
    hours: isOfficeByAppointment ? say(words, labels.byAppointment, { hours: text }) : text,
  }));
  return [...contact, ...atOffice];
}

interface DayGroup {
  days: Weekday[];
  spans: readonly OpeningSpan[];
}

/** Neighbouring weekdays with the same spans, in the order of the week; closed days are left out. */
function groupDays({ days }: OpeningDays): DayGroup[] {
  const groups: DayGroup[] = [];
  let isNeighbour = false;
  for (const day of WEEKDAYS) {
    const spans = days[day] ?? [];
    const last = groups.at(-1);
    if (spans.length === 0) isNeighbour = false;
    else if (last && isNeighbour && JSON.stringify(last.spans) === JSON.stringify(spans)) last.days.push(day);
    else {
      groups.push({ days: [day], spans });
      isNeighbour = true;
    }
  }
  return groups;
}

/** "dal lunedì al sabato", "il sabato e la domenica", "la domenica": less than a week. */
function dayRange(words: HoursWords, days: readonly Weekday[]): string {
  const { onWeekday, twoWeekdays, weekdays, firstWeekday, lastWeekday } = words.openingHours;
  const [first, second] = days;
  const last = days.at(-1);
  if (!first || !last) return "";
  if (days.length === 1) return onWeekday[first];
  if (days.length === 2 && second)
    return say(words, twoWeekdays, { first: onWeekday[first], second: onWeekday[second] });
  return say(words, weekdays, { first: firstWeekday[first], last: lastWeekday[last] });
}

/** "dalle 9 alle 13 e dalle 15 alle 19". */
export const joinSpans = (words: HoursWords, spans: readonly OpeningSpan[]): string =>
  joinWithAnd(
    words,
    spans.map((span) => spanText(words, span)),
  );

/** "dalle 9 alle 19", "dalle 9:30 all'una", "da mezzanotte alle 6", "dalle 20 a mezzanotte con supplemento di € 80". */
function spanText(words: HoursWords, { from, to, feeCents }: OpeningSpan): string {
  const { allDay, span, spanWithFee, fromTime, toTime } = words.openingHours;
  if (feeCents)
    return say(words, spanWithFee, { span: spanText(words, { from, to }), fee: formatMoney(words, feeCents) });
  if (from === "00:00" && to === "24:00") return allDay;
  return say(words, span, { from: sayTime(words, fromTime, from), to: sayTime(words, toTime, to) });
}

function sayTime(words: HoursWords, forms: HoursWords["openingHours"]["fromTime" | "toTime" | "atTime"], time: string) {
  if (time === "00:00" || time === "24:00") return forms.midnight;
  if (time === "12:00") return forms.noon;
  if (time === "01:00") return forms.one;
  const [hours = "", minutes = ""] = time.split(":");
  const hour = Number(hours);
  if (minutes === "00") return say(words, forms.hour, { hour });
  return say(words, hour === 1 ? forms.oneAndMinutes : forms.hourAndMinutes, { hour, minutes });
}

const capitaliseFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
