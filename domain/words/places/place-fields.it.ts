/** The field in which a city, airport or station is chosen. */
export const PLACE_FIELDS_IT = {
  /** The groups of the list. */
  cities: "Le città",
  otherPlaces: "Anche qui",
  /** In the full-screen list of a phone. */
  search: "Cerca una città, un aeroporto, una stazione",
  noMatches: "Nessun luogo si chiama «{typed}». Chiamaci: forse arriviamo anche lì.",
  matchCount: { one: "{count} luogo", other: "{count} luoghi" },
} as const;
