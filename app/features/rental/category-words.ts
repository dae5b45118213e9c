import type { CategorySlug } from "#domain/categories.ts";

/** Of each category, what it is for, in the company's voice, and what all its cars are called. */
export const CATEGORY_WORDS: Readonly<Record<CategorySlug, { standfirst: string; all: string }>> = {
  sportive: {
    standfirst: "Motori che si sentono nello schienale, da guidare di persona e senza fretta di riconsegnarli.",
    all: "Tutte le sportive",
  },
  cabrio: { standfirst: "Per le strade che hanno un lago, un mare o una collina accanto.", all: "Tutte le cabrio" },
  suv: {
    standfirst: "Posto per tutti e per le valigie, con la stessa calma sulla neve e in autostrada.",
    all: "Tutti i SUV",
  },
  berline: {
    standfirst: "Le ammiraglie: chi siede dietro arriva riposato quanto chi guida.",
    all: "Tutte le berline",
  },
  van: { standfirst: "Per chi viaggia in molti e non vuole dividersi.", all: "Tutti i van" },
};

/** How the cars of a category's page are sorted. */
export const BEST_RATED_FIRST = "Le più apprezzate per prime.";
