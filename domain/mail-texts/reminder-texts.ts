import type { ReminderKind } from "#domain/bookings/reminders/reminder-kinds.ts";
import { reminderName } from "#domain/bookings/reminders/reminder-words.ts";
import { BOOKING_MAIL_TEXTS_IT } from "#domain/words/mails/booking-mail-texts.it.ts";
import type { MailField, MailTextDefinition } from "./mail-text.ts";

/** Returns the mails that remind a renter of pickup and return, with the placeholders that every mail about a rental has (product.md#mail-texts). */
export function reminderTexts(rental: readonly MailField[]): Readonly<Record<ReminderKind, MailTextDefinition>> {
  const pickup = [...rental, "documenti", "deposito", "chi_porta", "mappa", "volo"] as const satisfies MailField[];
  return {
    "reminder-two-days": {
      name: reminderName("reminder-two-days"),
      fields: pickup,
      required: [],
      defaultText: BOOKING_MAIL_TEXTS_IT["reminder-two-days"],
    },
    "reminder-three-hours": {
      name: reminderName("reminder-three-hours"),
      fields: pickup,
      required: [],
      defaultText: BOOKING_MAIL_TEXTS_IT["reminder-three-hours"],
    },
    "reminder-return": {
      name: reminderName("reminder-return"),
      fields: [...rental, "chi_porta", "mappa", "volo", "carburante"],
      required: [],
      defaultText: BOOKING_MAIL_TEXTS_IT["reminder-return"],
    },
  };
}
