/** The mails to the renter whose words an admin may change (product.md#mail-texts). */
export const MAIL_TEXT_KINDS = [
  "confirmed",
  "declined",
  "changed",
  "handed-over",
  "completed",
  "cancelled-by-staff",
  "no-show",
] as const;
export type MailTextKind = (typeof MAIL_TEXT_KINDS)[number];

/** Fields that every one of these mails can have, as they stand in braces. */
const ALWAYS = ["nome", "vettura", "codice", "ritiro", "riconsegna", "totale", "casa", "telefono_casa"] as const;
export type MailField = (typeof ALWAYS)[number] | "motivo" | "variazione_totale" | "variazione_colori";

/** The words of a mail; an empty line parts the paragraphs of the body. Everything is plain text. */
export interface MailText {
  subject: string;
  heading: string;
  body: string;
}

interface KindOfMail {
  /** When it goes out, as staff read it. */
  name: string;
  /** What the body may not leave out: the renter would not learn it. */
  required: readonly MailField[];
  /** The company's own words. */
  house: MailText;
}

export const MAIL_TEXTS: Readonly<Record<MailTextKind, KindOfMail>> = {
  confirmed: {
    name: "Prenotazione confermata",
    required: [],
    house: {
      subject: "Prenotazione {codice} confermata: {vettura}",
      heading: "La tua prenotazione è confermata.",
      body: "Gentile {nome},\n\n{vettura} ti aspetta. Ti chiamiamo per concordare la consegna; per qualunque cosa siamo al telefono a ogni ora: {telefono_casa}.",
    },
  },
  declined: {
    name: "Richiesta non accolta",
    required: ["motivo"],
    house: {
      subject: "La richiesta {codice} non può essere accolta",
      heading: "Non possiamo accogliere la richiesta.",
      body: "Gentile {nome},\n\nper queste date non possiamo darti {vettura}, e ce ne dispiace. Non devi nulla.\n\n{motivo}\n\nChiamaci al {telefono_casa}: cerchiamo insieme un'altra vettura o altre date.",
    },
  },
  changed: {
    name: "Prenotazione modificata",
    required: ["variazione_totale", "variazione_colori"],
    house: {
      subject: "Prenotazione {codice} aggiornata: {vettura}",
      heading: "La tua prenotazione è aggiornata.",
      body: "Gentile {nome},\n\ncome concordato, ecco la prenotazione com'è ora. {variazione_totale}\n\n{variazione_colori}",
    },
  },
  "handed-over": {
    name: "Auto consegnata",
    required: [],
    house: {
      subject: "Buon viaggio: {vettura}, {codice}",
      heading: "Buon viaggio.",
      body: "Gentile {nome},\n\n{vettura} è con te. Per qualunque cosa, a ogni ora: {telefono_casa}.",
    },
  },
  completed: {
    name: "Auto rientrata",
    required: [],
    house: {
      subject: "Grazie: {vettura}, {codice}",
      heading: "Grazie, e a presto.",
      body: "Gentile {nome},\n\n{vettura} è tornata a casa. Grazie di aver viaggiato con noi.",
    },
  },
  "cancelled-by-staff": {
    name: "Prenotazione annullata dalla casa",
    required: ["motivo"],
    house: {
      subject: "Prenotazione {codice} annullata",
      heading: "Abbiamo annullato la prenotazione.",
      body: "Gentile {nome},\n\nla prenotazione di {vettura} è annullata. Non devi nulla.\n\n{motivo}\n\nChiamaci al {telefono_casa}: troviamo insieme un'altra soluzione.",
    },
  },
  "no-show": {
    name: "Non presentato",
    required: ["motivo"],
    house: {
      subject: "Prenotazione {codice}: non ci siamo visti",
      heading: "Ti abbiamo aspettato.",
      body: "Gentile {nome},\n\nall'ora del ritiro di {vettura} non ci siamo visti, e abbiamo chiuso la prenotazione: la vettura non è più impegnata per te.\n\n{motivo}\n\nSe qualcosa te l'ha impedito, chiamaci al {telefono_casa}: vediamo insieme che cosa è ancora possibile.",
    },
  },
};

/** True for a kind whose words may be changed. */
export const isMailTextKind = (kind: string): kind is MailTextKind =>
  (MAIL_TEXT_KINDS as readonly string[]).includes(kind);

/** The fields that a kind's words may have. */
export const fieldsOf = (kind: MailTextKind): readonly MailField[] => [...ALWAYS, ...MAIL_TEXTS[kind].required];
