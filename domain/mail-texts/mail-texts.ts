import { REMINDER_KINDS } from "#domain/bookings/reminders/reminder-kinds.ts";
import type { Offers } from "#domain/offers/offers.ts";
import { REQUEST_MAIL_TEXTS_IT } from "#domain/words/mail-texts/request-mail-texts.it.ts";
import { BOOKING_MAIL_TEXTS_IT } from "#domain/words/mails/booking-mail-texts.it.ts";
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
    defaultText: BOOKING_MAIL_TEXTS_IT.received,
  },
  cancelled: {
    name: "Prenotazione annullata dal cliente",
    fields: ["saluto", ...REQUESTED_RENTAL, "costo"],
    required: [],
    defaultText: BOOKING_MAIL_TEXTS_IT.cancelled,
  },
  expired: {
    name: "Richiesta scaduta",
    fields: ["saluto", ...REQUESTED_RENTAL, "scadenza", "di_nuovo"],
    required: ["scadenza"],
    defaultText: BOOKING_MAIL_TEXTS_IT.expired,
  },
  "enquiry-received": {
    name: "Ricevuta di una richiesta",
    fields: ["codice", "argomento", "ore_risposta", ...COMPANY],
    required: [],
    defaultText: REQUEST_MAIL_TEXTS_IT["enquiry-received"],
  },
  "enquiry-answered": {
    name: "Risposta a una richiesta",
    fields: ["nome", "codice", "argomento", "firma", ...COMPANY],
    required: ["risposta"],
    defaultText: REQUEST_MAIL_TEXTS_IT["enquiry-answered"],
  },
} as const satisfies Record<string, MailTextDefinition>;

const QUOTE = ["nome", "codice", "oggetto", "totale", ...COMPANY] as const satisfies MailField[];

/** Mails to the customer about a quote (product.md#mail-texts). */
const QUOTE_TEXTS = {
  "quote-sent": {
    name: "Preventivo",
    fields: [...QUOTE, "valido_fino"],
    required: ["valido_fino"],
    defaultText: REQUEST_MAIL_TEXTS_IT["quote-sent"],
  },
  "quote-ordered": {
    name: "Preventivo accettato: ordine",
    fields: [...QUOTE, "ordine"],
    required: [],
    defaultText: REQUEST_MAIL_TEXTS_IT["quote-ordered"],
  },
} as const satisfies Record<string, MailTextDefinition>;

const EVENT = ["nome", "codice", "evento", "giorno", "luogo", "firma", ...COMPANY] as const satisfies MailField[];

/** Club mails that are sent without review by staff (product.md#mail-texts). */
const CLUB_TEXTS = {
  "club-event-cancelled": {
    name: "Evento del club annullato",
    fields: EVENT,
    required: ["evento"],
    defaultText: REQUEST_MAIL_TEXTS_IT["club-event-cancelled"],
  },
  "club-event-moved": {
    name: "Evento del club spostato o ripreso",
    fields: EVENT,
    required: ["evento", "giorno", "luogo"],
    defaultText: REQUEST_MAIL_TEXTS_IT["club-event-moved"],
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
    defaultText: BOOKING_MAIL_TEXTS_IT.confirmed,
  },
  declined: {
    name: "Richiesta non accolta",
    fields: RENTAL,
    required: ["motivo"],
    defaultText: BOOKING_MAIL_TEXTS_IT.declined,
  },
  changed: {
    name: "Prenotazione modificata",
    fields: RENTAL,
    required: ["variazione_totale", "variazione_colori"],
    defaultText: BOOKING_MAIL_TEXTS_IT.changed,
  },
  "dates-refused": {
    name: "Altre date rifiutate",
    fields: [...RENTAL, "date_chieste"],
    required: ["motivo"],
    defaultText: BOOKING_MAIL_TEXTS_IT["dates-refused"],
  },
  "handed-over": {
    name: "Auto consegnata",
    fields: RENTAL,
    required: [],
    defaultText: BOOKING_MAIL_TEXTS_IT["handed-over"],
  },
  completed: {
    name: "Auto rientrata",
    fields: RENTAL,
    required: [],
    defaultText: BOOKING_MAIL_TEXTS_IT.completed,
  },
  "cancelled-by-staff": {
    name: "Prenotazione annullata dalla casa",
    fields: [...RENTAL, "costo"],
    required: ["motivo"],
    defaultText: BOOKING_MAIL_TEXTS_IT["cancelled-by-staff"],
  },
  "no-show": {
    name: "Non presentato",
    fields: [...RENTAL, "costo"],
    required: ["motivo"],
    defaultText: BOOKING_MAIL_TEXTS_IT["no-show"],
  },
  review: {
    name: "Invito a recensire",
    fields: RENTAL,
    required: [],
    defaultText: BOOKING_MAIL_TEXTS_IT.review,
  },
  ...reminderTexts(RENTAL),
  message: {
    name: "Messaggio al cliente di una prenotazione",
    fields: [...RENTAL, "firma"],
    required: ["risposta"],
    defaultText: BOOKING_MAIL_TEXTS_IT.message,
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
