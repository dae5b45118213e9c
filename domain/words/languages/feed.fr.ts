import type { Translated } from "#domain/words/text.ts";
import type { FEED_IT } from "./feed.it.ts";

export const FEED_FR: Translated<typeof FEED_IT> = {
  title: "Le magazine de {company}",
  description: "Itinéraires parcourus, voitures comparées et rendez-vous à noter.",
};
