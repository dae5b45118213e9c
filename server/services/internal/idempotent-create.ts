import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { insertIdempotencyKey, lockIdempotencyKey } from "#server/repositories/idempotency-keys.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { idempotencyKeyReused, toIdempotencyKey } from "#server/services/internal/idempotency.ts";

/** A staff call that creates a row. */
export interface IdempotentCall {
  staff: Staff;
  /** Given by the caller, so that a repeated call creates one row. */
  idempotencyKey: string | undefined;
  /** The endpoint and the validated input: two calls with equal values are the same call. */
  request: { endpoint: string } & Record<string, unknown>;
}

/**
 * Returns the id of the row that a call creates, or that the same call has already created (product.md#idempotency); without a key it always creates
 * one. `make` inserts the row and its audit entry. Throws "invalid" for a malformed key and for one of another call by the same user.
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
