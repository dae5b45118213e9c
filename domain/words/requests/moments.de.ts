import type { Translated } from "#domain/words/text.ts";
import type { MOMENTS_IT } from "./moments.it.ts";

export const MOMENTS_DE: Translated<typeof MOMENTS_IT> = {
  dateAndTime: "{date}, {time} Uhr",
  dateTimeAndPlace: "{date}, {time} Uhr, {place}",
  shortDateAndTime: "{date}, {time}",
  replyWithin: "innerhalb von {hours}",
  replyByTime: "bis {time} Uhr",
  replyByDay: "bis {day}, {time} Uhr",
};
