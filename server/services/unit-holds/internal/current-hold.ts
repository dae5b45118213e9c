import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { findHold, type StoredHold } from "#server/repositories/unit-holds/stored-holds.ts";
import { NO_SUCH_HOLD } from "#server/services/words/unit-words.ts";

/** Returns the current hold with an id. Throws "not-found" for an unknown or released hold. */
export async function requireHold(tx: Transaction, id: string, now: Date): Promise<StoredHold> {
  const row = await findHold(tx, id, now);
  if (!row) throw new ServiceError("not-found", NO_SUCH_HOLD);
  return row;
}
