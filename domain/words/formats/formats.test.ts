import { expect, test } from "vitest";
import { LANGUAGE_CODES, type Language } from "#domain/languages.ts";
import type { Words } from "#domain/words/words.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import {
  formatDate,
  formatDateRange,
  formatLongDate,
  formatMonthAndYear,
  formatShortDate,
  formatWeekdayAndDay,
  withPreposition,
} from "./format-date.ts";
import { formatHalfHoursWithin } from "./format-duration.ts";
import { formatDecimal, formatMoney } from "./format-number.ts";
import { joinWithAnd } from "./join-list.ts";

const inEachLanguage = (format: (words: Words) => string) =>
  LANGUAGE_CODES.map((language: Language) => format(wordsOf(language)));

// Rule: product.md#languages
test.each<[string, (words: Words) => string, string[]]>([
  [
    "money",
    (w) => formatMoney(w, 125_000),
    ["€\u00a01.250", "€1,250", "1\u00a0250\u00a0€", "1.250\u00a0€", "1.250\u00a0€"],
  ],
  [
    "negative money with cents",
    (w) => formatMoney(w, -1_999_950),
    ["-€\u00a019.999,50", "-€19,999.50", "-19\u00a0999,50\u00a0€", "-19.999,50\u00a0€", "-19.999,50\u00a0€"],
  ],
  ["a decimal", (w) => formatDecimal(w, 2.9), ["2,9", "2.9", "2,9", "2,9", "2,9"]],
  [
    "a long date",
    (w) => formatLongDate(w, "2027-08-14"),
    [
      "sabato 14 agosto 2027",
      "Saturday 14 August 2027",
      "samedi 14 août 2027",
      "Samstag, 14. August 2027",
      "sábado, 14 de agosto de 2027",
    ],
  ],
  [
    "the first of a month",
    (w) => formatDate(w, "2026-11-01"),
    ["1º novembre 2026", "1 November 2026", "1er novembre 2026", "1. November 2026", "1 de noviembre de 2026"],
  ],
  ["a short date", (w) => formatShortDate(w, "2027-03-05"), ["05 mar", "5 Mar", "5 mars", "5. März", "5 mar"]],
  [
    "a weekday and day",
    (w) => formatWeekdayAndDay(w, "2027-08-14"),
    ["sabato 14 agosto", "Saturday 14 August", "samedi 14 août", "Samstag, 14. August", "sábado, 14 de agosto"],
  ],
  [
    "a month",
    (w) => formatMonthAndYear(w, "2027-08"),
    ["agosto 2027", "August 2027", "août 2027", "August 2027", "agosto de 2027"],
  ],
  [
    "a range over the turn of the year",
    (w) => formatDateRange(w, "2026-12-29", "2027-01-03"),
    [
      "29 dic 2026 – 03 gen 2027",
      "29 Dec 2026 – 3 Jan 2027",
      "29 déc. 2026 – 3 janv. 2027",
      "29. Dez. 2026 – 3. Jan. 2027",
      "29 dic 2026 – 3 ene 2027",
    ],
  ],
  [
    "a day in a sentence",
    (w) => withPreposition(w, "fromDay", formatShortDate(w, "2027-01-11")),
    ["dall'11 gen", "from 11 Jan", "du 11 janv.", "vom 11. Jan.", "del 11 ene"],
  ],
  [
    "ninety minutes",
    (w) => formatHalfHoursWithin(w, 90),
    ["un'ora e mezza", "an hour and a half", "une heure et demie", "eineinhalb Stunden", "una hora y media"],
  ],
  ["a list", (w) => joinWithAnd(w, ["A", "B", "C"]), ["A, B e C", "A, B and C", "A, B et C", "A, B und C", "A, B y C"]],
])("formats %s in five languages", (_what, format, expected) => {
  expect(inEachLanguage(format)).toEqual(expected);
});
