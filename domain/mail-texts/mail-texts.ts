import { REMINDER_KINDS } from "#domain/bookings/reminders/reminder-kinds.ts";
import type { Offers } from "#domain/offers/offers.ts";
import type { MailField, MailTextDefinition } from "./mail-text.ts";
import { reminderTexts } from "./reminder-texts.ts";

/** The mails to renters whose texts an admin can change (product.md#mail-texts). */
export const MAIL_TEXT_KINDS = [
  "received",
  "confirmed",
  "declined",
  "changed",
  "dates-refused",
  "handed-over",
  "completed",
  "cancelled-by-staff",
  "no-show",
  "cancelled",
  "expired",
  ...REMINDER_KINDS,
  "review",
  "message",
  "enquiry-received",
  "enquiry-answered",
  "quote-sent",
  "quote-ordered",
  "club-event-cancelled",
  "club-event-moved",
] as const;

const COMPANY = ["casa", "telefono_casa", "orari_telefono"] as const satisfies MailField[];
/** Excludes the name, because anybody may have typed the e-mail address. `saluto` contains the name once the renter has proved to own the address. */
const REQUESTED_RENTAL = [
  "vettura",
  "codice",
  "ritiro",
  "riconsegna",
  "totale",
  ...COMPANY,
] as const satisfies MailField[];

/** Mails about a request that are sent without review by staff, and the mail that contains staff's reply (product.md#mail-texts). */
const REQUEST_TEXTS = {
  received: {
    name: "Richiesta ricevuta",
    fields: [...REQUESTED_RENTAL, "ore_risposta", "blocco"],
    required: ["blocco"],
    defaultText: {
      subject: "La tua richiesta {codice}: {vettura}",
      heading: "La tua richiesta è nelle nostre mani.",
      body: "Buongiorno,\n\n{blocco} Ti rispondiamo entro {ore_risposta}; adesso non devi pagare nulla.",
    },
  },
  cancelled: {
    name: "Prenotazione annullata dal cliente",
    fields: ["saluto", ...REQUESTED_RENTAL],
    required: [],
    defaultText: {
      subject: "Prenotazione {codice} annullata",
      heading: "La prenotazione è annullata.",
      body: "{saluto}\n\ncome hai chiesto, abbiamo annullato la prenotazione di {vettura}. Non devi nulla.",
    },
  },
  expired: {
    name: "Richiesta scaduta",
    fields: ["saluto", ...REQUESTED_RENTAL, "scadenza", "di_nuovo"],
    required: ["scadenza"],
    defaultText: {
      subject: "La richiesta {codice} è scaduta",
      heading: "La tua richiesta è scaduta.",
      body: "{saluto}\n\nnon siamo riusciti a confermare in tempo la tua richiesta per {vettura}. {scadenza} Ce ne scusiamo. Non devi nulla.\n\n{di_nuovo}",
    },
  },
  "enquiry-received": {
    name: "Ricevuta di una richiesta",
    fields: ["codice", "argomento", "ore_risposta", ...COMPANY],
    required: [],
    defaultText: {
      subject: "La tua richiesta {codice}: {argomento}",
      heading: "La tua richiesta è nelle nostre mani.",
      body: "Buongiorno,\n\nti rispondiamo entro {ore_risposta}. Quello che hai scritto è sulla tua pagina; se vuoi aggiungere qualcosa, scrivi lì o chiamaci indicando il codice.",
    },
  },
  "enquiry-answered": {
    name: "Risposta a una richiesta",
    fields: ["nome", "codice", "argomento", "firma", ...COMPANY],
    required: ["risposta"],
    defaultText: {
      subject: "Risposta alla tua richiesta {codice}: {argomento}",
      heading: "La nostra risposta.",
      body: "{risposta}\n\n{firma}\n{casa}",
    },
  },
} as const satisfies Record<string, MailTextDefinition>;

const QUOTE = ["nome", "codice", "oggetto", "totale", ...COMPANY] as const satisfies MailField[];

