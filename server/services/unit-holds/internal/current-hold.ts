import type { Transaction } from "#server/db/client.ts";
import { EXCLUSION_VIOLATION, errorCode, ServiceError, UNIQUE_VIOLATION } from "#server/errors.ts";
import { findReferenceOfUnitOut } from "#server/repositories/unit-holds/booking-holds.ts";
import {
  findHold,
  type HoldTarget,
  listConflicts,
  type StoredHold,
} from "#server/repositories/unit-holds/stored-holds.ts";
import { conflictMessage, NO_SUCH_HOLD, stillOutMessage } from "#server/services/words/unit-words.ts";

/** Returns the current hold with an id. Throws "not-found" for an unknown or released hold. */
export async function requireHold(tx: Transaction, id: string, now: Date): Promise<StoredHold> {
  const row = await findHold(tx, id, now);
  if (!row) throw new ServiceError("not-found", NO_SUCH_HOLD);
  return row;
}

/** Runs a write of a unit's hold. If another hold overlaps, throws "conflict" with a message that names the other hold. */
export async function mapHoldConflict<Result>(
  tx: Transaction,
  heldPlace: HoldTarget,
  write: (savepoint: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await tx.transaction(write);
  } catch (error) {
    const code = errorCode(error);
    // One error means that another hold overlaps, the other that the unit is still out with a late renter.
    if (code !== EXCLUSION_VIOLATION && code !== UNIQUE_VIOLATION) throw error;
    const out =
      code === UNIQUE_VIOLATION ? await findReferenceOfUnitOut(tx, heldPlace.vehicleId, heldPlace.unit) : null;
    if (out) {
      throw new ServiceError("conflict", stillOutMessage(heldPlace.unit, out), [
        { path: "unit", message: "L'unità è ancora fuori." },
      ]);
    }
    const [conflicting] = await listConflicts(tx, heldPlace);
    throw new ServiceError("conflict", conflictMessage(heldPlace.unit, conflicting), [
      { path: "unit", message: "L'unità è occupata in questo periodo." },
    ]);
  }
}
