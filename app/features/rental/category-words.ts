import type { CategorySlug } from "#domain/categories.ts";

const BEST_RATED_FIRST = { feminine: "Le più apprezzate per prime.", masculine: "I più apprezzati per primi." };

/** Of each category, what it is for, in the company's voice, what all its cars are called and how its page sorts them. */
export const CATEGORY_WORDS: Readonly<Record<CategorySlug, { standfirst: string; all: string; sorted: string }>> = {
  sportive: {
    standfirst: "Auto che si sentono nello schienale, da guidare di persona e senza fretta di riconsegnarle.",
    all: "Tutte le sportive",
    sorted: BEST_RATED_FIRST.feminine,
  },
  cabrio: {
    standfirst: "Per le strade che hanno un lago, un mare o una collina accanto.",
    all: "Tutte le cabrio",
    sorted: BEST_RATED_FIRST.feminine,
  },
  suv: {
    standfirst: "Posto per tutti e per le valigie, con la stessa calma sulla neve e in autostrada.",
    all: "Tutti i SUV",
    sorted: BEST_RATED_FIRST.masculine,
  },
  berline: {
    standfirst: "Le ammiraglie: chi siede dietro arriva riposato quanto chi guida.",
    all: "Tutte le berline",
    sorted: BEST_RATED_FIRST.feminine,
  },
  van: {
    standfirst: "Per chi viaggia in molti e non vuole dividersi.",
    all: "Tutti i van",
    sorted: BEST_RATED_FIRST.masculine,
  },
};
