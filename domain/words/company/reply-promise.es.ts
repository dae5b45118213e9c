import type { Translated } from "#domain/words/text.ts";
import type { REPLY_PROMISE_IT } from "./reply-promise.it.ts";

/** To follow "en". */
export const REPLY_PROMISE_ES: Translated<typeof REPLY_PROMISE_IT> = {
  hours: { one: "{count} hora", other: "{count} horas" },
  workingHours: { one: "{count} hora laborable", other: "{count} horas laborables" },
  hoursInSentence: { one: "una hora", other: "{count} horas" },
  workingHoursInSentence: { one: "una hora laborable", other: "{count} horas laborables" },
  hoursInWords: ["una hora", "dos horas", "tres horas", "cuatro horas", "cinco horas", "seis horas"],
  workingHoursInWords: [
    "una hora laborable",
    "dos horas laborables",
    "tres horas laborables",
    "cuatro horas laborables",
    "cinco horas laborables",
    "seis horas laborables",
  ],
};
