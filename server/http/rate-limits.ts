import type { MiddlewareHandler } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkPrefixOf } from "#domain/access/visitor.ts";
import { matchRoute } from "#domain/routes/match-route.ts";
import { RATE_LIMITS } from "#domain/routes/route-entry.ts";
import type { AppContext } from "#server/context.ts";
import { respondTooManyRequests } from "./too-many-requests.ts";
import { findVisitorAddress } from "./visitor-address.ts";

/**
 * Limits how often one visitor, identified by network (a whole /64 for IPv6), may call expensive endpoints of the route table. Reading pages is not
 * limited. Responds 429 with Retry-After above the limit (product.md#bad-input). RATE_LIMITS=off disables it for load tests.
 */
export function enforceRateLimits(context: AppContext): MiddlewareHandler {
  if (!context.env.rateLimits) return (_c, next) => next();
  const limiters = new Map(
    Object.entries(RATE_LIMITS).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({ points, duration: seconds }),
    ]),
  );
  return async (c, next) => {
    const limit = matchRoute(c.req.path).entry.limits[c.req.method];
    const limiter = limit && limiters.get(limit);
    if (!limiter) return next();
    try {
      await limiter.consume(networkPrefixOf(findVisitorAddress(c, context.env.trustProxy)));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return respondTooManyRequests(c, refusal);
    }
    return next();
  };
}
