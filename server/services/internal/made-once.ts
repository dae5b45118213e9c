import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { insertIdempotencyKey, lockIdempotencyKey } from "#server/repositories/staff/idempotency-keys.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { otherRequest, requestKey } from "#server/services/internal/idempotency.ts";

/** A call by which staff make a row. */
export interface MakingCall {
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
export async function madeOnce(
  ctx: AppContext,
  tx: Transaction,
  { staff: { userId }, idempotencyKey, request }: MakingCall,
  make: () => Promise<string>,
): Promise<string> {
  const asked = requestKey(idempotencyKey, request);
  if (!asked) return make();
  const made = await lockIdempotencyKey(tx, { userId, key: asked.key });
  if (made && made.fingerprint !== asked.fingerprint) throw otherRequest();
  if (made) return made.madeId;
  const madeId = await make();
  await insertIdempotencyKey(tx, { userId, ...asked, madeId, createdAt: ctx.clock() });
  return madeId;
}
