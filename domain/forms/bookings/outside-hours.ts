import { emptyText, requiredText } from "#domain/forms/text-fields.ts";

const MAX_REASON_CHARACTERS = 300;

/** Why staff agree to a pickup or return that the hours of its city do not allow (product.md#hours-of-a-city); "" means that they do not. */
export const outsideHoursField = requiredText("Scrivi il motivo.", MAX_REASON_CHARACTERS)
  .or(emptyText.transform(() => undefined))
  .optional();
