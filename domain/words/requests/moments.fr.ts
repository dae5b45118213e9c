import type { Translated } from "#domain/words/text.ts";
import type { MOMENTS_IT } from "./moments.it.ts";

export const MOMENTS_FR: Translated<typeof MOMENTS_IT> = {
  dateAndTime: "{date}, {time}",
  dateTimeAndPlace: "{date}, {time}, {place}",
  shortDateAndTime: "{date}, {time}",
  replyWithin: "sous {hours}",
  replyByTime: "au plus tard à {time}",
  replyByDay: "au plus tard à {time}, {day}",
};
