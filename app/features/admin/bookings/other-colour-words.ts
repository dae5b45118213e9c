import { panelMessages } from "#domain/panel-messages.it.ts";

/** What staff are asked before a renter gets another colour than was shown (product.md#colours); the server says which. */
export const OTHER_COLOUR = {
  field: "other_colour",
  title: "Dare al cliente un altro colore?",
  confirm: "Cambia colore",
  cancel: "Lascia com'è",
  failure: panelMessages.bookings.changeFailed,
} as const;
