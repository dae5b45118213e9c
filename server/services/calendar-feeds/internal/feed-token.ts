import { createHash, createHmac } from "node:crypto";

/** The format of a feed's token: 256 bits in base64url. */
const FEED_TOKEN_PATTERN = /^[\w-]{43}$/;

/**
 * Derives the token of a calendar feed from the secret and the feed's id. A repeated call therefore gets the same URL, although no token is stored
 * (docs/decisions/private-links.md).
 */
export const deriveFeedToken = (secret: string, feedId: string): string =>
  createHmac("sha256", secret).update(`calendar-feed:${feedId}`).digest("base64url");

/** Returns the SHA-256 hash that is stored for a token; null for malformed text. */
export function feedTokenHash(token: string): string | null {
  return FEED_TOKEN_PATTERN.test(token) ? createHash("sha256").update(token).digest("hex") : null;
}
