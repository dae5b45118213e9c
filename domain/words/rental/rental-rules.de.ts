import type { Translated } from "#domain/words/text.ts";
import type { RENTAL_RULES_IT } from "./rental-rules.it.ts";

export const RENTAL_RULES_DE: Translated<typeof RENTAL_RULES_IT> = {
  payments: ["mit Kreditkarte", "mit Debitkarte", "per bereits eingegangener Überweisung"],
  kaskoCovers: ["Unfälle und Schäden an der Karosserie", "Diebstahl", "Brand", "Glasschäden", "Vandalismus"],
  kaskoExcludes: [
    "den Einsatz auf der Rennstrecke",
    "das Fahren ohne Berechtigung",
    "das Fahren unter Alkoholeinfluss",
    "im Fahrzeug gelassene Gegenstände",
  ],
  ownCosts: "Die Kosten für Kraftstoff oder Laden, Maut und Parken sowie Bußgelder aus der Mietzeit tragen Sie.",
  fuelLevel:
    "Bei der Abholung notieren wir gemeinsam den Stand von Tank oder Batterie: Sie geben das Fahrzeug mit demselben Stand zurück.",
  furtherDrivers:
    "Fahren darf die in der Anfrage genannte Person oder eine andere, die wir schriftlich akzeptiert haben, mit demselben Mindestalter und ebenso langem Führerscheinbesitz.",
  depositHeld: "ein Betrag, der bei der Abholung auf der Karte reserviert und bei der Rückgabe freigegeben wird",
};
