import { REQUEST_IDENTITIES, type RequestIdentity, tooManyRequests } from "#domain/booking/request/request-limits.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { countOpenRequests, lockIdentities, type RequestCounts } from "#server/repositories/bookings/open-requests.ts";
import type { CheckedRequest } from "#server/services/booking/shared/check-request.ts";
import { findRepeated } from "#server/services/internal/idempotency.ts";
import { hashesOf, type RequestIdentities } from "#server/services/internal/request-identities.ts";

/** A refusal by the limit, with whom to tell staff about. */
export class TooManyOpen extends ServiceError {
  readonly reached: { identity: RequestIdentity; newest: string | null }[];

  constructor(message: string, reached: TooManyOpen["reached"], retryAfterSeconds: number) {
    super("too-many", message, [], retryAfterSeconds);
    this.reached = reached;
  }
}

/**
 * Within a transaction, before a car is taken: nobody has more open requests than the company holds cars for (product.md#open-requests).
 * The same request sent again is no further one. Switched off by RATE_LIMITS=off. Throws `TooManyOpen`.
 */
export async function refuseManyOpen(
  ctx: AppContext,
  tx: Transaction,
  { identities, key }: { identities: RequestIdentities } & Pick<CheckedRequest, "key">,
): Promise<void> {
  if (!ctx.env.rateLimits) return;
  await lockIdentities(
    tx,
    hashesOf(ctx.env, identities).map(({ hash }) => hash),
  );
  if (key && (await findRepeated(tx, key))) return;
  const counts = await countOpenRequests(tx, identities, ctx.clock());
  const reached = reachedBy(counts, ctx.site.openRequestsAtMost);
  if (reached.length === 0) return;
  const message = tooManyRequests(ctx.site.openRequestsAtMost, ctx.site.phone);
  throw new TooManyOpen(message, reached, ctx.site.replyWithinHours * 3600);
}

/** Those that have come to a number, each with its newest request. */
export const reachedBy = (counts: RequestCounts, number: number) =>
  REQUEST_IDENTITIES.filter((identity) => counts[identity].count >= number).map((identity) => ({
    identity,
    newest: counts[identity].newest,
  }));
