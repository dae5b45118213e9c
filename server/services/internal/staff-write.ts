import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { type AuditEntry, insertAuditEntries } from "#server/repositories/audit-log/audit-log.ts";
import type { Staff } from "#server/services/access/read-staff.ts";

/** Writes what was done to a row, or to several at once. */
export type Audit = (...entries: Omit<AuditEntry, "actor">[]) => Promise<void>;

/**
 * One write of the staff's: everything in one transaction, what changed written to the audit log with it (product.md#audit-log). `work` may run again when the database gave up on it for another's sake.
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
