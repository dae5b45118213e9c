import type { Translated } from "#domain/words/text.ts";
import type { FAVOURITES_PAGE_IT } from "./favourites-page.it.ts";

export const FAVOURITES_PAGE_EN: Translated<typeof FAVOURITES_PAGE_IT> = {
  lead: "The cars you save stay in this browser: no account, no details to leave.",
  list: "Your cars",
  featured: "Most sought-after",
  categories: "More cars, by category:",
  noScripts:
    "Your browser stores this list, and showing it requires scripts, which are switched off here. You will find every car in the <collection>collection</collection>.",
};
