import type { Translated } from "#domain/words/text.ts";
import type { REVIEW_STARS_IT } from "./review-stars.it.ts";

export const REVIEW_STARS_ES: Translated<typeof REVIEW_STARS_IT> = {
  stars: { one: "{count} estrella de 5", other: "{count} estrellas de 5" },
  answerTitle: "Respuesta de {company}",
};