/** Mails to the customer about a quote (product.md#mail-texts). */
const QUOTE_TEXTS = {
  "quote-sent": {
    name: "Preventivo",
    fields: [...QUOTE, "valido_fino"],
    required: ["valido_fino"],
    defaultText: {
      subject: "Il tuo preventivo {codice}: {oggetto}",
      heading: "Il tuo preventivo.",
      body: "Gentile {nome},\n\necco quello che abbiamo preparato per te. Vale fino a {valido_fino}: per accettarlo basta aprirlo.",
    },
  },
  "quote-ordered": {
    name: "Preventivo accettato: ordine",
    fields: [...QUOTE, "ordine"],
    required: [],
    defaultText: {
      subject: "Ordine {ordine} confermato: {oggetto}",
      heading: "Grazie, è tutto confermato.",
      body: "Gentile {nome},\n\nhai accettato il preventivo {codice}. Ti chiamiamo per i dettagli; per qualunque cosa siamo al telefono {orari_telefono}: {telefono_casa}.",
    },
  },
} as const satisfies Record<string, MailTextDefinition>;

const EVENT = ["nome", "codice", "evento", "giorno", "luogo", "firma", ...COMPANY] as const satisfies MailField[];

/** Club mails that are sent without review by staff (product.md#mail-texts). */
const CLUB_TEXTS = {
  "club-event-cancelled": {
    name: "Evento del club annullato",
    fields: EVENT,
    required: ["evento"],
    defaultText: {
      subject: "Evento annullato: {evento}, {codice}",
      heading: "Abbiamo dovuto annullare l'evento.",
      body: "Gentile {nome},\n\npurtroppo abbiamo dovuto annullare «{evento}» di {giorno}, {luogo}.\n\nCi dispiace: del prossimo appuntamento ti scriveremo per primi.\n\n{firma}\n{casa}",
    },
  },
  "club-event-moved": {
    name: "Evento del club spostato o ripreso",
    fields: EVENT,
    required: ["evento", "giorno", "luogo"],
    defaultText: {
      subject: "Nuovo appuntamento: {evento}, {codice}",
      heading: "L'evento ha un nuovo appuntamento.",
      body: "Gentile {nome},\n\nil nuovo appuntamento di «{evento}»: ti aspettiamo {giorno}, {luogo}.\n\nIl tuo posto resta tuo. Se non puoi più esserci, chiamaci al {telefono_casa}: lo diamo a un altro membro.\n\n{firma}\n{casa}",
    },
  },
} as const satisfies Record<string, MailTextDefinition>;

export type MailTextKind = (typeof MAIL_TEXT_KINDS)[number];

const RENTAL = [
  "nome",
  "vettura",
  "codice",
  "ritiro",
  "riconsegna",
  "totale",
  ...COMPANY,
] as const satisfies MailField[];

