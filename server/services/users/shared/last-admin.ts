import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { hasOtherAdmin } from "#server/repositories/users/user-roles.ts";

/** Throws "conflict" if no admin who can sign in would remain. It is safe if several admins are changed at the same time. */
export async function assertAdminRemains(tx: Transaction, userId: string): Promise<void> {
  if (await hasOtherAdmin(tx, userId)) return;
  throw new ServiceError("conflict", "È l'ultimo amministratore: nominane prima un altro.");
}
