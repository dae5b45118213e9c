import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { insertIdempotencyKey, lockIdempotencyKey } from "#server/repositories/idempotency-keys.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { reusedIdempotencyKeyError, toIdempotencyKey } from "#server/services/internal/idempotency.ts";

/** A staff call that creates a row. */
export interface IdempotentCall {
  staff: Staff;
  /** A key from the caller, so that a repeated call creates only one row. */
  idempotencyKey: string | undefined;
  /** The endpoint and the validated input. Two calls with equal values count as the same call. */
  request: { endpoint: string } & Record<string, unknown>;
}

/**
 * Creates a row and returns its id. If the same call has already created a row, returns the id of that row (product.md#idempotency). A call without a
 * key always creates a row. `make` inserts the row and its audit entry. Throws "invalid" for a malformed key, and for a key that the same user has
 * sent with another call.
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
  if (existing && existing.fingerprint !== keyed.fingerprint) throw reusedIdempotencyKeyError();
  if (existing) return existing.madeId;
  const createdId = await create();
  await insertIdempotencyKey(tx, { userId, ...keyed, madeId: createdId, createdAt: ctx.clock() });
  return createdId;
}
