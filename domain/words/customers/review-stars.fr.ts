import type { Translated } from "#domain/words/text.ts";
import type { REVIEW_STARS_IT } from "./review-stars.it.ts";

export const REVIEW_STARS_FR: Translated<typeof REVIEW_STARS_IT> = {
  stars: { one: "{count} étoile sur 5", other: "{count} étoiles sur 5" },
  answerTitle: "Réponse de {company}",
};
