import type { Translated } from "#domain/words/text.ts";
import type { FEED_IT } from "./feed.it.ts";

export const FEED_ES: Translated<typeof FEED_IT> = {
  title: "La revista de {company}",
  description: "Rutas probadas, coches comparados y citas para apuntar.",
};
