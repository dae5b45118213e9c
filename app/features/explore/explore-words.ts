/** What the explore page says beyond its fixed texts. */
export const EXPLORE_WORDS = {
  unknownCategory: "Non abbiamo la categoria richiesta: ecco le vetture di tutte le categorie.",
} as const;
