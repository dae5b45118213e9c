/** Messages about signing in that the sign-in pages, the panel and the server share. */
export const INVALID_SIGN_IN_EMAIL_MESSAGE = "L'indirizzo e-mail non è valido.";
export const PASSWORD_TOO_SHORT_MESSAGE = "La password deve avere almeno 6 caratteri.";
export const INVALID_LINK_MESSAGE = "Il collegamento non è valido.";
export const TOO_MANY_ATTEMPTS_MESSAGE = "Troppi tentativi. Riprova tra qualche minuto.";
export const MAIL_FAILED_MESSAGE = "Non è stato possibile inviare l'e-mail. Riprova.";
export const PASSWORD_RESET_FAILED_MESSAGE = "Non è stato possibile cambiare la password. Riprova.";
export const ENABLE_SECOND_FACTOR_LABEL = "Attiva il secondo fattore";

/** Texts for entering the second-factor code, on the sign-in page and in the panel's dialog. */
export const SECOND_FACTOR_WORDS = {
  codeExplanation: "Scrivi il codice di 6 cifre che mostra la tua app di autenticazione.",
  backupExplanation: "Scrivi uno dei codici di riserva che hai conservato. Vale una volta sola.",
  useBackup: "Usa un codice di riserva",
  useApp: "Usa il codice dell'app",
} as const;
