/** The texts of the club's page. */
export const CLUB_IT = {
  title: "Community VIP",
  motto: "Il club di chi guida con noi: pochi eventi, pochi posti, le persone giuste.",
  next: "Il prossimo appuntamento",
  nextEvent: "{title}, <day>{day}</day>",
  join: "Diventa Membro",
  discover: "Scopri i Benefici",
  introLabel: "Che cos'è",
  /** The first lines of the page, with and without the year of the company's heritage. */
  heritageSince:
    "Dal {year} accompagniamo chi ama guidare. Alcuni, col tempo, hanno chiesto di farlo insieme: la Community VIP è nata così, attorno a un tavolo e a un mazzo di chiavi.",
  heritage:
    "Accompagniamo chi ama guidare. Alcuni, col tempo, hanno chiesto di farlo insieme: la Community VIP è nata così, attorno a un tavolo e a un mazzo di chiavi.",
  admission:
    "Ai membri apriamo per primi le novità della flotta e riserviamo gli appuntamenti che non stanno in nessun calendario pubblico. Si entra su richiesta, dopo un colloquio; a ogni domanda rispondiamo entro\u00a0{hours}.",
  benefitsTitle: "I benefici",
  /** The four benefits of the club (product.md#club). */
  benefits: {
    events: {
      title: "Eventi privati",
      text: "Circuiti chiusi, ville, rimesse che di solito non aprono. Pochi posti, una lista di nomi e nessun fotografo.",
    },
    food: {
      title: "Gastronomia",
      text: "Tavoli unici in cucine stellate, cantine con il produttore. Si arriva guidando, si torna con l'autista.",
    },
    experiences: {
      title: "Esperienze uniche",
      text: "Una strada, una vettura, una persona che la conosce: itinerari scritti per i membri e per nessun altro.",
    },
    privileges: {
      title: "Privilegi",
      text: "Sconti fino al 30%, passaggio gratuito alla categoria superiore, anteprime riservate e punti fedeltà a ogni noleggio.",
    },
  },
  requestLabel: "Richiesta di informazioni",
  requestLead: "Una richiesta, poi ci conosciamo.",
  steps: {
    write: "Ci scrivi: bastano nome, e-mail e telefono.",
    callBack: "Ti richiamiamo entro {hours} e fissiamo un colloquio.",
    choose: "Scegli il piano, da Gold a Platinum, e il primo evento.",
  },
  formTitle: "Chiedi di entrare",
  event: "Evento",
  noEvent: "Nessuno in particolare",
  eventOnDay: "{title}, {day}",
  guest: "All'evento porto un ospite",
  testimonials: "Le parole dei membri",
  allInvented: "Persone e nomi sono di fantasia.",
  invented: "Persona di fantasia",
  inventedOf: "{place}, persona di fantasia",
  upcoming: "I prossimi eventi",
  upcomingAside: "I posti si assegnano nell'ordine delle richieste accolte.",
  askForPlace: "Chiedi un posto",
  askForPlaceAt: "Chiedi un posto: {event}",
  write: "Scrivici",
  writeAbout: "Scrivici: {event}",
  pastTitle: "La stagione passata",
  pastAside: "Per chi c'era, e per chi vuole farsi un'idea.",
  pastOnly: "Le prossime date arrivano prima ai membri.",
} as const;
