import type { Translated } from "#domain/words/text.ts";
import type { REPLY_PROMISE_IT } from "./reply-promise.it.ts";

/** To follow "within". */
export const REPLY_PROMISE_EN: Translated<typeof REPLY_PROMISE_IT> = {
  hours: { one: "{count} hour", other: "{count} hours" },
  workingHours: { one: "{count} working hour", other: "{count} working hours" },
  hoursInSentence: { one: "an hour", other: "{count} hours" },
  workingHoursInSentence: { one: "one working hour", other: "{count} working hours" },
  hoursInWords: ["one hour", "two hours", "three hours", "four hours", "five hours", "six hours"],
  workingHoursInWords: [
    "one working hour",
    "two working hours",
    "three working hours",
    "four working hours",
    "five working hours",
    "six working hours",
  ],
};
