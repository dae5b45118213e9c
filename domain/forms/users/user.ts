import { z } from "zod";
import { ROLES } from "#domain/access/roles.ts";
import { NAME_NOT_A_TEXT_MESSAGE, NOT_A_BOOLEAN_MESSAGE } from "#domain/forms/field-messages.ts";
import { requiredText, textLine } from "#domain/forms/text-fields.ts";

/** What an admin changes of a user: the name, whether they may sign in, and the second factor of somebody who has lost it. */
export const userChangesSchema = z.object({
  name: textLine(NAME_NOT_A_TEXT_MESSAGE, 100).optional(),
  disabled: z.boolean(NOT_A_BOOLEAN_MESSAGE).optional(),
  // Switched on by its owner alone, who has the app.
  two_factor: z.literal(false, "Si può soltanto togliere.").optional(),
});

/** A role for a user (product.md#user-and-role). */
export const roleGrantSchema = z.object({
  user_id: requiredText("Indica l'utente.", 100),
  role: z.enum(ROLES, "Scegli un ruolo."),
});
