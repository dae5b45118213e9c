import type { Translated } from "#domain/words/text.ts";

/**
 * How Italian writes amounts, dates and durations. Written by hand instead of using Intl, whose texts differ between the server and browsers. "elided"
 * is the form before a number that begins with a vowel ("l'8 dicembre").
 */
export const FORMATS_IT = {
  thousands: ".",
  decimals: ",",
  money: "€\u00a0{amount}",
  quoted: "«{text}»",
  /** A label with what it applies to. */
  labelWithValue: "{label}: {value}",
  /** The unit of an engine's power. */
  power: "CV",
  months: [
    "gennaio",
    "febbraio",
    "marzo",
    "aprile",
    "maggio",
    "giugno",
    "luglio",
    "agosto",
    "settembre",
    "ottobre",
    "novembre",
    "dicembre",
  ],
  shortMonths: ["gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic"],
  /** From Sunday. */
  weekdays: ["domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato"],
  shortWeekdays: ["dom", "lun", "mar", "mer", "gio", "ven", "sab"],
  firstOfMonth: "1º",
  /** "24 ott" with a day of two digits. */
  shortDate: "{day2} {month}",
  date: "{day} {month} {year}",
  weekdayAndDay: "{weekday} {day} {month}",
  longDate: "{weekday} {day} {month} {year}",
  monthAndYear: "{month} {year}",
  range: "{from} – {to}",
  onDay: { usual: "il {day}", elided: "l'{day}" },
  ofDay: { usual: "del {day}", elided: "dell'{day}" },
  toDay: { usual: "al {day}", elided: "all'{day}" },
  fromDay: { usual: "dal {day}", elided: "dall'{day}" },
  /** Of prices: "al 10 gennaio". */
  asOfDay: { usual: "al {day}", elided: "all'{day}" },
  days: { one: "{count} giorno", other: "{count} giorni" },
  hours: { one: "{count} ora", other: "{count} ore" },
  /** Inside a sentence. */
  hoursInSentence: { one: "un'ora", other: "{count} ore" },
  halfHour: "mezz'ora",
  hoursAndHalf: { one: "un'ora e mezza", other: "{count} ore e mezza" },
  /** In headlines, from one hour on; more hours are written in digits. */
  hoursInWords: ["un'ora", "due ore", "tre ore", "quattro ore", "cinque ore", "sei ore"],
  /** The time of a flight, as short as it is usual (product.md#popular-routes). */
  flightTime: { minutes: "{minutes}m", hours: "{hours}h", hoursAndMinutes: "{hours}h {minutes}m" },
  and: "{first} e {last}",
  or: "{first} o {last}",
} as const;

export type Formats = Translated<typeof FORMATS_IT>;
