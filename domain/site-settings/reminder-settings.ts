import type { SiteSettings } from "#domain/forms/site-settings/site-settings.ts";
import type { CompanyConfiguration } from "#domain/site-configuration.ts";

type Reminders = CompanyConfiguration["reminders"];

/** Returns which reminders are sent, as the form shows it. */
export const toReminderSettings = (reminders: Reminders) => ({
  reminder_two_days: reminders["reminder-two-days"],
  reminder_three_hours: reminders["reminder-three-hours"],
  reminder_return: reminders["reminder-return"],
});

/** Returns which reminders are sent, by these settings. */
export const toReminders = (set: SiteSettings): Reminders => ({
  "reminder-two-days": set.reminder_two_days,
  "reminder-three-hours": set.reminder_three_hours,
  "reminder-return": set.reminder_return,
});
