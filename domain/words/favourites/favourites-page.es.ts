import type { Translated } from "#domain/words/text.ts";
import type { FAVOURITES_PAGE_IT } from "./favourites-page.it.ts";

export const FAVOURITES_PAGE_ES: Translated<typeof FAVOURITES_PAGE_IT> = {
  lead: "Los coches que guarda permanecen en este navegador: sin cuenta y sin dejar sus datos.",
  list: "Sus coches",
  featured: "Los más deseados",
  categories: "Más coches, por categoría:",
  noScripts:
    "Su navegador guarda esta lista pero para mostrarla hace falta JavaScript, que aquí está desactivado. Todos los coches están en la <collection>colección</collection>.",
};
