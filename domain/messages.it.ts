/**
 * The fixed texts of the public site, some of them in English (product.md#visible-texts). Do not change their wording: tests repeat it. Texts of a
 * single area are in its own words module, because the initial scripts of every page contain this file.
 */
export const messages = {
  hero: {
    title: "Prenota la Tua Auto di Lusso",
    /** On a phone, before the region (`headingRegion`). */
    titleMobile: "Noleggio Auto di Lusso",
    pickupCity: "Città di ritiro",
    returnCity: "Città di riconsegna",
    pickupDate: "Data di ritiro",
    returnDate: "Data di riconsegna",
    pickupTime: "Ora di ritiro",
    returnTime: "Ora di riconsegna",
    search: "Cerca",
    removeCategory: "Rimuovi categoria",
  },
  /** The advertised advantages. */
  advantages: {
    support: "Assistenza 24/7",
    heritage: (year: number) => `Dal ${year}`,
  },
  categories: {
    title: "Le Nostre Categorie",
    subtitle: "Esplora la nostra esclusiva collezione di auto di lusso",
    previous: "Categoria precedente",
    next: "Categoria successiva",
  },
  featured: { title: "Le più desiderate", book: "Prenota Ora", all: "Tutta la collezione" },
  brandSection: { title: "Il Nostro Brand" },
  brands: { title: "I marchi", card: "Esplora la collezione", loading: "Caricamento brand..." },
  destinations: { title: "Destinazioni", popular: "Popolare" },
  coverage: { title: "Dove operiamo", city: (city: string) => `Noleggio auto lusso ${city}` },
  magazine: {
    title: "Magazine",
    read: "Leggi l'articolo",
    all: "Tutti gli articoli",
    minutes: (count: number) => `${count} min di lettura`,
  },
  club: {
    join: "Diventa Membro",
    discover: "Scopri i Benefici",
    sent: "Richiesta inviata! Ti contatteremo presto.",
    past: "Concluso",
    seats: (count: number) => `Massimo ${count} persone`,
  },
  rental: {
    whyChoose: "Why choose",
    startingFrom: "Starting from",
    bookNow: "Book Now",
    more: (category: string, city: string) => `More ${category} in ${city}`,
    moreElsewhere: (category: string) => `More ${category} in other cities`,
    unavailable: "Non disponibile",
    perDay: "al giorno",
  },
  brand: { delivery: "24h quick delivery" },
  jets: {
    quote: "Richiedi Preventivo",
    departureCity: "Città di partenza",
    destination: "Destinazione",
    departureDate: "Data di partenza",
    passengers: "Passeggeri",
    perHour: "all'ora",
    none: "Nessun jet disponibile in questa città al momento.",
  },
  booking: {
    noLongerAvailable: "Non più disponibile per queste date",
  },
  /** The pages for sign-in and sign-up. */
  auth: {
    signInPending: "Accesso in corso...",
    signUp: "Registrati",
    signUpPending: "Registrazione in corso...",
    signedIn: "Accesso effettuato con successo",
    signInFailed: "Errore durante l'accesso",
    signedUp: "Registrazione completata! Verifica la tua email.",
    signUpFailed: "Errore durante la registrazione",
    signedOut: "Disconnesso con successo",
    signOutFailed: "Errore durante la disconnessione",
  },
} as const;
