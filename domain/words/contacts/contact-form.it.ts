/** Texts of every enquiry form. */
export const CONTACT_FORM_IT = {
  optionalMessage: "Se vuoi, scrivici altro",
  /** The last lines of a form, and the line after it was sent. */
  promise: "Rispondiamo entro {hours}. I tuoi dati servono solo a questo: <privacy>privacy</privacy>.",
  received: "Codice <reference>{reference}</reference>. Ne trovi una copia nella tua e-mail.",
  sent: "Richiesta inviata! Ti contatteremo presto.",
  sending: "Invio in corso...",
  send: "Invia la richiesta",
} as const;
