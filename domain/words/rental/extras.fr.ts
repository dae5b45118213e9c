import type { Translated } from "#domain/words/text.ts";
import type { EXTRAS_IT } from "./extras.it.ts";

export const EXTRAS_FR: Translated<typeof EXTRAS_IT> = {
  title: "Options",
  perDay: "{price} par jour",
  perDayCapped: {
    one: "{price} par jour, pour {count} jour au plus",
    other: "{price} par jour, pour {count} jours au plus",
  },
  perRental: "{price} par location",
  free: "Sans supplément",
  youngDriver: "Conducteur de moins de {age} ans",
  unknown: "Cette option n'existe plus\u00a0: retirez-la.",
  notHere: "«\u00a0{name}\u00a0» n'est pas disponible avec cette voiture à cet endroit\u00a0: retirez cette option.",
  tooLate: {
    one: "«\u00a0{name}\u00a0» se commande au moins {count} heure avant le départ\u00a0: retirez cette option ou changez de date.",
    other:
      "«\u00a0{name}\u00a0» se commande au moins {count} heures avant le départ\u00a0: retirez cette option ou changez de date.",
  },
  tooMany: "«\u00a0{name}\u00a0»\u00a0: {max} au plus.",
};
