import type { Translated } from "#domain/words/text.ts";
import type { COMPARISON_IT } from "./comparison.it.ts";

export const COMPARISON_FR: Translated<typeof COMPARISON_IT> = {
  title: "Comparaison",
  lead: "Les mêmes dates, le même lieu\u00a0: seule la voiture change.",
  rental: "Départ et retour {at}, du {pickupDay} à {pickupTime} au {returnDay} à {returnTime}.",
  oneWayRental: "Départ {at} le {pickupDay} à {pickupTime}, retour {returnAt} le {returnDay} à {returnTime}.",
  eachAtItsBase:
    "Chaque voiture est remise dans sa ville, le {pickupDay} à {pickupTime}, et rendue le {returnDay} à {returnTime}. Les mêmes dates\u00a0: la voiture et le lieu changent.",
  caption: "Les voitures comparées",
  barsNote:
    "Les traits comparent chaque ligne\u00a0: le plus long correspond au chiffre le plus élevé\u00a0; de 0 à 100 km/h, à la voiture la plus rapide.",
  rows: {
    total: "Total",
    deposit: "Caution",
    excess: "Franchise maximale",
    kilometres: "Kilomètres inclus par jour",
    acceleration: "De 0 à 100 km/h",
    luggage: "Coffre",
    seats: "Places",
  },
  daysAt: "{days}, {at}",
  noDates: "Choisissez les dates sur la page de la voiture\u00a0: le total apparaîtra ici.",
  taken: "Pas libre à ces dates.",
  unavailable: "Indisponible",
  book: "Réserver",
  seeDates: "Voir les dates libres",
  remove: "Retirer",
  removeVehicle: "Retirer de la comparaison",
  add: "Ajouter une voiture à la comparaison",
  addAnother: "Une autre\u00a0? Touchez son cœur dans la recherche",
  compare: "Comparer {count} voitures",
  compareNewest: "Comparer les {count} dernières voitures",
  emptyTitle: "Choisissez deux ou trois voitures",
  emptyHint:
    "Touchez le cœur des voitures qui vous plaisent\u00a0: vous les retrouverez ici côte à côte, avec le total pour vos dates.",
};
