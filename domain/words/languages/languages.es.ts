import type { Translated } from "#domain/words/text.ts";
import type { LANGUAGES_IT } from "./languages.it.ts";

export const LANGUAGES_ES: Translated<typeof LANGUAGES_IT> = {
  menu: "Idioma",
  current: "Idioma: {name}",
  offer: "Esta página también está en español",
  closeOffer: "Cerrar y seguir en este idioma",
};
