import type { Translated } from "#domain/words/text.ts";
import type { FAVOURITE_LIST_IT } from "./favourite-list.it.ts";

export const FAVOURITE_LIST_FR: Translated<typeof FAVOURITE_LIST_IT> = {
  none: "Aucune voiture pour l'instant",
  noneHint: "Touchez le cœur d'une voiture\u00a0: vous la retrouverez ici.",
  collection: "Toute la collection",
  failed: "Impossible de charger vos voitures",
  failedHint: "Vos choix sont toujours là. Réessayez dans un instant.",
  tryAgain: "Réessayer",
  loading: "Chargement de vos voitures",
  dailyRates: "Prix par jour\u00a0: lancez une recherche avec vos dates pour voir ici les totaux.",
  totals: "Totaux pour votre recherche\u00a0: du {pickupDay} à {pickupTime} au {returnDay} à {returnTime}.",
  totalsAt: "Totaux pour votre recherche {at}\u00a0: du {pickupDay} à {pickupTime} au {returnDay} à {returnTime}.",
  totalsOneWay:
    "Totaux pour votre recherche {at}, avec retour {returnAt}\u00a0: du {pickupDay} à {pickupTime} au {returnDay} à {returnTime}.",
  taken: "Pas libre à vos dates",
  impossible: "Indisponible pour votre recherche",
};
