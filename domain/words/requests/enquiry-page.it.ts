/** An enquiry's private page. `deadline` is when a reply comes at the latest. */
export const ENQUIRY_PAGE_IT = {
  privateTitle: "Richiesta {reference}",
  answered: "Ti abbiamo risposto",
  received: "La tua richiesta è nelle nostre mani",
  leads: {
    answered:
      "Qui sotto trovi la nostra risposta; scrivici da qui, o chiamaci indicando il codice: <phone>{phone}</phone>.",
    handled: "Se vuoi aggiungere qualcosa, scrivilo qui sotto o chiama e indica il codice: <phone>{phone}</phone>.",
    waiting:
      "Ti rispondiamo {deadline}. Ne trovi una copia nella tua posta; se vuoi aggiungere qualcosa, scrivilo qui sotto o chiama e indica il codice: <phone>{phone}</phone>.",
    /** For a link whose page has no conversation. */
    waitingByPhone:
      "Ti rispondiamo {deadline}. Ne trovi una copia nella tua posta; se vuoi aggiungere qualcosa, chiama e indica il codice: <phone>{phone}</phone>.",
  },
  summary: "Riepilogo",
  code: "Codice",
  steps: {
    contact: "Ti chiamiamo, o ti scriviamo se preferisci.",
    /** The step after the call, by kind of enquiry. */
    next: {
      jet: {
        title: "Il preventivo",
        text: "Un prezzo per il volo intero: jet, orari, posizionamento, servizi di terra e imposta, riga per riga.",
      },
      experience: {
        title: "Il programma",
        text: "Le ore dei due giorni, la vettura, la camera e i tavoli prenotati.",
      },
      club: {
        title: "L'incontro",
        text: "Un colloquio breve, di persona o al telefono, poi la risposta della casa.",
      },
      contact: {
        title: "La risposta",
        text: "Scritta da chi se ne occupa, con nome e numero diretto.",
      },
    },
    confirmation: "La tua conferma",
    nothingBinding: "Fino ad allora non paghi nulla e nulla ti impegna.",
  },
  reopens: "La richiesta è chiusa: se scrivi, la riapriamo e ti rispondiamo.",
  backToJets: "Torna ai jet privati",
  backToCollection: "Torna alla collezione",
} as const;
