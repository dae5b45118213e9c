import type { Context } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "#domain/access/visitor.ts";
import { RENDER_LIMIT } from "#domain/addresses/address.ts";
import type { Environment } from "#server/env.ts";
import { tooManyAnswer } from "#server/http/too-many.ts";
import { visitorAddress } from "#server/http/visitor-address.ts";

/** Counts a page that is about to be rendered; gives the refusal when it is one too many, else null. */
export type RefuseRender = (c: Context) => Promise<Response | null>;

/**
 * How many pages one visitor (told by the network, as other limits do) may have rendered in a minute, those that a browser fetches ahead among them, whatever for;
 * answers from the cache do not count.
 */
export function limitRenders({ rateLimits, trustProxy }: Pick<Environment, "rateLimits" | "trustProxy">): RefuseRender {
  const { points, seconds } = RENDER_LIMIT;
  const limiter = rateLimits ? new RateLimiterMemory({ points, duration: seconds }) : null;
  return async (c) => {
    try {
      await limiter?.consume(networkOf(visitorAddress(c, trustProxy)));
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return tooManyAnswer(c, refusal);
    }
  };
}
