import { MAX_REOPENING_DAYS } from "#domain/bookings/reopening.ts";

/** Says that a booking is closed, and whether it can be reopened (product.md#reopening). */
export const closedSentence = ({ isReopenable }: { isReopenable: boolean }): string =>
  isReopenable
    ? `Questa prenotazione è chiusa: un amministratore può riaprirla entro ${MAX_REOPENING_DAYS} giorni dalla fine.`
    : "Questa prenotazione è chiusa: non si sposta più.";
