import { hoursText } from "#domain/hours.ts";

/** Where what the quote form is answered with stands: the estimate, or what keeps it from being made. */
export const ANSWER_ID = "stima";

/** Over what is wrong with a trip. */
export const WRONG_TRIP = "Ricontrolla il viaggio: nulla di ciò che hai scritto è andato perso.";

/** How long before a flight to ask for it, and when the answer comes. */
export const quoteNotice = (replyHours: number): string =>
  `Con 48–72 ore di anticipo, possibile anche in 24\u00a0ore. Il preventivo arriva entro ${hoursText(replyHours)}.`;

/** Over the sums of a trip of several legs. */
export const wholeTripCaption = (aircraft: number): string =>
  aircraft === 1 ? "Il viaggio intero, con un solo jet" : `Il viaggio intero, con ${aircraft} jet`;

/** Why a price is more than its hours: the popular route has a price of its own (product.md#jets-estimate). */
export const LIST_PRICE_HOLDS = "Dove le ore costerebbero meno, vale il prezzo di listino della tratta.";

/** Why an estimate is that of several jets. */
export const severalAircraft = (passengers: number, aircraft: number): string =>
  `Nessun jet ha ${passengers} posti: la stima è di ${aircraft} jet dello stesso tipo, che volano insieme. Il preventivo può unire due jet diversi.`;
