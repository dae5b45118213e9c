import { HOUSE } from "#domain/house.ts";

/**
 * The fixed texts of the public site. Where the specification words a text, it stands here word for word (section beside
 * it); texts it only describes are ours. A quotation in English is the specification's own.
 */
export const messages = {
  /** Under the header (A 1). */
  banner: {
    headline: "Guida l'auto che sogni, davvero.",
    promise: "Il modello che scegli è quello che ricevi",
  },
  /** A 1, A 2. */
  header: {
    openDrawer: "Apri il menu",
    closeDrawer: "Chiudi il menu",
    phone: "Telefona alla casa",
    home: "Home",
    bookNow: "Book Now",
    skipToContent: "Vai al contenuto",
  },
  /** The drawer's links in their order (A 2). */
  drawer: {
    home: "Home",
    rental: "Noleggio auto di lusso",
    milan: "Noleggio auto a Milano",
    rome: "Noleggio auto a Roma",
    florence: "Noleggio auto a Firenze",
    naples: "Noleggio auto a Napoli",
    club: "Community VIP",
  },
  /** A 2, A 4. */
  hero: {
    title: "Prenota la Tua Auto di Lusso",
    titleMobile: "Noleggio Auto di Lusso in Tutta Europa",
    pickupCity: "Città di ritiro",
    returnCity: "Città di riconsegna",
    pickupDate: "Data di ritiro",
    returnDate: "Data di riconsegna",
    pickupTime: "Ora di ritiro",
    returnTime: "Ora di riconsegna",
    search: "Cerca",
    removeCategory: "Rimuovi categoria",
  },
  /** The four points of A 1: instant booking, guaranteed model, coverage in 6 countries, 24/7 support. */
  benefits: [
    { title: "Prenotazione immediata", text: "Scegli, prenoti e l'auto è tenuta per te." },
    { title: "Modello garantito", text: "Il modello che scegli è quello che ricevi." },
    { title: "Copertura europea", text: "In 6 Paesi, con la stessa cura." },
    { title: "Assistenza 24/7", text: "Una persona risponde, a ogni ora." },
  ],
  /** The advertised points of A 1. */
  advantages: {
    insurance: "Kasko completa inclusa",
    delivery: "Consegna gratuita",
    support: "Assistenza 24/7",
    heritage: `Dal ${HOUSE.heritageSince}`,
  },
  /** A 2. */
  categories: {
    title: "Le Nostre Categorie",
    subtitle: "Esplora la nostra esclusiva collezione di auto di lusso",
    previous: "Categoria precedente",
    next: "Categoria successiva",
  },
  /** A 2. */
  featured: { title: "Le più desiderate", book: "Prenota Ora", all: "Tutta la collezione", perDay: "al giorno" },
  /** A 2. */
  brandSection: { title: "Il Nostro Brand" },
  /** A 2, A 8. */
  brands: { title: "I marchi", card: "Esplora la collezione", loading: "Caricamento brand..." },
  /** A 2. */
  destinations: { title: "Destinazioni", popular: "Popolare" },
  /** A 2. */
  coverage: { title: "Dove operiamo", city: (city: string) => `Noleggio auto lusso ${city}` },
  /** The four services of A 2. */
  services: [
    "Transfer di lusso",
    "Concierge e assistente alla prenotazione, 24 ore",
    "Esperienze esclusive",
    "Prenotazione immediata e autonoma",
  ],
  /** A 2, design 6.21. */
  magazine: { title: "Magazine", read: "Leggi l'articolo", minutes: (count: number) => `${count} min di lettura` },
  /** A 2. */
  footer: {
    founded: `Fondata nel ${HOUSE.foundedYear}`,
    navigation: "Navigazione",
    services: "Servizi",
    rental: "Noleggio di lusso",
    club: "Community VIP",
    driver: "Servizio con autista privato",
    contacts: "Contatti",
    privacy: "Privacy",
    terms: "Termini e condizioni",
  },
  /** A 2, A 4, A 8, design 6.14. */
  club: {
    join: "Diventa Membro",
    discover: "Scopri i Benefici",
    sent: "Richiesta inviata! Ti contatteremo presto.",
    past: "Concluso",
    seats: (count: number) => `Massimo ${count} persone`,
  },
  /** B 2.5. */
  explore: {
    title: "Auto di Lusso",
    results: (count: number) => `${count} risultati disponibili`,
    emptyTitle: "Nessun risultato trovato",
    emptyHint: "Prova a modificare i filtri o la ricerca",
    filters: "Filtri",
    apply: "Applica",
    clear: "Azzera",
    brands: "Marchi",
    categories: "Categorie",
    price: "Prezzo",
    transmission: "Cambio",
    removeChip: (label: string) => `Rimuovi ${label}`,
    /** Design 6.19. */
    pinned: "La tua scelta",
  },
  /** B 2.2, B 3.1. */
  rental: {
    whyChoose: "Why choose",
    startingFrom: "Starting from",
    bookNow: "Book Now",
    more: (category: string, city: string) => `More ${category} in ${city}`,
    unavailable: "Non disponibile",
    perDay: "al giorno",
  },
  /** B 2.3. */
  brand: { delivery: "24h quick delivery" },
  /** B 2.4. */
  jets: {
    quote: "Richiedi Preventivo",
    departureCity: "Città di partenza",
    destination: "Destinazione",
    departureDate: "Data di partenza",
    passengers: "Passeggeri",
    perHour: "all'ora",
    none: "Nessun jet disponibile in questa città al momento.",
  },
  /** Design 5, 6.1. */
  booking: {
    taken: "Non più disponibile per queste date",
    answerWithin: `Rispondiamo entro ${HOUSE.replyWithinHours} ore.`,
  },
  /** B 2.6. */
  notFound: { code: "404", text: "Oops! Page not found", home: "Torna alla home" },
  /** B 2.8, B 2.9, B 4, B 8: the two sign-in pages. */
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
