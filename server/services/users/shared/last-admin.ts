import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { otherAdminRemains } from "#server/repositories/staff/user-roles.ts";

/** Refuses what would leave the company without an admin who may sign in, also when two admins try at once. */
export async function keepAnAdmin(tx: Transaction, userId: string): Promise<void> {
  if (await otherAdminRemains(tx, userId)) return;
  throw new ServiceError("conflict", "È l'ultimo amministratore: nominane prima un altro.");
}
