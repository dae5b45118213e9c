import type { Offers } from "#domain/offers/offers.ts";
import type { OrderStatus } from "#domain/orders/order.ts";

/** How long the toast of a transition offers "Annulla", in ms. */
export const ORDER_UNDO_MS = 60_000;

/** Participles of transitions that happened: "L'ha già confermato Giulia". */
export const ORDER_PARTICIPLES: Readonly<Record<OrderStatus, string>> = {
  open: "rimesso da organizzare",
  confirmed: "confermato",
  done: "concluso",
  cancelled: "annullato",
};

export const ORDER_WORDS = {
  already: "Un collega ha già cambiato questo ordine: ecco com'è adesso.",
  changedTo: (reference: string, state: string) => `Ordine ${reference}: «${state}»`,
  undone: (state: string) => `Di nuovo «${state}»`,
  transitionFailed: "Errore nel cambio di stato dell'ordine",
  undoFailed: "Errore nell'annullamento",
  noted: "Ordine aggiornato",
  noteFailed: "Errore nel salvataggio dell'ordine",
  accepted: (kind: string, at: string) => `${kind}, accettato ${at}`,
  cancelled: (reason: string) => `Annullato: ${reason}`,
  cancelTitle: "Annullare l'ordine?",
  cancelHint: "Resta scritto nell'ordine. Il cliente non riceve nessuna e-mail: avvisalo tu.",
  cancelSubmit: "Annulla l'ordine",
};

/** What orders are about: "voli ed esperienze accettati". */
export function acceptedOrders({ jets, experiences }: Offers): string {
  if (jets) return experiences ? "voli ed esperienze accettati" : "voli accettati";
  return experiences ? "esperienze accettate" : "preventivi accettati";
}

/** Says what an empty list of orders waits for. */
export function noOrdersHint({ jets, experiences }: Offers): string {
  if (!jets && !experiences) return "Qui restano gli ordini già accettati.";
  const accepted = jets && experiences ? "un volo o un'esperienza" : jets ? "un volo" : "un'esperienza";
  return `Quando un cliente accetta ${accepted}, l'ordine compare qui.`;
}
