import type { Translated } from "#domain/words/text.ts";
import type { REPLY_PROMISE_IT } from "./reply-promise.it.ts";

/** To follow "sous". */
export const REPLY_PROMISE_FR: Translated<typeof REPLY_PROMISE_IT> = {
  hours: { one: "{count} heure", other: "{count} heures" },
  workingHours: { one: "{count} heure ouvrée", other: "{count} heures ouvrées" },
  hoursInSentence: { one: "une heure", other: "{count} heures" },
  workingHoursInSentence: { one: "une heure ouvrée", other: "{count} heures ouvrées" },
  hoursInWords: ["une heure", "deux heures", "trois heures", "quatre heures", "cinq heures", "six heures"],
  workingHoursInWords: [
    "une heure ouvrée",
    "deux heures ouvrées",
    "trois heures ouvrées",
    "quatre heures ouvrées",
    "cinq heures ouvrées",
    "six heures ouvrées",
  ],
};
