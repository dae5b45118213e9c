import type { Translated } from "#domain/words/text.ts";
import type { JET_FORM_IT } from "./jet-form.it.ts";

export const JET_FORM_FR: Translated<typeof JET_FORM_IT> = {
  tripProblems: "Vérifiez le voyage\u00a0: rien de ce que vous avez écrit n'est perdu.",
  aircraft: "Appareil",
  departureCity: "Ville de départ",
  destination: "Destination",
  placeHint: "Ville ou aéroport",
  departureDate: "Date de départ",
  departureTime: "Heure de départ",
  anyTime: "À définir",
  return: "Retour",
  oneWay: "Aller simple",
  returnTime: "Heure du retour",
  passengers: "Passagers",
  addLeg: "Ajouter un trajet",
  leg: "Trajet {number}",
  legLegend: "Trajet {number}",
  legFrom: "De",
  legFromHint: "Là où vous atterrissez",
  legTo: "À",
  legDate: "Le",
  notice: "48 à 72 heures à l'avance, possible aussi sous 24\u00a0heures. Le devis arrive sous {hours}.",
  submit: "Demander un devis",
};
