import {
  INVALID_SIGN_IN_EMAIL_MESSAGE,
  PASSWORD_TOO_SHORT_MESSAGE,
  TOO_MANY_ATTEMPTS_MESSAGE,
} from "#domain/access/access-messages.ts";
import { INVALID_FIELDS_MESSAGE } from "#domain/forms/invalid-fields-message.ts";

const NO_SECOND_FACTOR_MESSAGE = "Il secondo fattore non è attivo.";
const SPENT_LINK_MESSAGE = "Il collegamento non è valido o è già stato usato.";

/**
 * User messages by error code of the sign-in library. No message reveals whether an account exists, except to a user who has just entered its correct
 * password.
 */
const MESSAGES: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: "E-mail o password non corretti.",
  INVALID_EMAIL: INVALID_SIGN_IN_EMAIL_MESSAGE,
  INVALID_PASSWORD: "La password non è corretta.",
  PASSWORD_TOO_SHORT: PASSWORD_TOO_SHORT_MESSAGE,
  PASSWORD_TOO_LONG: "La password può avere al massimo 200 caratteri.",
  INVALID_TOKEN: SPENT_LINK_MESSAGE,
  TOKEN_EXPIRED: "Il collegamento è scaduto.",
  USER_NOT_FOUND: SPENT_LINK_MESSAGE,
  EMAIL_ALREADY_VERIFIED: "L'indirizzo è già verificato.",
  EMAIL_MISMATCH: "L'indirizzo non è quello del tuo account.",
  UNAUTHORIZED: "Accedi per continuare.",
  INVALID_CODE: "Il codice non è corretto.",
  CODE_ALREADY_USED: "Questo codice è già stato usato: attendi il prossimo e ricomincia da e-mail e password.",
  INVALID_BACKUP_CODE: "Il codice di riserva non è corretto.",
  INVALID_TWO_FACTOR_COOKIE: "L'accesso è scaduto: ricomincia da e-mail e password.",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "Troppi codici errati: ricomincia da e-mail e password.",
  ACCOUNT_TEMPORARILY_LOCKED: "Troppi codici errati: riprova tra un quarto d'ora.",
  TOTP_ALREADY_ENABLED: "Il secondo fattore è già attivo.",
  TOTP_NOT_ENABLED: NO_SECOND_FACTOR_MESSAGE,
  TWO_FACTOR_NOT_ENABLED: NO_SECOND_FACTOR_MESSAGE,
  BACKUP_CODES_NOT_ENABLED: NO_SECOND_FACTOR_MESSAGE,
  ACCOUNT_DISABLED: "Questo account è stato disattivato: rivolgiti a un amministratore.",
  TOO_MANY_REQUESTS: TOO_MANY_ATTEMPTS_MESSAGE,
  VALIDATION_ERROR: INVALID_FIELDS_MESSAGE,
};

/** Returns the Italian message for an error code of the sign-in library, or undefined for a code that our users never see. */
export const signInMessage = (code: string | undefined): string | undefined => (code ? MESSAGES[code] : undefined);

/** Shown to an admin whose role has no effect until a second factor is set up (product.md#roles). */
export const SECOND_FACTOR_REQUIRED_MESSAGE =
  "Il ruolo di amministratore vale da quando attivi il secondo fattore, nella pagina del tuo account.";
