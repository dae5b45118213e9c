import type { Translated } from "#domain/words/text.ts";
import type { HERO_FORM_IT } from "./hero-form.it.ts";

export const HERO_FORM_EN: Translated<typeof HERO_FORM_IT> = {
  included: "Full insurance and delivery in town, already in the price.",
  category: "Category: {category}",
  removeCategory: "Remove the category",
};
