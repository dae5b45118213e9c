import type { KindOfMail, MailField } from "./mail-text.ts";

const EVENT = [
  "nome",
  "codice",
  "evento",
  "giorno",
  "luogo",
  "firma",
  "casa",
  "telefono_casa",
] as const satisfies MailField[];

/** The mails of the members' club whose words staff do not see before they go (product.md#mail-texts). */
export const CLUB_TEXTS = {
  "club-event-cancelled": {
    name: "Evento del club annullato",
    fields: EVENT,
    required: ["evento"],
    companyWords: {
      subject: "Evento annullato: {evento}, {codice}",
      heading: "Abbiamo dovuto annullare l'evento.",
      body: "Gentile {nome},\n\npurtroppo abbiamo dovuto annullare «{evento}» di {giorno}, {luogo}.\n\nCi dispiace: del prossimo appuntamento ti scriveremo per primi.\n\n{firma}\n{casa}",
    },
  },
  "club-event-moved": {
    name: "Evento del club spostato o ripreso",
    fields: EVENT,
    required: ["evento", "giorno", "luogo"],
    companyWords: {
      subject: "Nuovo appuntamento: {evento}, {codice}",
      heading: "L'evento ha un nuovo appuntamento.",
      body: "Gentile {nome},\n\nil nuovo appuntamento di «{evento}»: ti aspettiamo {giorno}, {luogo}.\n\nIl tuo posto resta tuo. Se non puoi più esserci, chiamaci al {telefono_casa}: lo diamo a un altro membro.\n\n{firma}\n{casa}",
    },
  },
} as const satisfies Record<string, KindOfMail>;
