/** A password of somebody who works in the panel has at least so many characters; a visitor's has six (product.md#sign-up). */
export const MIN_STAFF_PASSWORD_CHARACTERS = 12;

export const STAFF_PASSWORD_TOO_SHORT = `Chi lavora nel pannello usa una password di almeno ${MIN_STAFF_PASSWORD_CHARACTERS} caratteri.`;
export const STAFF_PASSWORD_TOO_COMMON = "Questa password si indovina facilmente: scegline una meno comune.";
/** What a form says of it before it is sent; it does not know yet whose password it is. */
export const NEW_PASSWORD_HINT = `Almeno 6 caratteri, ${MIN_STAFF_PASSWORD_CHARACTERS} per chi lavora nel pannello.`;

/** What is said of a link that changes no password. */
export const INVALID_PASSWORD_LINK_MESSAGE: Readonly<Record<Exclude<PasswordLinkState, "open">, string>> = {
  incomplete: "Questo collegamento non è completo: aprilo di nuovo dall'e-mail, o chiedine un altro.",
  spent: "Questo collegamento è già stato usato o è scaduto: chiedine un altro.",
};

/** What the page of a password's link finds: no token came with it, a password can be chosen, or it was used or is too old (product.md#account). */
export type PasswordLinkState = "incomplete" | "open" | "spent";
