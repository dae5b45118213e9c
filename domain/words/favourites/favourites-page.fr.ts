import type { Translated } from "#domain/words/text.ts";
import type { FAVOURITES_PAGE_IT } from "./favourites-page.it.ts";

export const FAVOURITES_PAGE_FR: Translated<typeof FAVOURITES_PAGE_IT> = {
  lead: "Les voitures que vous enregistrez restent dans ce navigateur\u00a0: sans compte, sans coordonnées à laisser.",
  list: "Vos voitures",
  featured: "Les plus demandées",
  categories: "D'autres voitures, par catégorie\u00a0:",
  noScripts:
    "Votre navigateur conserve cette liste, mais il faut JavaScript pour l'afficher, et il est désactivé ici. Toutes les voitures se trouvent dans la <collection>collection</collection>.",
};
