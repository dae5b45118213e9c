import type { Translated } from "#domain/words/text.ts";
import type { JET_FORM_IT } from "./jet-form.it.ts";

export const JET_FORM_DE: Translated<typeof JET_FORM_IT> = {
  tripProblems: "Bitte prüfen Sie die Reise. Ihre Eingaben sind erhalten geblieben.",
  aircraft: "Flugzeug",
  departureCity: "Abflugort",
  destination: "Ziel",
  placeHint: "Stadt oder Flughafen",
  departureDate: "Abflugdatum",
  departureTime: "Abflugzeit",
  anyTime: "Noch offen",
  return: "Rückflug",
  oneWay: "Nur Hinflug",
  returnTime: "Uhrzeit des Rückflugs",
  passengers: "Passagiere",
  addLeg: "Strecke hinzufügen",
  leg: "Strecke {number}",
  legLegend: "Strecke {number}",
  legFrom: "Von",
  legFromHint: "Wo Sie landen",
  legTo: "Nach",
  legDate: "Am",
  notice: "48–72 Stunden im Voraus, bei Bedarf auch 24\u00a0Stunden. Das Angebot kommt innerhalb von {hours}.",
  submit: "Angebot anfordern",
};
