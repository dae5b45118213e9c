import type { MiddlewareHandler } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { AppContext } from "#server/context.ts";
import { problem } from "#server/http/problem.ts";
import { visitorAddress } from "#server/http/visitor-address.ts";

/** How often one address may do what costs the house work; reading pages is not limited here. */
const LIMITS = [
  { methods: ["POST"], path: /^\/api\/auth\//, points: 20, seconds: 60 },
  {
    methods: ["POST"],
    path: /^\/(api\/bookings|api\/enquiries|prenota\/|prenotazione\/|community-vip|contatti|private-jet-charter|esperienze\/)/,
    points: 20,
    seconds: 60,
  },
  { methods: ["POST"], path: /^\/api\/functions\//, points: 20, seconds: 60 },
  { methods: ["POST", "PUT", "PATCH", "DELETE"], path: /^\/api\//, points: 240, seconds: 60 },
  { methods: ["GET"], path: /^\/api\/availability/, points: 240, seconds: 60 },
  // Painted when it is first asked for.
  { methods: ["GET", "HEAD"], path: /^\/og[./]/, points: 240, seconds: 60 },
] as const;

/** Answers 429 with Retry-After past the limit (design 8). Switched off by RATE_LIMITS=off, for load tests on one machine. */
export function limitRates(context: AppContext): MiddlewareHandler {
  if (!context.env.rateLimits) return (_c, next) => next();
  const limiters = LIMITS.map((limit) => ({
    ...limit,
    limiter: new RateLimiterMemory({ points: limit.points, duration: limit.seconds }),
  }));
  return async (c, next) => {
    const found = limiters.find(
      ({ methods, path }) => (methods as readonly string[]).includes(c.req.method) && path.test(c.req.path),
    );
    if (!found) return next();
    try {
      await found.limiter.consume(visitorAddress(c, context.env.trustProxy));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      c.header("retry-after", String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))));
      return problem(c, 429, "Troppe richieste in poco tempo. Riprova tra qualche istante.");
    }
    return next();
  };
}
