import type { Translated } from "#domain/words/text.ts";
import type { REPLY_PROMISE_IT } from "./reply-promise.it.ts";

/** To follow "innerhalb von" or "in", so in the dative. */
export const REPLY_PROMISE_DE: Translated<typeof REPLY_PROMISE_IT> = {
  hours: { one: "{count} Stunde", other: "{count} Stunden" },
  workingHours: { one: "{count} Geschäftsstunde", other: "{count} Geschäftsstunden" },
  hoursInSentence: { one: "einer Stunde", other: "{count} Stunden" },
  workingHoursInSentence: { one: "einer Geschäftsstunde", other: "{count} Geschäftsstunden" },
  hoursInWords: ["einer Stunde", "zwei Stunden", "drei Stunden", "vier Stunden", "fünf Stunden", "sechs Stunden"],
  workingHoursInWords: [
    "einer Geschäftsstunde",
    "zwei Geschäftsstunden",
    "drei Geschäftsstunden",
    "vier Geschäftsstunden",
    "fünf Geschäftsstunden",
    "sechs Geschäftsstunden",
  ],
};
