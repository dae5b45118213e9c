import type { Translated } from "#domain/words/text.ts";
import type { CITY_PAGES_IT } from "./city-pages.it.ts";

export const CITY_PAGES_FR: Translated<typeof CITY_PAGES_IT> = {
  included: "Assurance complète et livraison comprises.",
  byCategory: "Par catégorie, à {city}",
  noneOfCategory: "Aucune pour l'instant",
  allCars: "Toutes les voitures à {city}",
  freeDelivery:
    "La livraison en ville est gratuite, à l'hôtel comme à domicile\u00a0; pour un aéroport éloigné, le total indique le supplément.",
  nearest: "Les villes les plus proches",
  none: "Aucune voiture à {city} pour l'instant",
  nothingDelivered: "Aucune de nos voitures ne vient jusqu'ici. Voici les villes les plus proches qui en ont.",
  languages: "Langue de la page",
  showMore: "Lire la suite",
  showLess: "Réduire",
  brands: "Les marques présentes à {city}\u00a0:",
  categories: "Les catégories dans chaque ville\u00a0:",
  hub: "Toutes les villes et toutes les catégories sont sur la page",
  hubName: "Location de voitures de luxe",
};
