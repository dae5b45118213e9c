import type { Translated } from "#domain/words/text.ts";
import type { MAGAZINE_IT } from "./magazine.it.ts";

export const MAGAZINE_EN: Translated<typeof MAGAZINE_IT> = {
  title: "Magazine",
  intro: "Roads driven, cars compared, luggage measured. Written by those who hand over the keys.",
  empty: "The first issue is being prepared",
  read: "Read the article",
  all: "All articles",
  dateAndMinutes: "<day>{day}</day>, {minutes} min read",
  illustration: "Our own illustration",
  vehicles: "The cars in this article",
  delivered: "The cars we write about are the ones we deliver.",
  allVehicles: "All cars",
  continue: "Keep reading",
};
