import type { ReminderKind } from "./reminder-kinds.ts";

/** When a reminder leaves, in the history of a booking. */
export const REMINDER_MOMENT_WORDS: Readonly<Record<ReminderKind, string>> = {
  "reminder-two-days": "Due giorni prima del ritiro",
  "reminder-three-hours": "Tre ore prima del ritiro",
  "reminder-return": "Il giorno prima della riconsegna",
};

/** Returns the name of a reminder among settings and mail texts: "Promemoria: due giorni prima del ritiro". */
export const reminderName = (kind: ReminderKind): string => `Promemoria: ${REMINDER_MOMENT_WORDS[kind].toLowerCase()}`;
