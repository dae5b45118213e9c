import type { Translated } from "#domain/words/text.ts";
import type { HERO_FORM_IT } from "./hero-form.it.ts";

export const HERO_FORM_DE: Translated<typeof HERO_FORM_IT> = {
  included: "Vollkasko und Zustellung in der Stadt sind im Preis inbegriffen.",
  category: "Kategorie: {category}",
  removeCategory: "Kategorie entfernen",
};
