import { fieldMessage } from "./field-message.ts";

/** General message of an invalid form; each field shows its own error. */
export const INVALID_FIELDS_MESSAGE = fieldMessage("formMessages", "invalidFields");
