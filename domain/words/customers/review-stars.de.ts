import type { Translated } from "#domain/words/text.ts";
import type { REVIEW_STARS_IT } from "./review-stars.it.ts";

export const REVIEW_STARS_DE: Translated<typeof REVIEW_STARS_IT> = {
  stars: { one: "{count} von 5 Sternen", other: "{count} von 5 Sternen" },
  answerTitle: "Antwort von {company}",
};
