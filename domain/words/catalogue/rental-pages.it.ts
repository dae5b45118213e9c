/** Texts of the rental pages: hub, collection, categories, and categories in a city. */
export const RENTAL_PAGES_IT = {
  /** The hub's first sentence. */
  fleet: "{cars} in {withCars}, consegna in {served}, da\u00a0{rate}\u00a0al\u00a0giorno.",
  brands: "I marchi della casa:",
  weekends: "Un fine settimana già pronto:",
  collection: {
    title: "Le vetture",
    range: "{cars}, da {lowest} a {highest} al giorno",
    search: "Cerca per città e date",
    categories: "Categorie",
    all: { one: "Tutte le {count}", other: "Tutte le {count}" },
    conditions: "Condizioni e domande",
  },
  category: {
    carsInCities: "{cars} in {cities}",
    none: "Nessuna vettura, per ora",
    noneHint: "In questa categoria non c'è nulla da noleggiare in questo momento.",
    everyCity: "Tutte le nostre vetture, città per città:",
    otherCategories: "Le altre categorie:",
    intro: {
      sportive: "Auto che si sentono nello schienale, da guidare di persona e senza fretta di riconsegnarle.",
      cabrio: "Per le strade che hanno un lago, un mare o una collina accanto.",
      suv: "Posto per tutti e per le valigie, con la stessa calma sulla neve e in autostrada.",
      berline: "Le ammiraglie: chi siede dietro arriva riposato quanto chi guida.",
      van: "Per chi viaggia in molti e non vuole dividersi.",
    },
    all: {
      sportive: "Tutte le sportive",
      cabrio: "Tutte le cabrio",
      suv: "Tutti i SUV",
      berline: "Tutte le berline",
      van: "Tutti i van",
    },
    /** How the list is sorted. */
    sorted: {
      sportive: "Le più apprezzate per prime.",
      cabrio: "Le più apprezzate per prime.",
      suv: "I più apprezzati per primi.",
      berline: "Le più apprezzate per prime.",
      van: "I più apprezzati per primi.",
    },
    brands: {
      sportive: "I marchi della categoria Sportive:",
      cabrio: "I marchi della categoria Cabrio:",
      suv: "I marchi della categoria SUV:",
      berline: "I marchi della categoria Berline:",
      van: "I marchi della categoria Van:",
    },
  },
  categoryInCity: {
    included: "{cars}, assicurazione e consegna incluse.",
    noneHint: "Non ne arriva nessuna fin qui: queste sono le città che ne hanno.",
    otherCategories: "Altre categorie a {city}",
    elsewhere: {
      sportive: "Sportive in altre città",
      cabrio: "Cabrio in altre città",
      suv: "SUV in altre città",
      berline: "Berline in altre città",
      van: "Van in altre città",
    },
    none: {
      sportive: "Nessuna vettura della categoria Sportive a {city}, per ora",
      cabrio: "Nessuna vettura della categoria Cabrio a {city}, per ora",
      suv: "Nessuna vettura della categoria SUV a {city}, per ora",
      berline: "Nessuna vettura della categoria Berline a {city}, per ora",
      van: "Nessuna vettura della categoria Van a {city}, per ora",
    },
    brands: {
      sportive: "I marchi della categoria Sportive a {city}:",
      cabrio: "I marchi della categoria Cabrio a {city}:",
      suv: "I marchi della categoria SUV a {city}:",
      berline: "I marchi della categoria Berline a {city}:",
      van: "I marchi della categoria Van a {city}:",
    },
  },
} as const;
