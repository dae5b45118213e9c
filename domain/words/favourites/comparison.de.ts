import type { Translated } from "#domain/words/text.ts";
import type { COMPARISON_IT } from "./comparison.it.ts";

export const COMPARISON_DE: Translated<typeof COMPARISON_IT> = {
  title: "Im Vergleich",
  lead: "Derselbe Zeitraum, derselbe Ort: Nur das Fahrzeug ist ein anderes.",
  rental: "Abholung und Rückgabe {at}, {pickupDay}, {pickupTime} Uhr bis {returnDay}, {returnTime} Uhr.",
  oneWayRental:
    "Abholung {at} am {pickupDay} um {pickupTime} Uhr, Rückgabe {returnAt} am {returnDay} um {returnTime} Uhr.",
  eachAtItsBase:
    "Jedes Fahrzeug wird in seiner Stadt abgeholt, am {pickupDay} um {pickupTime} Uhr, und am {returnDay} um {returnTime} Uhr zurückgegeben. Derselbe Zeitraum: Fahrzeug und Ort unterscheiden sich.",
  caption: "Die Fahrzeuge im Vergleich",
  barsNote:
    "Die Linien messen jede Zeile: Die längste ist der höchste Wert; von 0 auf 100 km/h das schnellste Fahrzeug.",
  rows: {
    total: "Gesamtpreis",
    deposit: "Kaution",
    excess: "Maximale Selbstbeteiligung",
    kilometres: "Inklusivkilometer pro Tag",
    acceleration: "0 auf 100 km/h",
    luggage: "Kofferraum",
    seats: "Sitze",
  },
  daysAt: "{days}, {at}",
  noDates: "Wählen Sie den Zeitraum auf der Seite des Fahrzeugs: Der Gesamtpreis erscheint dann hier.",
  taken: "In diesem Zeitraum nicht frei.",
  unavailable: "Nicht verfügbar",
  book: "Buchen",
  seeDates: "Freie Termine ansehen",
  remove: "Entfernen",
  removeVehicle: "Aus dem Vergleich entfernen",
  add: "Ein Fahrzeug zum Vergleich hinzufügen",
  addAnother: "Ein weiteres: Tippen Sie in der Suche auf das Herz",
  compare: "{count} Fahrzeuge vergleichen",
  compareNewest: "Die letzten {count} Fahrzeuge vergleichen",
  emptyTitle: "Wählen Sie zwei oder drei Fahrzeuge",
  emptyHint:
    "Tippen Sie bei Fahrzeugen, die Ihnen gefallen, auf das Herz: Hier finden Sie sie nebeneinander, mit dem Gesamtpreis für Ihren Zeitraum.",
};
