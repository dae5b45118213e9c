import type { HeadersFunction } from "react-router";

/**
 * Headers of private pages: no caching, no indexing, and no referrer to other sites. The policy is not "no-referrer", since browsers would then send
 * `Origin: null` and fail our CSRF check.
 */
export const PRIVATE_HEADERS = {
  "cache-control": "no-store",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex, nofollow",
} as const;

/** `PRIVATE_HEADERS` for a page with a rate-limited form: they add the action's Retry-After. */
export const privateFormHeaders: HeadersFunction = ({ actionHeaders }) =>
  withRetryAfter(PRIVATE_HEADERS, actionHeaders);

/**
 * Headers for a form that shows only what its visitor has just typed: the browser may cache it, shared caches may not. With `no-store`, going back
 * would reload the page with a new idempotency key, so the same booking request sent again would count as a second request.
 */
export const cacheableFormHeaders: HeadersFunction = ({ actionHeaders }) =>
  withRetryAfter({ ...PRIVATE_HEADERS, "cache-control": "private, max-age=0, must-revalidate" }, actionHeaders);

function withRetryAfter(headers: Record<string, string>, actionHeaders: Headers): Record<string, string> {
  const retryAfter = actionHeaders.get("retry-after");
  return retryAfter === null ? headers : { ...headers, "retry-after": retryAfter };
}
