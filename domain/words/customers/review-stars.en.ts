import type { Translated } from "#domain/words/text.ts";
import type { REVIEW_STARS_IT } from "./review-stars.it.ts";

export const REVIEW_STARS_EN: Translated<typeof REVIEW_STARS_IT> = {
  stars: { one: "{count} star out of 5", other: "{count} stars out of 5" },
  answerTitle: "Reply from {company}",
};
