import type { Context } from "hono";
import type { RateLimiterRes } from "rate-limiter-flexible";
import { textReference } from "#domain/words/text-reference.ts";
import { respondProblem } from "#server/http/problem.ts";
import { respondStaticErrorPage } from "#server/http/static-error-page.ts";

/** Responds 429 with Retry-After (product.md#bad-input): a small page for a browser, a problem for a program. */
export function respondTooManyRequests(c: Context, { msBeforeNext }: RateLimiterRes): Response {
  c.header("retry-after", String(Math.max(1, Math.ceil(msBeforeNext / 1000))));
  if (!c.req.header("accept")?.includes("text/html"))
    return respondProblem(c, 429, textReference("problems", "tooManyInShortTime"));
  return respondStaticErrorPage(c, 429, ({ staticPages }) => ({
    title: staticPages.tooManyRequests,
    text: staticPages.tooManyRequestsText,
  }));
}
