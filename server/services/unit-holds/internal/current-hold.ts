import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { findHold, type StoredHold } from "#server/repositories/unit-holds/stored-holds.ts";
import { NO_SUCH_HOLD } from "./hold-problems.ts";

/** A hold that is in force; "not-found" for one that has been released or never was. */
export async function currentHold(tx: Transaction, id: string, now: Date): Promise<StoredHold> {
  const row = await findHold(tx, id, now);
  if (!row) throw new ServiceError("not-found", NO_SUCH_HOLD);
  return row;
}
