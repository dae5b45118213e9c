import { type CivilMoment, civilNow, formatItalianShort } from "#domain/rental-period/civil-time.ts";
import { withArticle } from "#domain/rental-period/day-article.ts";
import type { Transaction } from "#server/db/client.ts";
import { EXCLUSION_VIOLATION, errorCode, ServiceError, UNIQUE_VIOLATION } from "#server/errors.ts";
import { findOutBooking } from "#server/repositories/unit-holds/booking-holds.ts";
import { type HeldPlace, listConflicts, type StoredHold } from "#server/repositories/unit-holds/stored-holds.ts";

export const NO_SUCH_HOLD = "Questo blocco non esiste più.";

/** Runs a write on a unit; when the database refuses it because of another hold, says which: "conflict". */
export async function namingConflict<Result>(
  tx: Transaction,
  place: HeldPlace,
  write: (savepoint: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await tx.transaction(write);
  } catch (error) {
    const code = errorCode(error);
    // Somebody else holds this unit then, or is out with it beyond their time.
    if (code !== EXCLUSION_VIOLATION && code !== UNIQUE_VIOLATION) throw error;
    const out = code === UNIQUE_VIOLATION ? await findOutBooking(tx, place.vehicleId, place.unit) : null;
    if (out) {
      throw new ServiceError("conflict", stillOutMessage(place.unit, out), [
        { path: "unit", message: "L'unità è ancora fuori." },
      ]);
    }
    const [inTheWay] = await listConflicts(tx, place);
    throw new ServiceError("conflict", conflictMessage(place.unit, inTheWay), [
      { path: "unit", message: "L'unità è occupata in questo periodo." },
    ]);
  }
}

const stillOutMessage = (unit: number, reference: string) =>
  `L'unità ${unit} è ancora fuori con ${reference}: registra prima il suo rientro.`;

function conflictMessage(unit: number, hold: StoredHold | undefined): string {
  if (!hold) return `L'unità ${unit} è già occupata in questo periodo.`;
  const what = hold.booking ? `${hold.booking.reference}, ${hold.booking.renter}` : (hold.note ?? "manutenzione");
  const at = (instant: Date) => momentText(civilNow(instant, hold.timeZone));
  const from = withArticle("dal", at(hold.span.from));
  return `L'unità ${unit} è già occupata: ${what}, ${from} ${withArticle("al", at(hold.span.to))}.`;
}

const momentText = ({ date, time }: CivilMoment) => `${formatItalianShort(date)} alle ${time}`;
