import type { HeadersFunction } from "react-router";

/**
 * For pages that are one person's own: kept nowhere, found by no search engine, and their address told to no other site. Not
 * "no-referrer", which would make the browser hide the page's origin from our own check of writes.
 */
export const PRIVATE_HEADERS = {
  "cache-control": "no-store",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex, nofollow",
} as const;

/** The same for a page whose form may be refused for a while: how long goes out with the page. */
export const privateFormHeaders: HeadersFunction = ({ actionHeaders }) =>
  withRetryAfter(PRIVATE_HEADERS, actionHeaders);

/**
 * For a form that shows nothing but what its visitor has just typed: the browser, and nobody else, may keep it. What is kept nowhere cannot be
 * gone back to once it was the answer to a form, and asked for anew it has another key, so that the same request sent again is a second one.
 */
export const cacheableFormHeaders: HeadersFunction = ({ actionHeaders }) =>
  withRetryAfter({ ...PRIVATE_HEADERS, "cache-control": "private, max-age=0, must-revalidate" }, actionHeaders);

function withRetryAfter(headers: Record<string, string>, actionHeaders: Headers): Record<string, string> {
  const retryAfter = actionHeaders.get("retry-after");
  return retryAfter === null ? headers : { ...headers, "retry-after": retryAfter };
}
