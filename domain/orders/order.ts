/** What an order goes through, from the accepted quote on (product.md#orders). */
export const ORDER_STATUSES = ["open", "confirmed", "done", "cancelled"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The states in which it is still to be carried out: whom it is for has to be known. */
export const IN_PROGRESS_ORDER_STATUSES = ["open", "confirmed"] as const satisfies readonly OrderStatus[];
export const isOrderInProgress = (status: OrderStatus): boolean =>
  IN_PROGRESS_ORDER_STATUSES.some((underWay) => underWay === status);

/** What an order is for; a car becomes a booking instead. */
export const ORDER_KINDS = ["jet", "experience"] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

export const ORDER_KIND_NAMES: Readonly<Record<OrderKind, string>> = { jet: "Jet privato", experience: "Esperienza" };

const LABELS: Readonly<Record<OrderStatus, string>> = {
  open: "Da organizzare",
  confirmed: "Confermato",
  done: "Concluso",
  cancelled: "Annullato",
};
export const orderStatusLabel = (status: OrderStatus): string => LABELS[status];

export interface OrderTransition {
  from: OrderStatus;
  to: OrderStatus;
  /** What the button says; null for a way back that only taking back a transition goes. */
  label: string | null;
}

/**
 * Every transition that staff make. "Confirmed" says that operator or partner have confirmed: the customer's yes is the quote's.
 * An order that was cancelled or done by mistake goes back to where it was.
 */
export const ORDER_TRANSITIONS: readonly OrderTransition[] = [
  { from: "open", to: "confirmed", label: "Segna come confermato" },
  { from: "open", to: "cancelled", label: "Annulla l'ordine" },
  { from: "confirmed", to: "done", label: "Segna come concluso" },
  { from: "confirmed", to: "open", label: "Rimetti da organizzare" },
  { from: "confirmed", to: "cancelled", label: "Annulla l'ordine" },
  { from: "done", to: "confirmed", label: "Riapri" },
  { from: "cancelled", to: "open", label: "Riapri" },
  { from: "cancelled", to: "confirmed", label: null },
];

/** The transitions out of a state. */
export const orderTransitionsFrom = (from: OrderStatus): readonly OrderTransition[] =>
  ORDER_TRANSITIONS.filter((transition) => transition.from === from);
