import type { Translated } from "#domain/words/text.ts";
import type { PAGES_IT } from "./pages.it.ts";

export const PAGES_ES: Translated<typeof PAGES_IT> = {
  home: "Inicio",
  rental: "Alquiler de coches de lujo",
  cars: "Coches",
  coverage: "Dónde operamos",
  jets: "Jets privados",
  magazine: "Revista",
  club: "Comunidad VIP",
  favourites: "Favoritos",
  comparison: "Comparación",
  contacts: "Contacto",
  privacy: "Privacidad",
  terms: "Términos y condiciones",
  collection: "Toda la colección",
  articles: "Todos los artículos",
};
