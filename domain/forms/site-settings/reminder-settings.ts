import { z } from "zod";
import { YES_OR_NO_MESSAGE } from "#domain/forms/field-messages.ts";

const isSent = z.boolean(YES_OR_NO_MESSAGE);

/** Whether each reminder is sent (product.md#reminders). */
export const reminderSettings = {
  reminder_two_days: isSent,
  reminder_three_hours: isSent,
  reminder_return: isSent,
};
