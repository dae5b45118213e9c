/** The stars of a review, and the month of its rental. */
export const REVIEW_STARS_IT = {
  stars: { one: "{count} stella su 5", other: "{count} stelle su 5" },
  /** Above the company's answer. */
  answerTitle: "Risposta di {company}",
} as const;
