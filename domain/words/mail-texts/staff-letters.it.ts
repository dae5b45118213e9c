/** The letters with which staff start a reply and the decision on a place at an event. Staff edit them before they send them. */
export const STAFF_LETTERS_IT = {
  /** What a message to a renter is about. */
  rental: "Noleggio",
  answers: {
    jet: {
      opening: "grazie per averci scritto. Per il tuo volo possiamo proporti:",
      closing: "La proposta non ti impegna: per confermare basta rispondere sulla pagina della tua richiesta.",
    },
    experience: {
      opening: "grazie per il tuo interesse. Per le date che hai indicato possiamo proporti:",
      closing: "Per confermare basta rispondere sulla pagina della tua richiesta.",
    },
    club: {
      opening: "grazie per aver pensato alla nostra Community.",
      closing: "Per qualsiasi domanda siamo qui.",
    },
    contact: {
      opening: "grazie per averci scritto.",
      closing: "Se ti serve altro, scrivici sulla pagina della tua richiesta o chiamaci.",
    },
  },
  event: "«{title}» di {day}, {place}",
  places: {
    accepted: {
      one: "ti aspettiamo: il tuo posto per {event} è confermato.",
      other: "ti aspettiamo: i due posti, il tuo e quello del tuo ospite, per {event} sono confermati.",
    },
    afterAccepted:
      "Qualche giorno prima ti scriveremo l'orario e come arrivare. Se non potessi venire, diccelo: c'è chi aspetta.",
    declined: "grazie per la tua richiesta. Questa volta non riusciamo a riservarti un posto per {event}.",
    afterDeclined: "Se un posto si libera ti scriviamo subito; del prossimo appuntamento saprai fra i primi.",
  },
  /** The title and lines with which a quote for an enquiry starts. */
  quote: {
    days: "{vehicle}, al giorno",
    namedDays: "{vehicle}, {name}, al giorno",
    flightTitle: "Il tuo volo {route}",
    flight: "Volo in {jet}, {route}",
    flights: "Volo in {aircraft} {jet}, {route}",
    flightTax: "Imposta sugli aerotaxi, {passengers}",
    experience: "La tua esperienza",
  },
} as const;
