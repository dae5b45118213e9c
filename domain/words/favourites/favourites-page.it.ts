/** Texts of the favourites page around its list. */
export const FAVOURITES_PAGE_IT = {
  lead: "Le vetture che salvi restano in questo browser: nessun accesso, nessun dato da lasciare.",
  list: "Le tue vetture",
  featured: "Le più desiderate",
  /** Before links to the categories. */
  categories: "Altre vetture, per categoria:",
  noScripts:
    "L'elenco è conservato dal browser e per mostrarlo servono gli script, che qui sono spenti. Le vetture sono tutte nella <collection>collezione</collection>.",
} as const;
