import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { type AuditEntry, insertAuditEntries } from "#server/repositories/audit-log/audit-log.ts";
import type { Staff } from "#server/services/access/read-staff.ts";

/** Writes audit entries for one or more rows. */
export type Audit = (...entries: Omit<AuditEntry, "actor">[]) => Promise<void>;

/** A refusal of a staff write that must be stored itself: the write is rolled back, then `record` runs in a transaction of its own. */
export class RecordedRefusal extends ServiceError {
  readonly record: (tx: Transaction, audit: Audit) => Promise<void>;

  constructor(refusal: ServiceError, record: RecordedRefusal["record"]) {
    super(refusal.kind, refusal.message, refusal.fields);
    this.record = record;
  }
}

/**
 * Runs a staff write in one transaction with its audit entries (product.md#audit-log). After a deadlock or serialisation failure, `work` runs again.
 */
export async function staffWrite<Result>(
  ctx: AppContext,
  staff: Staff,
  work: (tx: Transaction, audit: Audit) => Promise<Result>,
): Promise<Result> {
  try {
    return await retryTransaction(ctx.db, (tx) => work(tx, auditOf(ctx, staff, tx)));
  } catch (error) {
    if (error instanceof RecordedRefusal)
      await retryTransaction(ctx.db, (tx) => error.record(tx, auditOf(ctx, staff, tx)));
    throw error;
  }
}

const auditOf =
  (ctx: AppContext, staff: Staff, tx: Transaction): Audit =>
  (...entries) =>
    insertAuditEntries(
      tx,
      entries.map((entry) => ({ actor: staff.userId, ...entry })),
      ctx.clock(),
    );
