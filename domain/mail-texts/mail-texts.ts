import { CLUB_TEXTS } from "./club-texts.ts";
import type { KindOfMail, MailField } from "./mail-text.ts";
import { QUOTE_TEXTS } from "./quote-texts.ts";
import { REQUEST_TEXTS } from "./request-texts.ts";

/** The mails to the renter whose words an admin may change (product.md#mail-texts). */
export const MAIL_TEXT_KINDS = [
  "received",
  "confirmed",
  "declined",
  "changed",
  "handed-over",
  "completed",
  "cancelled-by-staff",
  "no-show",
  "cancelled",
  "expired",
  "review",
  "enquiry-received",
  "enquiry-answered",
  "quote-sent",
  "quote-ordered",
  "club-event-cancelled",
  "club-event-moved",
] as const;
export type MailTextKind = (typeof MAIL_TEXT_KINDS)[number];

const RENTAL = [
  "nome",
  "vettura",
  "codice",
  "ritiro",
  "riconsegna",
  "totale",
  "casa",
  "telefono_casa",
] as const satisfies MailField[];

export const MAIL_TEXTS: Readonly<Record<MailTextKind, KindOfMail>> = {
  confirmed: {
    name: "Prenotazione confermata",
    fields: RENTAL,
    required: [],
    companyWords: {
      subject: "Prenotazione {codice} confermata: {vettura}",
      heading: "La tua prenotazione è confermata.",
      body: "Gentile {nome},\n\n{vettura} ti aspetta. Ti chiamiamo per concordare la consegna; per qualunque cosa siamo al telefono a ogni ora: {telefono_casa}.",
    },
  },
  declined: {
    name: "Richiesta non accolta",
    fields: RENTAL,
    required: ["motivo"],
    companyWords: {
      subject: "La richiesta {codice} non può essere accolta",
      heading: "Non possiamo accogliere la richiesta.",
      body: "Gentile {nome},\n\nper queste date {vettura} non è disponibile, e ce ne dispiace. Non devi nulla.\n\n{motivo}\n\nChiamaci al {telefono_casa}: cerchiamo insieme un'altra vettura o altre date.",
    },
  },
  changed: {
    name: "Prenotazione modificata",
    fields: RENTAL,
    required: ["variazione_totale", "variazione_colori"],
    companyWords: {
      subject: "Prenotazione {codice} aggiornata: {vettura}",
      heading: "La tua prenotazione è aggiornata.",
      body: "Gentile {nome},\n\ncome concordato, ecco la prenotazione com'è ora. {variazione_totale}\n\n{variazione_colori}",
    },
  },
  "handed-over": {
    name: "Auto consegnata",
    fields: RENTAL,
    required: [],
    companyWords: {
      subject: "Buon viaggio: {vettura}, {codice}",
      heading: "Buon viaggio.",
      body: "Gentile {nome},\n\n{vettura} è con te. Per qualunque cosa, a ogni ora: {telefono_casa}.",
    },
  },
  completed: {
    name: "Auto rientrata",
    fields: RENTAL,
    required: [],
    companyWords: {
      subject: "Grazie: {vettura}, {codice}",
      heading: "Grazie, e a presto.",
      body: "Gentile {nome},\n\n{vettura} è tornata a casa. Grazie di aver viaggiato con noi.",
    },
  },
  "cancelled-by-staff": {
    name: "Prenotazione annullata dalla casa",
    fields: RENTAL,
    required: ["motivo"],
    companyWords: {
      subject: "Prenotazione {codice} annullata",
      heading: "Abbiamo annullato la prenotazione.",
      body: "Gentile {nome},\n\nla prenotazione di {vettura} è annullata. Non devi nulla.\n\n{motivo}\n\nChiamaci al {telefono_casa}: troviamo insieme un'altra soluzione.",
    },
  },
  "no-show": {
    name: "Non presentato",
    fields: RENTAL,
    required: ["motivo"],
    companyWords: {
      subject: "Prenotazione {codice}: non ci siamo visti",
      heading: "Ti abbiamo aspettato.",
      body: "Gentile {nome},\n\nall'ora del ritiro non ci siamo visti, e abbiamo chiuso la prenotazione: {vettura} non è più impegnata per te.\n\n{motivo}\n\nSe qualcosa te l'ha impedito, chiamaci al {telefono_casa}: vediamo insieme che cosa è ancora possibile.",
    },
  },
  review: {
    name: "Invito a recensire",
    fields: RENTAL,
    required: [],
    companyWords: {
      subject: "Com'è andata? {vettura}, {codice}",
      heading: "Com'è andata?",
      body: "Gentile {nome},\n\n{vettura} è tornata a casa: com'è andato il viaggio? Due righe tue aiutano chi sceglie dopo di te, e aiutano noi. Ci vuole un minuto.",
    },
  },
  ...REQUEST_TEXTS,
  ...QUOTE_TEXTS,
  ...CLUB_TEXTS,
};

/** True for a kind whose words may be changed. */
export const isMailTextKind = (kind: string): kind is MailTextKind =>
  (MAIL_TEXT_KINDS as readonly string[]).includes(kind);

/** The fields that a kind's words may have. */
export const fieldsOf = (kind: MailTextKind): readonly MailField[] => [
  ...new Set([...MAIL_TEXTS[kind].fields, ...MAIL_TEXTS[kind].required]),
];
