/** The forms of contacts, club, experiences and flights (product.md#enquiries). */
export const ENQUIRY_FORM_IT = {
  refused: "Manca ancora qualcosa: nulla di ciò che hai scritto è andato perso.",
  name: "Nome e cognome",
  email: "E-mail",
  sending: "Invio in corso...",
  promise: "Rispondiamo entro {hours}. I tuoi dati servono solo a questo: <privacy>privacy</privacy>.",
  /** The wording of the Italian text is fixed (product.md#visible-texts). */
  sent: "Richiesta inviata! Ti contatteremo presto.",
  received: "Codice <reference>{reference}</reference>. Ne trovi una copia nella tua e-mail.",
} as const;
