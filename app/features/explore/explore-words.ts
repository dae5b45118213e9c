/** What the explore page says beyond its fixed texts. */
export const EXPLORE_WORDS = {
  /** What stands for no place. */
  noPlace: { pickupCity: "Tutte le città", returnCity: "La stessa" },
  unknownCategory: "Non abbiamo la categoria richiesta: ecco le vetture di tutte le categorie.",
} as const;
