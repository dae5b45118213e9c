import type { MiddlewareHandler } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkPrefixOf } from "#domain/access/visitor.ts";
import { matchRoute } from "#domain/routes/match-route.ts";
import { RATE_LIMITS } from "#domain/routes/route-entry.ts";
import type { AppContext } from "#server/context.ts";
import { respondTooManyRequests } from "./too-many-requests.ts";
import { findVisitorAddress } from "./visitor-address.ts";

/**
 * How often one visitor, told by the network (an IPv6 line is a whole /64), may do what costs work, by the table of addresses; reading pages is not limited. Answers 429 with Retry-After past
 * the limit (product.md#bad-input). Switched off by RATE_LIMITS=off, for load tests on one machine.
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
