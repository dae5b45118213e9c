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
export const privateFormHeaders: HeadersFunction = ({ actionHeaders }) => {
  const wait = actionHeaders.get("retry-after");
  return wait === null ? PRIVATE_HEADERS : { ...PRIVATE_HEADERS, "retry-after": wait };
};
