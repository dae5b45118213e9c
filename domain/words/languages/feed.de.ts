import type { Translated } from "#domain/words/text.ts";
import type { FEED_IT } from "./feed.it.ts";

export const FEED_DE: Translated<typeof FEED_IT> = {
  title: "Das Magazin von {company}",
  description: "Erprobte Routen, Fahrzeuge im Vergleich und Termine zum Vormerken.",
};
