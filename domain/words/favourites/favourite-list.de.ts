import type { Translated } from "#domain/words/text.ts";
import type { FAVOURITE_LIST_IT } from "./favourite-list.it.ts";

export const FAVOURITE_LIST_DE: Translated<typeof FAVOURITE_LIST_IT> = {
  none: "Noch keine Fahrzeuge",
  noneHint: "Tippen Sie bei einem Fahrzeug auf das Herz: Sie finden es hier wieder.",
  collection: "Die ganze Kollektion",
  failed: "Ihre Fahrzeuge lassen sich nicht laden",
  failedHint: "Ihre Auswahl ist noch da. Bitte versuchen Sie es gleich noch einmal.",
  tryAgain: "Erneut versuchen",
  loading: "Ihre Fahrzeuge werden geladen",
  dailyRates: "Preise pro Tag: Suchen Sie mit Ihrem Zeitraum, dann erscheinen hier die Gesamtpreise.",
  totals: "Gesamtpreise für Ihre Suche: {pickupDay}, {pickupTime} Uhr bis {returnDay}, {returnTime} Uhr.",
  totalsAt: "Gesamtpreise für Ihre Suche {at}: {pickupDay}, {pickupTime} Uhr bis {returnDay}, {returnTime} Uhr.",
  totalsOneWay:
    "Gesamtpreise für Ihre Suche {at}, mit Rückgabe {returnAt}: {pickupDay}, {pickupTime} Uhr bis {returnDay}, {returnTime} Uhr.",
  taken: "In Ihrem Zeitraum nicht frei",
  impossible: "Für Ihre Suche nicht verfügbar",
};
