/** All placeholders of mail texts, over all kinds. */
export type MailField =
  | "saluto"
  | "nome"
  | "vettura"
  | "codice"
  | "ritiro"
  | "riconsegna"
  | "totale"
  | "casa"
  | "telefono_casa"
  | "orari_telefono"
  | "ore_risposta"
  | "motivo"
  | "costo"
  | "date_chieste"
  | "variazione_totale"
  | "variazione_colori"
  | "blocco"
  | "scadenza"
  | "di_nuovo"
  | "argomento"
  | "risposta"
  | "firma"
  | "oggetto"
  | "valido_fino"
  | "ordine"
  | "evento"
  | "giorno"
  | "luogo"
  | "documenti"
  | "deposito"
  | "chi_porta"
  | "mappa"
  | "volo"
  | "carburante";

/** The texts of a mail in plain text. Empty lines separate the body's paragraphs. */
export interface MailText {
  subject: string;
  heading: string;
  body: string;
}

export interface MailTextDefinition {
  /** The name that staff see: the occasion on which the mail is sent. */
  name: string;
  /** The allowed placeholders. */
  fields: readonly MailField[];
  /** Placeholders that the body must contain, because the renter needs their information. */
  required: readonly MailField[];
  /** The default text. */
  defaultText: MailText;
}
