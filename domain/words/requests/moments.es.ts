import type { Translated } from "#domain/words/text.ts";
import type { MOMENTS_IT } from "./moments.it.ts";

export const MOMENTS_ES: Translated<typeof MOMENTS_IT> = {
  dateAndTime: "{date}, {time} h",
  dateTimeAndPlace: "{date}, {time} h, {place}",
  shortDateAndTime: "{date}, {time}",
  replyWithin: "en {hours}",
  replyByTime: "antes de las {time}",
  replyByDay: "antes de las {time} del {day}",
};
