import type { Translated } from "#domain/words/text.ts";
import type { HERO_FORM_IT } from "./hero-form.it.ts";

export const HERO_FORM_FR: Translated<typeof HERO_FORM_IT> = {
  included: "Assurance complète et livraison en ville, comprises dans le prix.",
  category: "Catégorie\u00a0: {category}",
  removeCategory: "Retirer la catégorie",
};
