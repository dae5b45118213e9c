import type { Translated } from "#domain/words/text.ts";
import type { FIELDS_IT } from "./fields.it.ts";

export const FIELDS_DE: Translated<typeof FIELDS_IT> = {
  close: "Schließen",
  choose: "Wählen",
  notChosen: "nicht gewählt",
  calendar: {
    loading: "Der Kalender wird geöffnet …",
    failed: "Der Kalender wurde nicht geladen: Er öffnet sich von selbst, sobald die Verbindung wieder besteht.",
    today: "heute",
    previousMonth: "Vorheriger Monat",
    nextMonth: "Nächster Monat",
    navigation: "Monate",
    weekdays: ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"],
  },
};