export const MAIL_TEXTS: Readonly<Record<MailTextKind, MailTextDefinition>> = {
  confirmed: {
    name: "Prenotazione confermata",
    fields: RENTAL,
    required: [],
    defaultText: {
      subject: "Prenotazione {codice} confermata: {vettura}",
      heading: "La tua prenotazione è confermata.",
      body: "Gentile {nome},\n\n{vettura} ti aspetta. Ti chiamiamo per concordare la consegna; per qualunque cosa siamo al telefono {orari_telefono}: {telefono_casa}.",
    },
  },
  declined: {
    name: "Richiesta non accolta",
    fields: RENTAL,
    required: ["motivo"],
    defaultText: {
      subject: "La richiesta {codice} non può essere accolta",
      heading: "Non possiamo accogliere la richiesta.",
      body: "Gentile {nome},\n\nper queste date {vettura} non è disponibile, e ce ne dispiace. Non devi nulla.\n\n{motivo}\n\nChiamaci al {telefono_casa}: cerchiamo insieme un'altra vettura o altre date.",
    },
  },
  changed: {
    name: "Prenotazione modificata",
    fields: RENTAL,
    required: ["variazione_totale", "variazione_colori"],
    defaultText: {
      subject: "Prenotazione {codice} aggiornata: {vettura}",
      heading: "La tua prenotazione è aggiornata.",
      body: "Gentile {nome},\n\ncome concordato, ecco la prenotazione com'è ora. {variazione_totale}\n\n{variazione_colori}",
    },
  },
  "dates-refused": {
    name: "Altre date rifiutate",
    fields: [...RENTAL, "date_chieste"],
    required: ["motivo"],
    defaultText: {
      subject: "Le date che hai chiesto per {codice}: {vettura}",
      heading: "Non possiamo cambiare le date.",
      body: "Gentile {nome},\n\nci hai chiesto di cambiare le date:\n\n{date_chieste}\n\nCi dispiace, ma non possiamo: la prenotazione resta com'è.\n\n{motivo}\n\nPer trovare insieme un'altra soluzione siamo al telefono {orari_telefono}: {telefono_casa}.",
    },
  },
  "handed-over": {
    name: "Auto consegnata",
    fields: RENTAL,
    required: [],
    defaultText: {
      subject: "Buon viaggio: {vettura}, {codice}",
      heading: "Buon viaggio.",
      body: "Gentile {nome},\n\n{vettura} è con te. Per qualunque cosa, {orari_telefono}: {telefono_casa}.",
    },
  },
  completed: {
    name: "Auto rientrata",
    fields: RENTAL,
    required: [],
    defaultText: {
      subject: "Grazie: {vettura}, {codice}",
      heading: "Grazie, e a presto.",
      body: "Gentile {nome},\n\n{vettura} è tornata a casa. Grazie di aver viaggiato con noi.",
    },
  },
  "cancelled-by-staff": {
    name: "Prenotazione annullata dalla casa",
    fields: RENTAL,
    required: ["motivo"],
    defaultText: {
      subject: "Prenotazione {codice} annullata",
      heading: "Abbiamo annullato la prenotazione.",
      body: "Gentile {nome},\n\nla prenotazione di {vettura} è annullata. Non devi nulla.\n\n{motivo}\n\nChiamaci al {telefono_casa}: troviamo insieme un'altra soluzione.",
    },
  },
  "no-show": {
    name: "Non presentato",
    fields: RENTAL,
    required: ["motivo"],
    defaultText: {
      subject: "Prenotazione {codice}: non ci siamo visti",
      heading: "Ti abbiamo aspettato.",
      body: "Gentile {nome},\n\nall'ora del ritiro non ci siamo visti, e abbiamo chiuso la prenotazione: {vettura} non è più impegnata per te.\n\n{motivo}\n\nSe qualcosa te l'ha impedito, chiamaci al {telefono_casa}: vediamo insieme che cosa è ancora possibile.",
    },
  },
  review: {
    name: "Invito a recensire",
    fields: RENTAL,
    required: [],
    defaultText: {
      subject: "Com'è andata? {vettura}, {codice}",
      heading: "Com'è andata?",
      body: "Gentile {nome},\n\n{vettura} è tornata a casa: com'è andato il viaggio? Due righe tue aiutano chi sceglie dopo di te, e aiutano noi. Ci vuole un minuto.",
    },
  },
  ...reminderTexts(RENTAL),
  message: {
    name: "Messaggio al cliente di una prenotazione",
    fields: [...RENTAL, "firma"],
    required: ["risposta"],
    defaultText: {
      subject: "Un messaggio per la prenotazione {codice}: {vettura}",
      heading: "Ti abbiamo scritto.",
      body: "{risposta}\n\n{firma}\n{casa}",
    },
  },
  ...REQUEST_TEXTS,
  ...QUOTE_TEXTS,
  ...CLUB_TEXTS,
};

/** Returns the name of a kind as the panel lists it: "Ricevuta di una richiesta (voli, contatti)", with what the company offers. */
export function mailTextName(kind: MailTextKind, { jets, club, experiences }: Offers): string {
  const { name, fields } = MAIL_TEXTS[kind];
  if (!fields.includes("argomento")) return name;
  const subjects = [jets && "voli", club && "club", experiences && "esperienze", "contatti"];
  return `${name} (${subjects.filter((subject) => subject !== false).join(", ")})`;
}

/** Whether the texts of this kind can be changed. */
export const isMailTextKind = (kind: string): kind is MailTextKind =>
  (MAIL_TEXT_KINDS as readonly string[]).includes(kind);

/** Returns the allowed placeholders of a kind. */
export const mailTextFieldsOf = (kind: MailTextKind): readonly MailField[] => [
  ...new Set([...MAIL_TEXTS[kind].fields, ...MAIL_TEXTS[kind].required]),
];
