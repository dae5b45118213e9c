/**
 * For pages that are one person's own: kept nowhere, found by no search engine, and their address told to no other site. Not
 * "no-referrer", which would make the browser hide the page's origin from our own check of writes.
 */
export const PRIVATE_HEADERS = {
  "cache-control": "no-store",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex, nofollow",
} as const;
