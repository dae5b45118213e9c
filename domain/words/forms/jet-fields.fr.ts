import type { Translated } from "#domain/words/text.ts";
import type { JET_FIELDS_IT } from "./jet-fields.it.ts";

export const JET_FIELDS_FR: Translated<typeof JET_FIELDS_IT> = {
  trip: "Indiquez les trajets et les passagers.",
  leg: "Indiquez au moins un trajet.",
  legTime: "Choisissez l'une des heures proposées.",
  legFrom: "Indiquez d'où vous partez.",
  legTo: "Indiquez la destination.",
  legDate: "Choisissez la date de départ.",
  tooManyLegs: "{max} trajets au maximum\u00a0: pour un voyage plus long, appelez-nous.",
  legBeforePrevious: "Ce trajet part avant celui qui le précède.",
  legNotAfterPrevious: "Ce trajet doit partir après celui qui le précède.",
  passengers: "Choisissez le nombre de passagers.",
  jet: "Choisissez le jet.",
  arrivalCarFrom: "Choisissez à partir de quand il vous faut la voiture.",
  arrivalCarTo: "Choisissez jusqu'à quand il vous faut la voiture.",
  arrivalCarOrder: "Le retour de la voiture ne peut pas précéder son départ.",
  samePlace: "La destination est identique au lieu de départ.",
  noAirport: "{place} n'a pas d'aéroport\u00a0: on atterrit à {airport}. Entre les deux, la voiture est préférable.",
};
