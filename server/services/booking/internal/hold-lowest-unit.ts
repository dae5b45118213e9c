import type { Transaction } from "#server/db/client.ts";
import { EXCLUSION_VIOLATION, errorCode } from "#server/errors.ts";
import { insertBookingHold, type NewBookingHold } from "#server/repositories/unit-holds/booking-holds.ts";

/**
 * Holds the first of these units that the database gives us; null when it gives none. The look before may be out of date by
 * then, so each attempt has a savepoint to come back to.
 */
export async function holdLowestUnit(
  tx: Transaction,
  units: readonly number[],
  hold: Omit<NewBookingHold, "unit">,
): Promise<number | null> {
  for (const unit of units) {
    try {
      await tx.transaction((savepoint) => insertBookingHold(savepoint, { ...hold, unit }));
      return unit;
    } catch (error) {
      // Somebody else holds this unit then.
      if (errorCode(error) !== EXCLUSION_VIOLATION) throw error;
    }
  }
  return null;
}
