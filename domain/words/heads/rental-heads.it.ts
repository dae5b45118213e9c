/** Titles, descriptions, headings and keywords of the rental pages. Some are English on Italian pages (product.md#titles-and-descriptions). */
export const RENTAL_HEADS_IT = {
  /** The steps of the breadcrumbs. */
  crumbs: {
    home: "Home",
    rental: "Noleggio auto di lusso",
    cars: "Le vetture",
    explore: "Collezione",
  },
  /** The first sentence of a description. */
  opening: "{subject}: {stock}.",
  stock: { one: "una vettura", other: "{count} vetture" },
  noStock: "nessuna vettura disponibile, per ora",
  /** Instead of the stock where cars are only delivered. */
  deliveredStock: "consegna dalle città vicine",
  fromRate: "Da {rate} al giorno.",
  included: "Assicurazione completa e consegna incluse.",
  freeDelivery: "Consegna gratuita entro 24 ore.",
  home: {
    title: "Noleggio Auto di Lusso",
    subject: "Noleggio di auto di lusso",
    /** `inCountries` has its preposition: "in Italia", "in sei Paesi d'Europa". */
    inCountries: "Noleggio di auto di lusso {inCountries}.",
    keywords: ["noleggio auto di lusso", "noleggio supercar"],
    cityKeyword: "auto di lusso {city}",
    countryKeyword: "luxury car rental {country}",
  },
  hub: {
    heading: "Noleggio Auto di Lusso",
    inCountry: {
      one: "Noleggio di auto di lusso in {count} città, {inCountry}",
      other: "Noleggio di auto di lusso in {count} città, {inCountry}",
    },
    inCountries: {
      one: "Noleggio di auto di lusso in {count} città e {countries}",
      other: "Noleggio di auto di lusso in {count} città e {countries}",
    },
    keywords: ["noleggio auto di lusso", "noleggio supercar", "luxury car rental"],
    regionKeyword: "auto di lusso",
  },
  collection: {
    title: "Le Vetture",
    subject: "La collezione intera, categoria per categoria",
    keywords: ["auto di lusso a noleggio", "collezione", "supercar", "cabrio", "SUV", "berline", "van"],
  },
  category: {
    headings: {
      sportive: "Noleggio Sportive di Lusso",
      cabrio: "Noleggio Cabrio di Lusso",
      suv: "Noleggio SUV di Lusso",
      berline: "Noleggio Berline di Lusso",
      van: "Noleggio Van di Lusso",
    },
    subjects: {
      sportive: "Sportive di lusso a noleggio",
      cabrio: "Cabrio di lusso a noleggio",
      suv: "SUV di lusso a noleggio",
      berline: "Berline di lusso a noleggio",
      van: "Van di lusso a noleggio",
    },
    keywords: {
      sportive: ["noleggio sportive di lusso", "Sports Cars", "sportive a noleggio"],
      cabrio: ["noleggio cabrio di lusso", "Convertibles", "cabrio a noleggio"],
      suv: ["noleggio suv di lusso", "SUVs", "suv a noleggio"],
      berline: ["noleggio berline di lusso", "Sedans", "berline a noleggio"],
      van: ["noleggio van di lusso", "Van", "van a noleggio"],
    },
  },
  categoryInCity: {
    titles: {
      sportive: "Noleggio Sportive di Lusso a {city}",
      cabrio: "Noleggio Cabrio di Lusso a {city}",
      suv: "Noleggio SUV di Lusso a {city}",
      berline: "Noleggio Berline di Lusso a {city}",
      van: "Noleggio Van di Lusso a {city}",
    },
    headings: {
      sportive: "Sportive a {city}",
      cabrio: "Cabrio a {city}",
      suv: "SUV a {city}",
      berline: "Berline a {city}",
      van: "Van a {city}",
    },
    subjects: {
      sportive: "Sportive di lusso a noleggio a {city}",
      cabrio: "Cabrio di lusso a noleggio a {city}",
      suv: "SUV di lusso a noleggio a {city}",
      berline: "Berline di lusso a noleggio a {city}",
      van: "Van di lusso a noleggio a {city}",
    },
    keywords: {
      sportive: ["noleggio sportive {city}", "sportive di lusso {city}"],
      cabrio: ["noleggio cabrio {city}", "cabrio di lusso {city}"],
      suv: ["noleggio suv {city}", "suv di lusso {city}"],
      berline: ["noleggio berline {city}", "berline di lusso {city}"],
      van: ["noleggio van {city}", "van di lusso {city}"],
    },
  },
  city: {
    heading: "Noleggio Auto di Lusso a {city}",
    stock: {
      one: "Noleggio auto di lusso a {city}: una vettura.",
      other: "Noleggio auto di lusso a {city}: {count} vetture.",
    },
    delivered: "Noleggio auto di lusso a {city}, con consegna dalle città vicine.",
    empty: "Nessuna vettura a {city}, per ora.",
    keywords: ["noleggio auto di lusso {city}", "noleggio supercar {city}"],
  },
  brand: {
    title: "Noleggio {brand}",
    keywords: ["noleggio {brand}", "{brand} a noleggio", "rent {brand}"],
  },
  brandInCity: {
    title: "Noleggio {brand} a {city}",
    heading: "{brand} a {city}",
    keywords: ["noleggio {brand} {city}", "rent {brand} {city}"],
  },
  vehicle: {
    /** `vehicle` has its article: "a Ferrari 296 GTB", "an Audi R8". */
    title: "Rent {vehicle} in {city}",
    fromRate: "From €{rate}/day, insurance included.",
    available: "Noleggia {vehicle} a {city}.",
    unavailable: "Ora {vehicle} non è disponibile a {city}.",
    keywords: ["noleggio {vehicle}", "{vehicle} {city}", "rent {vehicle}"],
    /** For search engines. */
    description: "{vehicle} a noleggio a {city}, assicurazione completa e consegna incluse.",
  },
  /** The explore page, by service. */
  explore: {
    auto: {
      description:
        "Tutta la collezione a noleggio: prezzo intero per le tue date, assicurazione completa e consegna gratuita in città.",
      keywords: ["noleggio auto di lusso", "supercar a noleggio", "prezzo giornaliero"],
    },
    jet: {
      description:
        "I jet privati della flotta, con posti, autonomia e tariffa all'ora. La stima per tratta è immediata, il preventivo dice quale jet è libero.",
      keywords: ["noleggio jet privati", "jet privato", "tariffa oraria jet"],
    },
    experience: {
      description:
        "Le esperienze su strada, un fine settimana intero: vettura, albergo e tavola già scelti, con il prezzo di tutto.",
      keywords: ["esperienze di guida", "weekend in auto di lusso"],
    },
  },
} as const;
