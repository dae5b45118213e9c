import type { ReminderKind } from "#domain/bookings/reminders/reminder-kinds.ts";
import { reminderName } from "#domain/bookings/reminders/reminder-words.ts";
import type { MailField, MailTextDefinition } from "./mail-text.ts";

/** Returns the mails that remind a renter of pickup and return, with the placeholders that every mail about a rental has (product.md#mail-texts). */
export function reminderTexts(rental: readonly MailField[]): Readonly<Record<ReminderKind, MailTextDefinition>> {
  const pickup = [...rental, "documenti", "deposito", "chi_porta", "mappa", "volo"] as const satisfies MailField[];
  return {
    "reminder-two-days": {
      name: reminderName("reminder-two-days"),
      fields: pickup,
      required: [],
      defaultText: {
        subject: "Il tuo ritiro si avvicina: {vettura}, {codice}",
        heading: "Il tuo viaggio si avvicina.",
        body: "Gentile {nome},\n\n{vettura} ti aspetta {ritiro}.\n\nQui sotto trovi che cosa portare. Se qualcosa è cambiato, chiamaci al {telefono_casa}.",
      },
    },
    "reminder-three-hours": {
      name: reminderName("reminder-three-hours"),
      fields: pickup,
      required: [],
      defaultText: {
        subject: "Ci siamo quasi: {vettura}, {codice}",
        heading: "Ci siamo quasi.",
        body: "Gentile {nome},\n\nci vediamo {ritiro}.\n\nQui sotto trovi che cosa tenere pronto. Se sei in ritardo, o non ci trovi, chiamaci al {telefono_casa}.",
      },
    },
    "reminder-return": {
      name: reminderName("reminder-return"),
      fields: [...rental, "chi_porta", "mappa", "volo", "carburante"],
      required: [],
      defaultText: {
        subject: "La riconsegna si avvicina: {vettura}, {codice}",
        heading: "La riconsegna si avvicina.",
        body: "Gentile {nome},\n\nla riconsegna di {vettura} è {riconsegna}.\n\n{carburante}\n\nVuoi tenerla più a lungo? Apri la tua pagina o chiamaci al {telefono_casa}: vediamo subito se è libera.",
      },
    },
  };
}
