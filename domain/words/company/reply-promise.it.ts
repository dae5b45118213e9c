/** The promised reply time, to follow "entro". "Working" hours are those in which somebody answers. */
export const REPLY_PROMISE_IT = {
  hours: { one: "{count} ora", other: "{count} ore" },
  workingHours: { one: "{count} ora lavorativa", other: "{count} ore lavorative" },
  hoursInSentence: { one: "un'ora", other: "{count} ore" },
  workingHoursInSentence: { one: "un'ora lavorativa", other: "{count} ore lavorative" },
  /** From one hour on; more hours are written in digits. */
  hoursInWords: ["un'ora", "due ore", "tre ore", "quattro ore", "cinque ore", "sei ore"],
  workingHoursInWords: [
    "un'ora lavorativa",
    "due ore lavorative",
    "tre ore lavorative",
    "quattro ore lavorative",
    "cinque ore lavorative",
    "sei ore lavorative",
  ],
} as const;
