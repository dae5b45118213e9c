import type { Transaction } from "#server/db/client.ts";
import { EXCLUSION_VIOLATION, errorCode, ServiceError, UNIQUE_VIOLATION } from "#server/errors.ts";
import { findReferenceOfUnitOut } from "#server/repositories/unit-holds/booking-holds.ts";
import { type HoldTarget, listConflicts } from "#server/repositories/unit-holds/stored-holds.ts";
import { conflictMessage, stillOutMessage } from "#server/services/words/unit-words.ts";

/** Runs a write of a unit's hold. If another hold overlaps, throws "conflict" at `path` with a message that names the other hold. */
export async function mapHoldConflict<Result>(
  tx: Transaction,
  heldPlace: HoldTarget,
  write: (savepoint: Transaction) => Promise<Result>,
  path = "unit",
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
        { path, message: "L'unità è ancora fuori." },
      ]);
    }
    const [conflicting] = await listConflicts(tx, heldPlace);
    throw new ServiceError("conflict", conflictMessage(heldPlace.unit, conflicting), [
      { path, message: "L'unità è occupata in questo periodo." },
    ]);
  }
}
