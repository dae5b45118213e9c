import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { type AuditEntry, insertAuditEntries } from "#server/repositories/audit-log/audit-log.ts";
import type { Staff } from "#server/services/access/read-staff.ts";

/** Writes audit entries for one or more rows. */
export type Audit = (...entries: Omit<AuditEntry, "actor">[]) => Promise<void>;

/**
 * Runs a staff write in one transaction with its audit entries (product.md#audit-log). After a deadlock or serialisation failure, `work` runs again.
 */
export async function staffWrite<Result>(
  ctx: AppContext,
  staff: Staff,
  work: (tx: Transaction, audit: Audit) => Promise<Result>,
): Promise<Result> {
  return retryTransaction(ctx.db, (tx) =>
    work(tx, (...entries) =>
      insertAuditEntries(
        tx,
        entries.map((entry) => ({ actor: staff.userId, ...entry })),
        ctx.clock(),
      ),
    ),
  );
}
