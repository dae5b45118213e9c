import type { Translated } from "#domain/words/text.ts";
import type { JET_FIELDS_IT } from "./jet-fields.it.ts";

export const JET_FIELDS_DE: Translated<typeof JET_FIELDS_IT> = {
  trip: "Bitte geben Sie die Strecken und die Passagiere an.",
  leg: "Bitte geben Sie mindestens eine Strecke an.",
  legTime: "Bitte wählen Sie eine der angebotenen Uhrzeiten.",
  legFrom: "Bitte geben Sie den Abflugort an.",
  legTo: "Bitte geben Sie das Ziel an.",
  legDate: "Bitte wählen Sie das Abflugdatum.",
  tooManyLegs: "Höchstens {max} Strecken: Für eine längere Reise rufen Sie uns bitte an.",
  legBeforePrevious: "Diese Strecke beginnt vor der vorhergehenden.",
  legNotAfterPrevious: "Diese Strecke muss nach der vorhergehenden beginnen.",
  passengers: "Bitte wählen Sie die Zahl der Passagiere.",
  jet: "Bitte wählen Sie den Jet.",
  arrivalCarFrom: "Bitte wählen Sie, ab wann Sie das Fahrzeug brauchen.",
  arrivalCarTo: "Bitte wählen Sie, bis wann Sie das Fahrzeug brauchen.",
  arrivalCarOrder: "Das Fahrzeug kann nicht vor der Abholung zurückkommen.",
  samePlace: "Das Ziel ist der Abflugort.",
  noAirport:
    "{place} hat keinen eigenen Flughafen: Man landet in {airport}. Zwischen beiden Orten ist das Auto die bessere Wahl.",
};
