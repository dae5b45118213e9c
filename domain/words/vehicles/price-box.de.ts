import type { Translated } from "#domain/words/text.ts";
import type { PRICE_BOX_IT } from "./price-box.it.ts";

export const PRICE_BOX_DE: Translated<typeof PRICE_BOX_IT> = {
  label: "Preis und Bedingungen",
  from: "Ab",
  startingFrom: "Ab",
  bookNow: "Jetzt buchen",
  unavailable: "Nicht verfügbar",
  outOfFleet: "Dieses Fahrzeug ist zurzeit nicht in der Flotte. Preis und Bedingungen stehen weiterhin unten.",
  availableCars: "Die verfügbaren Fahrzeuge",
  chooseDates: "Wählen Sie Ihren Zeitraum: Der Gesamtpreis erscheint hier, ohne Angaben zu Ihrer Person.",
  calculate: "Gesamtpreis berechnen",
  request: "Buchung anfragen",
  requestPromise: "Sie zahlen jetzt nichts. Wir antworten Ihnen innerhalb von {hours}.",
  noLongerAvailable: "In diesem Zeitraum nicht mehr verfügbar",
  freeOnDays: "Frei {days}",
  otherCars: "Freie Fahrzeuge {place} {days}",
  joinWaitingList: "Benachrichtigen Sie mich, sobald es frei wird",
  chooseNext: "Diesen Zeitpunkt wählen",
  printed: {
    pickup: "Abholung",
    back: "Rückgabe",
    colour: "Farbe",
    moment: "{date}, {time} Uhr, {place}",
  },
  bar: {
    request: "Anfragen",
    chooseDates: "Zeitraum wählen",
    terms: "Bedingungen",
    rangeAndDays: "{range}, {days}",
  },
  calendar: {
    title: "Verfügbarkeit",
    previous: "Frühere Monate",
    next: "Spätere Monate",
    months: "Monate",
    legend: {
      free: "Frei",
      partly: "Teilweise frei",
      taken: "Belegt",
      yours: "Ihr Zeitraum",
    },
    states: {
      past: "vergangen",
      free: "frei",
      partly: "teilweise frei",
      taken: "belegt",
    },
    dayAndState: "{day}, {state}",
    ratesLegend:
      "In klein der Preis des Tages in Euro. „min 4“: Eine Miete, die an diesem Tag beginnt, dauert mindestens 4 Tage.",
    minimumShort: "min {days}",
    dayRate: "{rate} am Tag",
    minimum: { one: "mindestens {count} Tag", other: "mindestens {count} Tage" },
  },
};
