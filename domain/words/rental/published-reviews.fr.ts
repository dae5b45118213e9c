import type { Translated } from "#domain/words/text.ts";
import type { PUBLISHED_REVIEWS_IT } from "./published-reviews.it.ts";

export const PUBLISHED_REVIEWS_FR: Translated<typeof PUBLISHED_REVIEWS_IT> = {
  title: "Ceux qui l'ont conduite",
  outOfFive: "{rating} sur 5",
  ratingAndReviews: {
    one: "{rating}, {count} avis",
    other: "{rating}, {count} avis",
  },
  fromRenters: {
    one: "{rating}, d'après un avis de locataire",
    other: "{rating}, d'après {count} avis de locataires",
  },
  byline: "{name}, {month}, {vehicle}",
  demo: "Avis de démonstration",
  answer: "Réponse de {company}",
};
