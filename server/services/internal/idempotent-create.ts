import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { insertIdempotencyKey, lockIdempotencyKey } from "#server/repositories/idempotency-keys.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { idempotencyKeyReused, toIdempotencyKey } from "#server/services/internal/idempotency.ts";

/** A call by which staff make a row. */
export interface IdempotentCall {
  staff: Staff;
  /** Given by the caller, so that the same call sent twice is done once. */
  idempotencyKey: string | undefined;
  /** The endpoint, and whatever of the call is checked: what makes two calls the same. */
  request: { endpoint: string } & Record<string, unknown>;
}

/**
 * The id of the row that a call makes, or that this very call has made already (product.md#idempotency); without a key it makes one each time.
 * `make` writes the row and its entry of the log. Refuses "invalid" for a key that cannot be one or belongs to another call of theirs.
 */
export async function createOnce(
  ctx: AppContext,
  tx: Transaction,
  { staff: { userId }, idempotencyKey, request }: IdempotentCall,
  create: () => Promise<string>,
): Promise<string> {
  const keyed = toIdempotencyKey(idempotencyKey, request);
  if (!keyed) return create();
  const existing = await lockIdempotencyKey(tx, { userId, key: keyed.key });
  if (existing && existing.fingerprint !== keyed.fingerprint) throw idempotencyKeyReused();
  if (existing) return existing.madeId;
  const createdId = await create();
  await insertIdempotencyKey(tx, { userId, ...keyed, madeId: createdId, createdAt: ctx.clock() });
  return createdId;
}
