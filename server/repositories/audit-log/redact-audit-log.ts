import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { auditLog } from "#server/db/schema.ts";

/** Removes the row values from the audit entries of these rows. Who did what, and when, stays in the log. */
export async function redactAuditLog(tx: Transaction, entity: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(auditLog)
    .set({ before: null, after: null })
    .where(and(eq(auditLog.entity, entity), inArray(auditLog.entityId, [...ids])));
}
