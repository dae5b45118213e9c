import type { Context } from "hono";
import type { RateLimiterRes } from "rate-limiter-flexible";
import { problem } from "#server/http/problem.ts";

/** 429, and when to come back (product.md#bad-input): a small page for a browser, a problem for a program. */
export function tooManyAnswer(c: Context, { msBeforeNext }: RateLimiterRes): Response {
  c.header("retry-after", String(Math.max(1, Math.ceil(msBeforeNext / 1000))));
  if (!c.req.header("accept")?.includes("text/html"))
    return problem(c, 429, "Troppe richieste in poco tempo. Riprova tra qualche istante.");
  c.header("cache-control", "no-store");
  return c.html(TOO_MANY_PAGE, 429);
}

/** A page of its own: the site's would have to be rendered. */
const TOO_MANY_PAGE = `<!doctype html>
<html lang="it">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Troppe richieste in poco tempo</title>
<h1>Troppe richieste in poco tempo</h1>
<p>Dal tuo indirizzo sono arrivate molte richieste in un minuto. Torna indietro e riprova tra qualche istante.</p>
</html>`;
