import type { Context } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { RENDER_LIMIT } from "#domain/addresses/address.ts";
import type { Environment } from "#server/env.ts";
import { problem } from "#server/http/problem.ts";
import { visitorAddress } from "#server/http/visitor-address.ts";

/** A small page of its own: the real one would have to be rendered. */
const TOO_MANY_PAGES = `<!doctype html>
<html lang="it">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Troppe pagine in poco tempo</title>
<h1>Troppe pagine in poco tempo</h1>
<p>Dal tuo indirizzo sono arrivate molte richieste in un minuto. Riprova tra qualche istante.</p>
</html>`;

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
      c.header("retry-after", String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))));
      if (!c.req.header("accept")?.includes("text/html"))
        return problem(c, 429, "Troppe richieste in poco tempo. Riprova tra qualche istante.");
      c.header("cache-control", "no-store");
      return c.html(TOO_MANY_PAGES, 429);
    }
  };
}
