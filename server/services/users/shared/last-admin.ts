import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { hasOtherAdmin } from "#server/repositories/users/user-roles.ts";

/** Throws when no admin who can sign in would remain, also under concurrent changes. */
export async function assertAdminRemains(tx: Transaction, userId: string): Promise<void> {
  if (await hasOtherAdmin(tx, userId)) return;
  throw new ServiceError("conflict", "È l'ultimo amministratore: nominane prima un altro.");
}
