/** The conversation on private pages (product.md#conversation). */
export const CONVERSATION_IT = {
  title: "La conversazione",
  noMessages: "Non c'è ancora nessun messaggio.",
  /** The author of a message by somebody who no longer works here. */
  formerStaff: "Lo staff di {company}",
  quote: "Ti abbiamo preparato il preventivo {reference}: {title}",
  openQuote: "Apri il preventivo",
  form: "Scrivici",
  field: "Il tuo messaggio",
  promise: "Rispondiamo entro {hours}, qui.",
  promiseByMail: "Rispondiamo entro {hours}, qui e per e-mail.",
  send: "Invia il messaggio",
  sending: "Invio in corso…",
} as const;
