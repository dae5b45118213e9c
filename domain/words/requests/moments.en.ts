import type { Translated } from "#domain/words/text.ts";
import type { MOMENTS_IT } from "./moments.it.ts";

export const MOMENTS_EN: Translated<typeof MOMENTS_IT> = {
  dateAndTime: "{date}, {time}",
  dateTimeAndPlace: "{date}, {time}, {place}",
  shortDateAndTime: "{date}, {time}",
  replyWithin: "within {hours}",
  replyByTime: "by {time}",
  replyByDay: "by {time} on {day}",
};
