import { emptyText, requiredText } from "#domain/forms/text-fields.ts";

const MAX_REASON_CHARACTERS = 300;

/** Why staff go past a rule, such as the hours of a city (product.md#hours-of-a-city); "" means that they do not. */
export const staffReasonField = requiredText("Scrivi il motivo.", MAX_REASON_CHARACTERS)
  .or(emptyText.transform(() => undefined))
  .optional();
