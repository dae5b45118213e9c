/** Texts of the heart of a car and of the link to the favourites. */
export const FAVOURITES_IT = {
  save: "Salva",
  /** The accessible name of the link to the favourites. */
  count: { one: "Preferiti: {count} vettura", other: "Preferiti: {count} vetture" },
} as const;
