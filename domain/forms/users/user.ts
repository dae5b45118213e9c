import { z } from "zod";
import { ROLES } from "#domain/access/roles.ts";
import { NAME_NOT_A_TEXT_MESSAGE, NOT_A_BOOLEAN_MESSAGE } from "#domain/forms/field-messages.ts";
import { requiredText, textLine } from "#domain/forms/text-fields.ts";

/** Changes to a user by an admin: name, permission to sign in, and removal of a lost second factor. */
export const userChangesSchema = z.object({
  name: textLine(NAME_NOT_A_TEXT_MESSAGE, 100).optional(),
  disabled: z.boolean(NOT_A_BOOLEAN_MESSAGE).optional(),
  // Only the user can enable the second factor, with the authenticator app.
  two_factor: z.literal(false, "Si può soltanto togliere.").optional(),
});

/** A role to grant to a user (product.md#user-and-role). */
export const roleGrantSchema = z.object({
  user_id: requiredText("Indica l'utente.", 100),
  role: z.enum(ROLES, "Scegli un ruolo."),
});
