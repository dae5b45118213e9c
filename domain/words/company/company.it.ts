/** What the company says of itself in several places: where it rents, and its advertised points. */
export const COMPANY_IT = {
  /** A text with the region of the company after it. */
  withRegion: "{text} {region}",
  /** The region of a company that rents in Europe: at the end of a title, in a sentence, and alone. */
  europeInTitle: "in Tutta Europa",
  inEurope: "in Europa",
  europe: "Europa",
  cities: { one: "{count} città", other: "{count} città" },
  europeanCities: { one: "{count} città d'Europa", other: "{count} città d'Europa" },
  /** From one country on. */
  countries: ["un Paese", "due Paesi", "tre Paesi", "quattro Paesi", "cinque Paesi", "sei Paesi"],
  moreCountries: "{count} Paesi",
  europeanCountries: [
    "un Paese d'Europa",
    "due Paesi d'Europa",
    "tre Paesi d'Europa",
    "quattro Paesi d'Europa",
    "cinque Paesi d'Europa",
    "sei Paesi d'Europa",
  ],
  moreEuropeanCountries: "{count} Paesi d'Europa",
  /** The same after "in". */
  inCountries: ["in un Paese", "in due Paesi", "in tre Paesi", "in quattro Paesi", "in cinque Paesi", "in sei Paesi"],
  inMoreCountries: "in {count} Paesi",
  inEuropeanCountries: [
    "in un Paese d'Europa",
    "in due Paesi d'Europa",
    "in tre Paesi d'Europa",
    "in quattro Paesi d'Europa",
    "in cinque Paesi d'Europa",
    "in sei Paesi d'Europa",
  ],
  inMoreEuropeanCountries: "in {count} Paesi d'Europa",
  /** The four advertised points (product.md#advertised-points). */
  immediateBooking: "Prenotazione immediata",
  guaranteedModel: "Modello garantito",
  /** Do not change its wording (product.md#visible-texts). Without a full stop. */
  modelPromise: "Il modello che scegli è quello che ricevi",
  modelPromiseSentence: "Il modello che scegli è quello che ricevi.",
  europeanCoverage: "Copertura europea",
  coverage: "Dove vuoi tu",
  /** `where` is a country with its preposition, at the beginning of the sentence. */
  coverageInCountry: "{where}, con la stessa cura.",
  coverageInCountries: { one: "In {count} Paese, con la stessa cura.", other: "In {count} Paesi, con la stessa cura." },
  supportAtEveryHour: "Assistenza 24/7",
  support: "Assistenza al telefono",
  /** `hours` begins with a comma, or is empty. */
  supportText: "Una persona risponde{hours}.",
} as const;
