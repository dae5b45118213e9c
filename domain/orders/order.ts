/** The statuses of an order, from the accepted quote on (product.md#orders). */
export const ORDER_STATUSES = ["open", "confirmed", "done", "cancelled"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Statuses of orders that are still to be carried out, so the customer's data must be kept. */
export const IN_PROGRESS_ORDER_STATUSES = ["open", "confirmed"] as const satisfies readonly OrderStatus[];
export const isOrderInProgress = (status: OrderStatus): boolean =>
  IN_PROGRESS_ORDER_STATUSES.some((underWay) => underWay === status);

/** Kinds of orders; an accepted quote for a car becomes a booking instead. */
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
  /** Label of the button; null for transitions that only undo makes. */
  label: string | null;
}

/**
 * All transitions of orders. "Confirmed" means that the operator or partner has confirmed; the customer accepts the quote. An order cancelled or done
 * by mistake returns to its previous status.
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

/** Returns the transitions out of a status. */
export const orderTransitionsFrom = (from: OrderStatus): readonly OrderTransition[] =>
  ORDER_TRANSITIONS.filter((transition) => transition.from === from);
