/**
 * What an admin decides on for a customer marked "Non noleggiare" (product.md#rental-ban): the confirmation of a request, the renter's data, the
 * additional drivers, the merging of two records, and the reopening of a booking that ended.
 */
export const BAN_ACTIONS = ["confirm", "renter", "drivers", "merge", "reopen"] as const;
export type BanAction = (typeof BAN_ACTIONS)[number];

export const BAN_ACTION_NAMES: Readonly<Record<BanAction, string>> = {
  confirm: "confermare la prenotazione",
  renter: "cambiare i dati del cliente",
  drivers: "aggiungere un conducente",
  merge: "unire due schede",
  reopen: "riaprire la prenotazione",
};

/** Who asked: the customer, by accepting a quote; staff; or the admin who decided at the same time. */
export const BAN_ASKERS = ["customer", "staff", "admin"] as const;

export const MAX_BAN_DECISION_REASON_CHARACTERS = 500;

export const BAN_DECISION_REQUIRED_MESSAGE =
  "Serve la decisione di un amministratore: la tua richiesta è nel suo elenco.";
export const BAN_REFUSED_MESSAGE = "Un amministratore ha deciso di no.";

/** Asks an admin for the reason to go on in spite of a ban. */
export const banReasonQuestion = ({ customer }: { customer: string }): string =>
  `${customer} è un cliente segnato «Non noleggiare». Per procedere scrivi il motivo della decisione.`;
