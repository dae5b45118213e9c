import type { Context } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { RENDER_LIMIT } from "#domain/addresses/address.ts";
import type { Environment } from "#server/env.ts";
import { tooManyAnswer } from "#server/http/too-many.ts";
import { visitorAddress } from "#server/http/visitor-address.ts";

/** How many pages one visitor may have rendered in a minute, those that a browser fetches ahead among them; answers from the cache do not count. Gives the refusal, or null. */
export function limitRenders({ rateLimits, trustProxy }: Pick<Environment, "rateLimits" | "trustProxy">) {
  const { points, seconds } = RENDER_LIMIT;
  const limiter = rateLimits ? new RateLimiterMemory({ points, duration: seconds }) : null;
  return async (c: Context): Promise<Response | null> => {
    try {
      await limiter?.consume(visitorAddress(c, trustProxy));
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return tooManyAnswer(c, refusal);
    }
  };
}
