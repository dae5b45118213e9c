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
  /** The staff panel, an area a block (B 8). */
  panel: {
    /** B 2.10, B 6: what stands where a screen or its entries cannot. */
    guard: {
      loading: "Caricamento...",
      denied: "Accesso Negato",
      deniedText: "Non hai i permessi per accedere a questa pagina",
      notAllowed: "Non hai i permessi per questa operazione.",
      noEntries: "Nessuna voce disponibile",
      noRole: "Nessun ruolo assegnato",
    },
    /** B 8. */
    brands: {
      created: "Brand creato con successo",
      updated: "Brand aggiornato con successo",
      deactivated: "Brand disattivato con successo",
      createFailed: "Errore nella creazione del brand",
      updateFailed: "Errore nell'aggiornamento del brand",
      deactivateFailed: "Errore nella disattivazione del brand",
    },
    /** B 8. */
    cities: {
      created: "Città creata con successo",
      updated: "Città aggiornata con successo",
      deactivated: "Città disattivata con successo",
      createFailed: "Errore nella creazione della città",
      updateFailed: "Errore nell'aggiornamento della città",
      deactivateFailed: "Errore nella disattivazione della città",
    },
    /** B 2.10, B 8: the SEO manager's own are English. */
    seo: {
      created: "SEO entry created",
      updated: "SEO entry updated",
      deleted: "SEO entry deleted",
      generated: "AI content generated successfully",
      loadFailed: "Failed to load SEO entries",
      saveFailed: "Failed to save entry",
      deleteFailed: "Failed to delete entry",
      generateFailed: "Failed to generate content",
      deleteQuestion: "Are you sure you want to delete this SEO entry?",
      empty: "No SEO entries found. Create your first one!",
    },
    /** B 5.5, B 8. */
    fleet: {
      added: "✨ Veicolo aggiunto con successo",
      updated: "✅ Veicolo aggiornato",
      deleted: "🗑️ Veicolo eliminato",
      failed: (message: string) => `Errore: ${message}`,
      imported: (added: number, changed: number) => `Flotta importata: ${added} aggiunte, ${changed} aggiornate`,
      exportFailed: "l'esportazione non è riuscita",
      problems: {
        required: "❌ Compila tutti i campi obbligatori",
        image: "📷 Aggiungi almeno un'immagine",
        price: "💰 Il prezzo deve essere maggiore di 0",
        specs: "⚙️ Compila le specifiche base (Motore e Potenza)",
      },
    },
    requests: {
      answered: (email: string) => `Risposta inviata a ${email}`,
      answerFailed: "Errore nell'invio della risposta",
      moved: (state: string) => `Richiesta: ${state.toLowerCase()}`,
      assigned: (name: string) => `Richiesta assegnata a ${name}`,
      unassigned: "Richiesta senza assegnazione",
      changeFailed: "Errore nell'aggiornamento della richiesta",
    },
    bookings: {
      moved: {
        confirmed: "Prenotazione confermata, mail inviata al cliente",
        declined: "Richiesta non accolta, mail inviata al cliente",
        cancelled: "Prenotazione annullata, mail inviata al cliente",
        active: "Prenotazione in corso",
        completed: "Prenotazione conclusa",
      },
      moveFailed: "Errore nel cambio di stato",
      changed: "Prenotazione aggiornata, mail inviata al cliente",
      changeFailed: "Errore nell'aggiornamento della prenotazione",
      corrected: "Dati del cliente aggiornati",
      noted: "Nota aggiunta",
      noteFailed: "Errore nel salvataggio della nota",
      handedOver: "Consegna registrata",
      takenBack: "Rientro registrato",
      handoverFailed: "Errore nel salvataggio del verbale",
      created: (reference: string) => `Prenotazione ${reference} creata, mail inviata al cliente`,
      createFailed: "Errore nella creazione della prenotazione",
      exportFailed: "Errore nell'esportazione",
      pictureFailed: "Errore nel caricamento della foto",
    },
    timeline: {
      blocked: "Unità bloccata",
      blockFailed: "Errore nel blocco dell'unità",
      changed: "Blocco aggiornato",
      unitChanged: (unit: number) => `Prenotazione spostata sull'unità ${unit}`,
      changeFailed: "Errore nello spostamento",
      released: "Blocco tolto",
      releaseFailed: "Errore nel togliere il blocco",
    },
    users: {
      granted: (role: string, email: string) => `Ruolo ${role} assegnato a ${email}`,
      revoked: (role: string, email: string) => `Ruolo ${role} tolto a ${email}`,
      renamed: "Nome aggiornato",
      disabled: "Account disattivato",
      enabled: "Account riattivato",
      signedOut: (email: string) => `${email} è fuori da tutti i dispositivi`,
      secondFactorRemoved: (email: string) => `Secondo fattore tolto a ${email}`,
      changeFailed: "Errore nell'aggiornamento dell'utente",
    },
    account: {
      renamed: "Nome aggiornato",
      passwordChanged: "Password aggiornata",
      sessionEnded: "Sessione chiusa",
      otherSessionsEnded: "Le altre sessioni sono chiuse",
      secondFactorOn: "Secondo fattore attivato",
      secondFactorOff: "Secondo fattore disattivato",
      backupCodesMade: "Codici di riserva nuovi: quelli di prima non valgono più",
      copied: "Codici copiati",
      copyFailed: "Il browser non permette di copiare: scarica i codici",
      changeFailed: "Errore nell'aggiornamento dell'account",
    },
  },
} as const;
