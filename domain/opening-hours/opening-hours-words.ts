import { messages } from "#domain/messages.it.ts";
import { addDays, type CivilDate, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianDay } from "#domain/rental-period/italian-dates.ts";
import type { CompanyHours } from "#domain/site-configuration.ts";
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

export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  monday: "lunedì",
  tuesday: "martedì",
  wednesday: "mercoledì",
  thursday: "giovedì",
  friday: "venerdì",
  saturday: "sabato",
  sunday: "domenica",
};

/** "Tutti i giorni, 24 ore su 24", "Dal lunedì al sabato, dalle 9 alle 19; la domenica, dalle 10 alle 13": a row of a list of opening hours. */
export function describeHours(hours: WeeklyHours): string {
  return hours.kind === "always" ? "Tutti i giorni, 24 ore su 24" : describeDays(hours);
}

/** "Dal lunedì al sabato, dalle 9 alle 19": the open days of a week. */
export function describeDays(hours: OpeningDays): string {
  const groups = groupDays(hours);
  if (groups.length === 0) return "Chiuso";
  const text = groups.map(({ days, spans }) => `${dayRange(days)}, ${joinSpans(spans)}`).join("; ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a ogni ora", "ogni giorno dalle 8 alle 20", "dal lunedì al sabato dalle 9 alle 19": in the middle of a sentence. */
export function hoursInSentence(hours: WeeklyHours): string {
  if (hours.kind === "always") return "a ogni ora";
  const groups = groupDays(hours);
  if (groups.length === 0) return "su appuntamento";
  const parts = groups.map(
    ({ days, spans }) => `${days.length === 7 ? "ogni giorno" : dayRange(days)} ${joinSpans(spans)}`,
  );
  return joinWithE(parts);
}

/** ", a ogni ora", " ogni giorno dalle 8 alle 20": the hours at their place in a sentence, after `before`; empty where none are stated. */
export const hoursClause = (hours: WeeklyHours | null, before = " "): string =>
  hours ? before + hoursInSentence(hours) : "";

/** "Assistenza 24/7", the advertised point; it claims no hours that the telephone does not have. */
export const supportTitle = (phone: WeeklyHours | null): string =>
  phone?.kind === "always" ? messages.advantages.support : "Assistenza al telefono";

/**
 * When the telephone is answered next, while it is not: "domani alle 8", "lunedì 7 dicembre alle 9". Null while somebody answers, and where no hours
 * are stated. Without `today`, as mails are read later, the day always has its name.
 */
export function nextAnswerText(
  phone: WeeklyHours | null,
  { at, today }: { at: Date; today?: CivilDate },
): string | null {
  if (!phone || phone.kind === "always" || isOpenAt(phone, at)) return null;
  const opening = nextOpening(phone, at);
  if (!opening) return null;
  const { date, time } = toCivilMoment(opening, phone.timeZone);
  const timeText = timeWithPreposition(time, TO_TIME);
  if (date === today) return `oggi ${timeText}`;
  if (today && date === addDays(today, 1)) return `domani ${timeText}`;
  return `${formatItalianDay(date)} ${timeText}`;
}

/** The rows of the contact page and the footer: telephone, WhatsApp and office, each with its hours; those without hours are left out. */
export function listOpeningHours(hours: CompanyHours, city: string): { label: string; hours: string }[] {
  const { phone, whatsapp, office, isOfficeByAppointment } = hours;
  const areEqual = phone && whatsapp && areSameHours(phone, whatsapp);
  const row = (label: string, of: WeeklyHours | null) => (of ? [{ label, hours: describeHours(of) }] : []);
  const contact = areEqual
    ? row("Telefono e WhatsApp", phone)
    : [...row("Telefono", phone), ...row("WhatsApp", whatsapp)];
  const atOffice = row(`Sede di ${city}`, office).map(({ label, hours: text }) => ({
    label,
    hours: isOfficeByAppointment ? `${text}, su\u00a0appuntamento` : text,
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

/** "tutti i giorni", "dal lunedì al sabato", "il sabato e la domenica", "la domenica". */
function dayRange(days: readonly Weekday[]): string {
  const [first, second] = days;
  const last = days.at(-1);
  if (!first || !last) return "";
  if (days.length === 7) return "tutti i giorni";
  if (days.length === 1) return weekdayWithArticle(first);
  if (days.length === 2 && second) return `${weekdayWithArticle(first)} e ${weekdayWithArticle(second)}`;
  return `dal ${WEEKDAY_NAMES[first]} ${last === "sunday" ? "alla" : "al"} ${WEEKDAY_NAMES[last]}`;
}

/** "il lunedì", "la domenica". */
export const weekdayWithArticle = (day: Weekday) => `${day === "sunday" ? "la" : "il"} ${WEEKDAY_NAMES[day]}`;

/** "dalle 9 alle 13 e dalle 15 alle 19". */
export const joinSpans = (spans: readonly OpeningSpan[]) => joinWithE(spans.map(spanText));

/** "dalle 9 alle 19", "dalle 9:30 all'una", "da mezzanotte alle 6", "dalle 20 a mezzanotte". */
function spanText({ from, to }: OpeningSpan): string {
  if (from === "00:00" && to === "24:00") return "24 ore su 24";
  return `${timeWithPreposition(from, FROM_TIME)} ${timeWithPreposition(to, TO_TIME)}`;
}

const FROM_TIME = { hour: "dalle", one: "dall'", midnight: "da" };
const TO_TIME = { hour: "alle", one: "all'", midnight: "a" };

function timeWithPreposition(time: string, words: typeof TO_TIME): string {
  if (time === "00:00" || time === "24:00") return `${words.midnight} mezzanotte`;
  if (time === "12:00") return `${words.midnight} mezzogiorno`;
  const [hours = "", minutes = ""] = time.split(":");
  const hour = Number(hours);
  if (hour === 1 && minutes === "00") return `${words.one}una`;
  const text = minutes === "00" ? String(hour) : `${hour}:${minutes}`;
  return hour === 1 ? `${words.one}${text}` : `${words.hour} ${text}`;
}

const joinWithE = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} e ${parts.at(-1)}`;
