import type { Translated } from "#domain/words/text.ts";
import type { DELIVERY_PROBLEMS_IT } from "./delivery-problems.it.ts";

export const DELIVERY_PROBLEMS_FR: Translated<typeof DELIVERY_PROBLEMS_IT> = {
  unknownPlace:
    "Nous ne connaissons pas ce lieu\u00a0: choisissez une ville ou un lieu de la liste, par exemple {example}.",
  unknownReturnPlace:
    "Nous ne connaissons pas le lieu de retour\u00a0: choisissez-en un dans la liste, par exemple {example}. Les totaux valent pour un retour au lieu de départ.",
  placeInOtherCity: "{place} se trouve à {city}\u00a0: choisissez {city}, ou un autre lieu.",
  placeOrAddress: "Indiquez un lieu de la liste ou une adresse, pas les deux.",
  beyondReach:
    "Depuis {base}, nous ne livrons pas cette voiture {place}, c'est trop loin\u00a0: vous pouvez la prendre {atBase}.",
  beyondReachNearest:
    "Depuis {base}, nous ne livrons pas cette voiture {place}, c'est trop loin\u00a0: le lieu le plus proche où nous pouvons la livrer est {nearest}.",
  tooFarToDeliver:
    "Les voitures que vous cherchez sont trop loin pour être livrées {place}\u00a0: les plus proches se prennent là où elles se trouvent.",
  pickupTooSoon:
    "Pour livrer la voiture {place}, il faut {drive} de route depuis {base}\u00a0: le premier départ possible est le {date} à {time}.",
  pickupTooSoonWithPreparation:
    "Pour livrer la voiture {place}, il faut {preparation} de préparation et {drive} de route depuis {base}\u00a0: le premier départ possible est le {date} à {time}.",
};
