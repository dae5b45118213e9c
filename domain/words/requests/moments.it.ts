/** Days with their time, and when a reply comes at the latest. */
export const MOMENTS_IT = {
  dateAndTime: "{date}, ore {time}",
  dateTimeAndPlace: "{date}, ore {time}, {place}",
  shortDateAndTime: "{date}, {time}",
  /** When a reply comes at the latest, at the end of a sentence or, with a capital letter, as a title. */
  replyWithin: "entro {hours}",
  replyByTime: "entro le {time}",
  replyByDay: "entro le {time} di {day}",
} as const;
