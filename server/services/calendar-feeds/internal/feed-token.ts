import { createHash, createHmac } from "node:crypto";

/** What a feed's token looks like: 256 bits in base64url. */
const FEED_TOKEN_PATTERN = /^[\w-]{43}$/;

/**
 * A feed's key, which nobody can guess: made of the secret and the feed's id as a booking's is, so that a call sent again is answered the same
 * address although no token is stored (docs/decisions/private-links.md).
 */
export const deriveFeedToken = (secret: string, feedId: string): string =>
  createHmac("sha256", secret).update(`calendar-feed:${feedId}`).digest("base64url");

/** What is stored of a token (SHA-256). Null for a text that cannot be one. */
export function feedTokenHash(token: string): string | null {
  return FEED_TOKEN_PATTERN.test(token) ? createHash("sha256").update(token).digest("hex") : null;
}
