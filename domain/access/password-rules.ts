/** Minimum length of a staff password; a visitor's password needs six characters (product.md#sign-up). */
export const MIN_STAFF_PASSWORD_CHARACTERS = 12;

export const STAFF_PASSWORD_TOO_SHORT = `Chi lavora nel pannello usa una password di almeno ${MIN_STAFF_PASSWORD_CHARACTERS} caratteri.`;
export const STAFF_PASSWORD_TOO_COMMON = "Questa password si indovina facilmente: scegline una meno comune.";
/** The hint below a new-password field. The form does not know yet whether the user is staff, so it names both limits. */
export const NEW_PASSWORD_HINT = `Almeno 6 caratteri, ${MIN_STAFF_PASSWORD_CHARACTERS} per chi lavora nel pannello.`;

/** Error messages for a password-reset link that cannot be used. */
export const INVALID_PASSWORD_LINK_MESSAGE: Readonly<Record<Exclude<PasswordLinkState, "open">, string>> = {
  incomplete: "Questo collegamento non è completo: aprilo di nuovo dall'e-mail, o chiedine un altro.",
  spent: "Questo collegamento è già stato usato o è scaduto: chiedine un altro.",
};

/** State of a password-reset link: "incomplete" has no token, "open" can be used, "spent" was used or has expired (product.md#account). */
export type PasswordLinkState = "incomplete" | "open" | "spent";
