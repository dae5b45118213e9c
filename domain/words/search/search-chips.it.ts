/** How the criteria of a search are called: on its removable chips, in the heading of its results, and on the panel's dashboard. */
export const SEARCH_CHIPS_IT = {
  services: { auto: "Auto", jet: "Jet privati", experience: "Esperienze" },
  transmissions: { auto: "Cambio automatico", manuale: "Cambio manuale" },
  /** "Riconsegna all'Aeroporto di Nizza Côte d'Azur". */
  returnAt: "Riconsegna {atPlace}",
  pinnedVehicle: "La tua scelta",
  /** "elided" is the form before a number that begins with a vowel. */
  fromDay: { usual: "Dal {day}", elided: "Dall'{day}" },
  untilDay: { usual: "Fino al {day}", elided: "Fino all'{day}" },
  upToPrice: "Fino a {price}",
  fromPrice: "Da {price}",
  priceRange: "{lowest} – {highest}",
  /** The heading of a search without a category; jets and experiences have one category each. Do not change the wording (product.md#explore). */
  headings: { auto: "Auto di Lusso", jet: "Jet Privato", experience: "Experience Package" },
  headingsIn: {
    auto: "Auto di Lusso a {city}",
    jet: "Jet Privato a {city}",
    experience: "Experience Package a {city}",
  },
  categoriesIn: {
    sportive: "Sports Cars a {city}",
    cabrio: "Convertibles a {city}",
    suv: "SUV a {city}",
    berline: "Sedans a {city}",
    van: "Van a {city}",
  },
} as const;
