import {
  INVALID_ADDRESS_MESSAGE,
  PASSWORD_TOO_SHORT_MESSAGE,
  TOO_MANY_ATTEMPTS_MESSAGE,
} from "#domain/access/access-messages.ts";
import { INVALID_FIELDS_MESSAGE } from "#domain/forms/invalid-fields-message.ts";

const NO_SECOND_FACTOR_MESSAGE = "Il secondo fattore non è attivo.";
const SPENT_LINK_MESSAGE = "Il collegamento non è valido o è già stato usato.";

/**
 * What to tell a person when the sign-in library refuses, by its code. Nothing here says whether an account exists, but to somebody who
 * has just given its password.
 */
const MESSAGES: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: "E-mail o password non corretti.",
  INVALID_EMAIL: INVALID_ADDRESS_MESSAGE,
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

/** The Italian message for a code of the sign-in library; undefined for one that no person of ours meets. */
export const signInMessage = (code: string | undefined): string | undefined => (code ? MESSAGES[code] : undefined);

/** What somebody is told whose admin role waits for a second factor (product.md#roles). */
export const SECOND_FACTOR_REQUIRED_MESSAGE =
  "Il ruolo di amministratore vale da quando attivi il secondo fattore, nella pagina del tuo account.";
