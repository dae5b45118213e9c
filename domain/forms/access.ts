import { z } from "zod";
import {
  INVALID_LINK_MESSAGE,
  INVALID_SIGN_IN_EMAIL_MESSAGE,
  PASSWORD_TOO_SHORT_MESSAGE,
} from "#domain/access/access-messages.ts";
import { MIN_STAFF_PASSWORD_CHARACTERS, STAFF_PASSWORD_TOO_SHORT } from "#domain/access/password-rules.ts";
import { ROLES } from "#domain/access/roles.ts";
import { NAME_NOT_A_TEXT_MESSAGE, NOT_A_BOOLEAN_MESSAGE } from "#domain/forms/field-messages.ts";
import { maxCharactersMessage, textLine, trimmedText } from "#domain/forms/text-fields.ts";

/** An e-mail address in its stored form: lowercase and trimmed. */
const address = trimmedText("Indica l'e-mail.")
  .min(1, "Indica l'e-mail.")
  .max(254, maxCharactersMessage(254))
  .toLowerCase()
  .pipe(z.email(INVALID_SIGN_IN_EMAIL_MESSAGE));

/** The current password, for sign-in. */
const currentPasswordField = z
  .string("Indica la password.")
  .min(1, "Indica la password.")
  .max(200, maxCharactersMessage(200));

/** A new password of at least six characters. */
const newPasswordField = z
  .string("Scegli una password.")
  .min(6, PASSWORD_TOO_SHORT_MESSAGE)
  .max(200, maxCharactersMessage(200));

/** A new password of a staff user. The server also refuses passwords that are easy to guess. */
const staffPasswordField = newPasswordField.min(MIN_STAFF_PASSWORD_CHARACTERS, STAFF_PASSWORD_TOO_SHORT);

/** An optional name. */
const personName = textLine(NAME_NOT_A_TEXT_MESSAGE, 100);

const code = (message: string) => trimmedText(message).min(1, message).max(40, message);

/** Validates the sign-in form (product.md#sign-in). */
export const signInSchema = z.object({ email: address, password: currentPasswordField });

/** Validates the sign-up form; the name is optional (product.md#sign-up). */
export const signUpSchema = z.object({ name: personName.default(""), email: address, password: newPasswordField });

/** The e-mail address to which a link is sent. */
export const emailAddressSchema = z.object({ email: address });

/** The link's token and the new password. */
export const passwordResetSchema = z.object({
  token: z.string(INVALID_LINK_MESSAGE).min(1, INVALID_LINK_MESSAGE).max(500),
  newPassword: newPasswordField,
});

/** The link's token and the account's password. */
export const emailVerificationSchema = z.object({
  token: z.string(INVALID_LINK_MESSAGE).min(1, INVALID_LINK_MESSAGE).max(2000),
  password: currentPasswordField,
});

/** The current and the new password, with the option to sign out other devices. */
export const passwordChangeSchema = z.object({
  currentPassword: currentPasswordField,
  newPassword: newPasswordField,
  revokeOtherSessions: z.boolean(NOT_A_BOOLEAN_MESSAGE).default(false),
});

export const profileSchema = z.object({ name: personName });

/** The password, required again before the second factor changes. */
export const passwordSchema = z.object({ password: currentPasswordField });

/** A six-digit code of an authenticator app, with or without a space. */
export const totpSchema = z.object({
  code: code("Indica il codice di 6 cifre.")
    .transform((text) => text.replaceAll(/\s/g, ""))
    .refine((text) => /^\d{6}$/.test(text), "Il codice ha 6 cifre."),
});

/** A backup code as shown at setup: `abcde-12345`. */
export const backupCodeSchema = z.object({ code: code("Indica un codice di riserva.") });

/** The body of POST /api/invitations: e-mail address and role. */
export const invitationSchema = z.object({ email: address, role: z.enum(ROLES, "Scegli un ruolo.") });

/** Name and password of an invited person who has no account yet. */
export const invitedAccountSchema = z.object({
  name: personName.min(1, "Indica il tuo nome."),
  password: staffPasswordField,
});
