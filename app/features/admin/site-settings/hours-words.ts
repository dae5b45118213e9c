import type { Weekday } from "#domain/opening-hours/weekly-hours.ts";

export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  monday: "lunedì",
  tuesday: "martedì",
  wednesday: "mercoledì",
  thursday: "giovedì",
  friday: "venerdì",
  saturday: "sabato",
  sunday: "domenica",
};

/** Copy of the editor of opening hours. */
export const HOURS_WORDS = {
  kinds: { none: "Non indicati", always: "Sempre, 24 ore su 24", weekly: "Secondo i giorni" },
  kindHints: {
    none: "Il sito non promette orari.",
    always: "Il sito dice che si risponde a ogni ora, e la promessa di risposta conta tutte le ore.",
    weekly: "La promessa di risposta e i solleciti contano soltanto le ore in cui risponde il telefono.",
  },
  copyPhone: "Come il telefono",
  closed: "Chiuso",
  until: "–",
  addSpan: (day: Weekday) => `Aggiungi una fascia, ${WEEKDAY_NAMES[day]}`,
  removeSpan: (day: Weekday, span: number) => `Togli la fascia ${span}, ${WEEKDAY_NAMES[day]}`,
  copyDay: (day: Weekday) => `Copia gli orari di ${WEEKDAY_NAMES[day]} su tutti i giorni`,
  from: (day: Weekday, span: number) => `Dalle, ${WEEKDAY_NAMES[day]}, fascia ${span}`,
  to: (day: Weekday, span: number) => `Alle, ${WEEKDAY_NAMES[day]}, fascia ${span}`,
  fee: (day: Weekday, span: number) => `Supplemento in euro, ${WEEKDAY_NAMES[day]}, fascia ${span}`,
  feePlaceholder: "gratis",
  feeHint: "Nell'ultimo campo, il supplemento per ogni ritiro o riconsegna di quella fascia.",
  timesHint: "Scrivi 8, 8:30 o 20; per mezzanotte 24.",
  timeZone: "Fuso orario",
  closedDates: "Giorni di chiusura",
  closedDate: (at: number) => `Chiusura ${at}`,
  everyYear: "ogni anno",
  everyYearOf: (at: number) => `Chiusura ${at}, ogni anno`,
  addClosedDate: "Aggiungi un giorno di chiusura",
  removeClosedDate: (at: number) => `Togli la chiusura ${at}`,
  handwritten: "Orari scritti a mano",
  handwrittenNote:
    "Vengono da una versione precedente: il sito mostra queste righe finché non le sostituisci con gli orari qui sopra.",
  replaceHandwritten: "Usa gli orari qui sopra",
};
