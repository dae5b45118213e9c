/** The home page (product.md#home-page). */
export const HOME_IT = {
  /** Do not change the wording of the titles (product.md#visible-texts). */
  title: "Prenota la Tua Auto di Lusso",
  /** On a phone, before the region. */
  phoneTitle: "Noleggio Auto di Lusso",
  /** The accessible name of the advertised points. */
  points: "Vantaggi",
  tiles: {
    title: "Scegli la categoria",
    lead: "Ogni viaggio ha la sua.",
    cars: { one: "{count} vettura", other: "{count} vetture" },
  },
  carousel: {
    role: "carosello",
    title: "Le Nostre Categorie",
    subtitle: "Esplora la nostra esclusiva collezione di auto di lusso",
    previous: "Categoria precedente",
    next: "Categoria successiva",
  },
  featured: {
    title: "Le più desiderate",
    bestRated: "Le più apprezzate da chi le ha guidate.",
    all: "Tutta la collezione",
  },
  brand: {
    title: "Il Nostro Brand",
    picture: "La vettura di rappresentanza della casa, in studio",
    idea: "{company} nasce da un'idea semplice: chi sceglie un'auto la vuole esattamente così.",
    /** `where` is one of `deliveredWhere`. */
    heritage:
      "Consegniamo vetture di prestigio {where} dove contano il tempo e la discrezione. Ogni auto ha un solo responsabile, che la prepara e la porta dove serve.",
    heritageSince:
      "Dal {year} consegniamo vetture di prestigio {where} dove contano il tempo e la discrezione. Ogni auto ha un solo responsabile, che la prepara e la porta dove serve.",
    /** `inCountry` is "in Italia". */
    deliveredWhere: {
      cities: "nelle città",
      citiesOfEurope: "nelle città d'Europa",
      onlyCountry: "nelle città che serviamo {inCountry},",
      countryAndCities: "{inCountry} e nelle città",
      countryAndCitiesOfEurope: "{inCountry} e nelle città d'Europa",
    },
    noSubstitute:
      "Niente “o similare”: il modello, l'allestimento e il colore che leggi nella scheda sono quelli che trovi con le chiavi.",
    included: "L'assicurazione completa è compresa, la consegna in città pure.",
  },
  brands: { title: "I marchi", card: "Esplora la collezione", loading: "Caricamento brand..." },
  destinations: { title: "Destinazioni", popular: "Popolare" },
  coverage: { everyCity: "Sei Paesi, ventisei città", someCities: "Dove consegniamo" },
  services: {
    title: "Oltre la chiave",
    transfer: "Transfer di lusso",
    transferText: "Autista e vettura dall'aeroporto alla porta.",
    /** `hours` begins with a space, or is empty. */
    concierge: "Concierge{hours}, anche per prenotare",
    conciergeText: "Un assistente che prenota il resto: tavoli, ormeggi, suite.",
    experiences: "Esperienze esclusive",
    experiencesText: "Un fine settimana costruito attorno alla guida.",
    booking: "Prenotazione immediata e autonoma",
    /** `immediacy` is a sentence that says what a request guarantees immediately. */
    bookingText: "Dal telefono, a qualsiasi ora. {immediacy}",
  },
  magazine: { title: "Magazine", all: "Tutti gli articoli", read: "Leggi l'articolo" },
} as const;
