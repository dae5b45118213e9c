import { fieldMessage } from "./field-message.ts";

/** Messages about a missing or unlisted field of a rental. */
export const RENTAL_FIELD_MESSAGES = {
  pickupCity: fieldMessage("periods", "pickupCity"),
  returnCity: fieldMessage("periods", "returnCity"),
  pickupDate: fieldMessage("periods", "pickupDate"),
  returnDate: fieldMessage("periods", "returnDate"),
  pickupTime: fieldMessage("periods", "pickupTime"),
  returnTime: fieldMessage("periods", "returnTime"),
} as const;
