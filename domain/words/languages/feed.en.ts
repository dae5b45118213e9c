import type { Translated } from "#domain/words/text.ts";
import type { FEED_IT } from "./feed.it.ts";

export const FEED_EN: Translated<typeof FEED_IT> = {
  title: "{company} Magazine",
  description: "Routes we have driven, cars compared and dates for your diary.",
};
