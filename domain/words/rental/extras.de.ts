import type { Translated } from "#domain/words/text.ts";
import type { EXTRAS_IT } from "./extras.it.ts";

export const EXTRAS_DE: Translated<typeof EXTRAS_IT> = {
  title: "Extras",
  perDay: "{price} pro Tag",
  perDayCapped: {
    one: "{price} pro Tag, höchstens für {count} Tag",
    other: "{price} pro Tag, höchstens für {count} Tage",
  },
  perRental: "{price} pro Miete",
  free: "Ohne Aufpreis",
  youngDriver: "Fahrer unter {age} Jahren",
  unknown: "Dieses Extra gibt es nicht mehr: Bitte entfernen Sie es.",
  notHere: "„{name}“ ist mit diesem Auto an diesem Ort nicht verfügbar: Bitte entfernen Sie es.",
  tooLate: {
    one: "„{name}“ muss mindestens {count} Stunde vor der Abholung bestellt werden: Bitte entfernen Sie es oder wählen Sie ein anderes Datum.",
    other:
      "„{name}“ muss mindestens {count} Stunden vor der Abholung bestellt werden: Bitte entfernen Sie es oder wählen Sie ein anderes Datum.",
  },
  tooMany: "„{name}“: höchstens {max}.",
};
