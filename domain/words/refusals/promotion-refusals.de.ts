import type { Translated } from "#domain/words/text.ts";
import type { PROMOTION_REFUSALS_IT } from "./promotion-refusals.it.ts";

export const PROMOTION_REFUSALS_DE: Translated<typeof PROMOTION_REFUSALS_IT> = {
  unknown: "Diesen Code gibt es nicht: Bitte prüfen Sie die Schreibweise.",
  notYet: "Dieser Code gilt noch nicht.",
  expired: "Dieser Code ist abgelaufen.",
  usedUp: "Dieser Code ist aufgebraucht: Er wurde bereits so oft wie möglich eingelöst.",
  usedByRenter: "Sie haben diesen Code bereits so oft wie möglich eingelöst.",
  vehicle: "Dieser Code gilt nicht für dieses Fahrzeug.",
  dates: "Dieser Code gilt nicht für den Zeitraum dieser Miete.",
  minDays: "Dieser Code gilt für Mieten ab {days} Tagen.",
  withPackage: "Dieser Code lässt sich nicht mit dem Paket dieser Miete verbinden.",
  withLength: "Dieser Code lässt sich nicht mit dem Langzeitrabatt dieser Miete verbinden.",
  tooMany: "Sie haben zu viele Codes versucht: Bitte warten Sie einige Minuten oder rufen Sie uns unter {phone} an.",
};
