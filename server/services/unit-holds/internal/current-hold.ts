import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { findHold, type HoldRow } from "#server/repositories/bookings/hold-rows.ts";
import { NO_SUCH_HOLD } from "./hold-problems.ts";

/** A hold that is in force; "not-found" for one that has been released or never was. */
export async function currentHold(tx: Transaction, id: string): Promise<HoldRow> {
  const row = await findHold(tx, id);
  if (!row) throw new ServiceError("not-found", NO_SUCH_HOLD);
  return row;
}
