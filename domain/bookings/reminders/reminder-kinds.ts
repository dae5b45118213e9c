/** The mails that remind a renter of a pickup or a return (product.md#reminders). */
export const REMINDER_KINDS = ["reminder-two-days", "reminder-three-hours", "reminder-return"] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

export const isReminderKind = (kind: string): kind is ReminderKind =>
  (REMINDER_KINDS as readonly string[]).includes(kind);
