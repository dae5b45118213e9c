import type { Translated } from "#domain/words/text.ts";
import type { RENTAL_RULES_IT } from "./rental-rules.it.ts";

export const RENTAL_RULES_FR: Translated<typeof RENTAL_RULES_IT> = {
  payments: ["par carte de crédit", "par carte de débit", "par virement déjà reçu"],
  kaskoCovers: [
    "les chocs et les dommages à la carrosserie",
    "le vol",
    "l'incendie",
    "le bris de glaces",
    "le vandalisme",
  ],
  kaskoExcludes: [
    "l'usage sur circuit",
    "la conduite sans y être autorisé",
    "la conduite en état d'ivresse",
    "les objets laissés à bord",
  ],
  ownCosts:
    "Restent à votre charge le carburant ou la recharge, les péages, les parkings et les amendes de la période où vous conduisez.",
  fuelLevel:
    "Au départ, nous notons ensemble le niveau du réservoir, ou de la charge\u00a0: vous rendez la voiture au même niveau.",
  furtherDrivers:
    "Le conducteur doit être la personne indiquée dans la demande, ou une autre que nous avons acceptée par écrit, qui remplit les mêmes conditions d'âge et de permis.",
  depositHeld: "une somme bloquée sur la carte au départ et libérée au retour",
};
