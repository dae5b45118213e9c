/** Mails to the sender of an enquiry, and to the customer of a quote. */
export const ENQUIRY_MAILS_IT = {
  subjects: {
    club: "la Community VIP",
    jet: "il tuo volo",
    contact: "il tuo messaggio",
    experience: "la tua esperienza",
  },
  reference: "Codice",
  message: "Messaggio",
  yourRequest: "La tua richiesta: {kind}",
  openRequest: "Apri la tua richiesta",
  answer: "Rispondi qui",
  answerOnPage:
    "Per rispondere apri la pagina della tua richiesta: lì trovi tutta la conversazione. Le risposte a questa e-mail non vengono lette.",
  nothingBinding:
    "Questa richiesta non ti impegna e adesso non devi pagare nulla. Le risposte a questa e-mail non vengono lette.",
  notYou: "Se non sei stato tu a scriverci, ignora questa e-mail.",
  estimate: "da {price} ({jet})",
  estimateWithTax: "{estimate}, più {tax} d'imposta aerotaxi",
  quoteKinds: {
    car: "Auto",
    jet: "Jet privato",
    experience: "Esperienza",
  },
  quoteTitle: "Oggetto",
  total: "Totale",
  openQuote: "Apri il preventivo",
  reviewQuote: "Rivedi il preventivo",
  quoteIsYours:
    "Questo collegamento è solo tuo: chi lo possiede può accettare il preventivo. Per qualunque domanda: {phone}.",
} as const;
