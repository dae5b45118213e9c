import type { Translated } from "#domain/words/text.ts";
import type { PUBLISHED_REVIEWS_IT } from "./published-reviews.it.ts";

export const PUBLISHED_REVIEWS_ES: Translated<typeof PUBLISHED_REVIEWS_IT> = {
  title: "Quienes lo han conducido",
  outOfFive: "{rating} de 5",
  ratingAndReviews: {
    one: "{rating}, {count} reseña",
    other: "{rating}, {count} reseñas",
  },
  fromRenters: {
    one: "{rating}, según una reseña de quien ha alquilado",
    other: "{rating}, según {count} reseñas de quienes han alquilado",
  },
  byline: "{name}, {month}, {vehicle}",
  demo: "Reseña de demostración",
  answer: "Respuesta de {company}",
};
