import type { Translated } from "#domain/words/text.ts";
import type { HERO_FORM_IT } from "./hero-form.it.ts";

export const HERO_FORM_ES: Translated<typeof HERO_FORM_IT> = {
  included: "Seguro completo y entrega en la ciudad, ya incluidos en el precio.",
  category: "Categoría: {category}",
  removeCategory: "Quitar la categoría",
};
