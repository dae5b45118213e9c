/** What the page of a password's link finds: no token came with it, a password can be chosen, or it was used or is too old (product.md#account). */
export type PasswordLink = "incomplete" | "open" | "spent";

/** What is said of a link that changes no password. */
export const CLOSED_PASSWORD_LINK: Readonly<Record<Exclude<PasswordLink, "open">, string>> = {
  incomplete: "Questo collegamento non è completo: aprilo di nuovo dall'e-mail, o chiedine un altro.",
  spent: "Questo collegamento è già stato usato o è scaduto: chiedine un altro.",
};
