// Rule: product.md#languages
import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { HoursRefusal } from "./city-hours.ts";
import { closedDayReason } from "./city-hours-text.ts";
import { describeHours, hoursInSentence, nextAnswerText } from "./describe-hours.ts";
import { sayHoursRefusal } from "./say-rental-problem.ts";
import type { ScheduledHours } from "./weekly-hours.ts";

const HOURS: ScheduledHours = {
  kind: "weekly",
  timeZone: "Europe/Rome",
  days: {
    monday: [{ from: "09:00", to: "19:30" }],
    tuesday: [{ from: "09:00", to: "19:30" }],
    wednesday: [{ from: "09:00", to: "19:30" }],
    saturday: [{ from: "10:00", to: "13:00" }],
  },
  closedDates: ["12-07"],
};

const inEveryLanguage = (word: (words: ReturnType<typeof wordsOf>) => string | null) =>
  LANGUAGE_CODES.map((language) => word(wordsOf(language)));

test("describes hours in rows and sentences of five languages", () => {
  expect(inEveryLanguage((words) => describeHours(words, HOURS))).toEqual([
    "Dal lunedì al mercoledì, dalle 9 alle 19:30; il sabato, dalle 10 alle 13",
    "Monday to Wednesday, from 9:00 to 19:30; Saturdays, from 10:00 to 13:00",
    "Du lundi au mercredi, de 9\u00a0h à 19\u00a0h\u00a030; le samedi, de 10\u00a0h à 13\u00a0h",
    "Montag bis Mittwoch, von 9 bis 19:30\u00a0Uhr; samstags, von 10 bis 13\u00a0Uhr",
    "De lunes a miércoles, de 9:00 a 19:30; los sábados, de 10:00 a 13:00",
  ]);
  expect(inEveryLanguage((words) => hoursInSentence(words, { kind: "always" }))).toEqual([
    "a ogni ora",
    "at any hour",
    "à toute heure",
    "rund um die Uhr",
    "a cualquier hora",
  ]);
});

test("says when the telephone is answered next in five languages", () => {
  const at = new Date("2026-12-01T21:00:00+01:00");
  expect(inEveryLanguage((words) => nextAnswerText(words, HOURS, { at, today: "2026-12-01" }))).toEqual([
    "domani alle 9",
    "tomorrow at 9:00",
    "demain à 9\u00a0h",
    "morgen um 9\u00a0Uhr",
    "mañana a las 9:00",
  ]);
  expect(inEveryLanguage((words) => nextAnswerText(words, HOURS, { at }))).toEqual([
    "mercoledì 2 dicembre alle 9",
    "on Wednesday 2 December at 9:00",
    "mercredi 2 décembre à 9\u00a0h",
    "am Mittwoch, 2. Dezember, um 9\u00a0Uhr",
    "el miércoles, 2 de diciembre, a las 9:00",
  ]);
});

test("refuses closed days in five languages", () => {
  const closed: HoursRefusal = {
    reason: "closed",
    city: "Milano",
    end: "pickup",
    days: HOURS,
    at: { date: "2026-12-06", time: "10:00" },
    next: { date: "2026-12-08", time: "09:00" },
  };
  expect(inEveryLanguage((words) => sayHoursRefusal(words, closed))).toEqual([
    "A Milano siamo chiusi la domenica: il primo ritiro possibile è martedì 8 dicembre 2026 alle 09:00.",
    "In Milan we are closed on Sundays: the earliest possible pickup is Tuesday 8 December 2026 at 09:00.",
    "À Milan, nous sommes fermés le dimanche\u00a0: le premier départ possible est le mardi 8 décembre 2026 à 09:00.",
    "In Mailand haben wir sonntags geschlossen: Die frühestmögliche Abholung ist am Dienstag, 8. Dezember 2026, um 09:00\u00a0Uhr.",
    "En Milán cerramos los domingos: la primera recogida posible es el martes, 8 de diciembre de 2026, a las 09:00.",
  ]);
  expect(inEveryLanguage((words) => closedDayReason(words, HOURS, "2026-12-06"))).toEqual([
    "Chiuso la domenica",
    "Closed on Sundays",
    "Fermé le dimanche",
    "Sonntags geschlossen",
    "Cerrado los domingos",
  ]);
});
