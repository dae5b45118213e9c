/** What may stand in braces in the words of a mail, over all kinds. */
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
  | "ore_risposta"
  | "motivo"
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
  | "luogo";

/** The words of a mail; an empty line parts the paragraphs of the body. Everything is plain text. */
export interface MailText {
  subject: string;
  heading: string;
  body: string;
}

export interface MailTextDefinition {
  /** When it goes out, as staff read it. */
  name: string;
  /** What its words may have. */
  fields: readonly MailField[];
  /** What the body may not leave out: the renter would not learn it. */
  required: readonly MailField[];
  /** The company's own words. */
  defaultText: MailText;
}
