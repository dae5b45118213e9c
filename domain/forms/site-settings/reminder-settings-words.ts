import { reminderName } from "#domain/bookings/reminders/reminder-words.ts";

/** Labels of the reminders in form and audit log. */
export const REMINDER_SETTING_WORDS = {
  reminder_two_days: reminderName("reminder-two-days"),
  reminder_three_hours: reminderName("reminder-three-hours"),
  reminder_return: reminderName("reminder-return"),
} as const;
