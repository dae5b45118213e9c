import { type CivilMoment, civilNow, formatItalianShort } from "#domain/rental-period/civil-time.ts";
import type { Transaction } from "#server/db/client.ts";
import { errorCode, ServiceError } from "#server/errors.ts";
import { type HeldPlace, listConflicts, type StoredHold } from "#server/repositories/unit-holds/stored-holds.ts";

export const NO_SUCH_HOLD = "Questo blocco non esiste più.";

/** SQLSTATE of the exclusion constraint: somebody else holds this unit then. */
const EXCLUSION_VIOLATION = "23P01";

/** Runs a write on a unit; when the database refuses it because of another hold, says which: "conflict". */
export async function namingConflict<Result>(
  tx: Transaction,
  place: HeldPlace,
  write: (savepoint: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await tx.transaction(write);
  } catch (error) {
    if (errorCode(error) !== EXCLUSION_VIOLATION) throw error;
    const [inTheWay] = await listConflicts(tx, place);
    throw new ServiceError("conflict", conflictMessage(place.unit, inTheWay), [
      { path: "unit", message: "L'unità è occupata in questo periodo." },
    ]);
  }
}

function conflictMessage(unit: number, hold: StoredHold | undefined): string {
  if (!hold) return `L'unità ${unit} è già occupata in questo periodo.`;
  const what = hold.booking ? `${hold.booking.reference}, ${hold.booking.renter}` : (hold.note ?? "manutenzione");
  const at = (instant: Date) => momentText(civilNow(instant, hold.timeZone));
  return `L'unità ${unit} è già occupata: ${what}, dal ${at(hold.span.from)} al ${at(hold.span.to)}.`;
}

const momentText = ({ date, time }: CivilMoment) => `${formatItalianShort(date)} alle ${time}`;
