import type { Context } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkPrefixOf } from "#domain/access/visitor.ts";
import { RENDER_RATE_LIMIT } from "#domain/routes/route-entry.ts";
import type { Environment } from "#server/env.ts";
import { respondTooManyRequests } from "#server/http/too-many-requests.ts";
import { findVisitorAddress } from "#server/http/visitor-address.ts";

/** Counts a page that is about to be rendered. Returns null if the visitor is within the limit, else the 429 response. */
export type CheckRenderLimit = (c: Context) => Promise<Response | null>;

/**
 * Limits how many pages one visitor may have rendered per minute, including prefetched ones. A visitor is identified by network, as for the other
 * limits. Responses from the cache do not count.
 */
export function createRenderLimit({
  rateLimits,
  trustProxy,
}: Pick<Environment, "rateLimits" | "trustProxy">): CheckRenderLimit {
  const { points, seconds } = RENDER_RATE_LIMIT;
  const limiter = rateLimits ? new RateLimiterMemory({ points, duration: seconds }) : null;
  return async (c) => {
    try {
      await limiter?.consume(networkPrefixOf(findVisitorAddress(c, trustProxy)));
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return respondTooManyRequests(c, refusal);
    }
  };
}
