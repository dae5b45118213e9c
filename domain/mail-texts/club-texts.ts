import type { KindOfMail } from "./mail-text.ts";

/** The mails of the members' club whose words staff do not see before they go (product.md#mail-texts). */
export const CLUB_TEXTS = {
  "club-event-cancelled": {
    name: "Evento del club annullato",
    fields: ["nome", "codice", "evento", "giorno", "luogo", "firma", "casa", "telefono_casa"],
    required: ["evento"],
    companyWords: {
      subject: "Evento annullato: {evento}, {codice}",
      heading: "Abbiamo dovuto annullare l'evento.",
      body: "Gentile {nome},\n\npurtroppo abbiamo dovuto annullare «{evento}» di {giorno}, {luogo}.\n\nCi dispiace: del prossimo appuntamento ti scriveremo per primi.\n\n{firma}\n{casa}",
    },
  },
} as const satisfies Record<string, KindOfMail>;
