import { type BookingStatus, statusLabel } from "#domain/bookings/booking-statuses.ts";
import { MAX_REOPENING_DAYS } from "#domain/bookings/reopening.ts";
import type { Finish } from "#domain/units/finish.ts";
import { finishLine } from "#domain/units/finish-words.ts";
import { wordsOf } from "#domain/words/words-of.ts";

/** Messages of the reopening of a booking (product.md#reopening). */
export const REOPENING_MESSAGES = {
  notEnded: (status: BookingStatus) => `Una prenotazione «${statusLabel(status)}» non si riapre.`,
  tooLate: `Sono passati più di ${MAX_REOPENING_DAYS} giorni dalla fine: la prenotazione non si riapre più.`,
  customerErased: "Il cliente è stato cancellato: la prenotazione non si riapre più.",
  vehicleDeleted: "L'auto non è più in flotta: la prenotazione non si riapre.",
  expectedReturnMissing: "La riconsegna concordata è già passata: indica quando aspetti l'auto.",
  unitHeldAdvice: "Prima dai a chi la occupa un'altra unità, oppure indica un rientro più vicino.",
  pickupPast: "Il ritiro è già passato: indica le nuove date.",
  changedSince: "Nel frattempo la prenotazione è cambiata: la riapertura non si può più annullare.",
  returnRecordedSince: "Nel frattempo il rientro è stato registrato: la riapertura non si può più annullare.",
} as const;

/** Returns the sentence that offers free units: "Sono libere: unità 2 (Rosso Corsa), unità 3." */
export function freeUnitsSentence(units: readonly { number: number; finish: Finish | null }[]): string {
  if (units.length === 0) return "Nessun'altra unità è libera per queste date.";
  const names = units.map(({ number, finish }) =>
    finish ? `unità ${number} (${finishLine(wordsOf("it"), finish)})` : `unità ${number}`,
  );
  return `${units.length === 1 ? "È libera" : "Sono libere"}: ${names.join("; ")}.`;
}
