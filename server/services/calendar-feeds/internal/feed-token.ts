import { createHash } from "node:crypto";

const TOKEN_BYTES = 32;
/** What a feed's token looks like: 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** A new key, which nobody can guess. */
export const newToken = (random: (length: number) => Uint8Array): string =>
  Buffer.from(random(TOKEN_BYTES)).toString("base64url");

/** What is stored of a token (SHA-256). Null for a text that cannot be one. */
export function feedTokenHash(token: string): string | null {
  return TOKEN.test(token) ? createHash("sha256").update(token).digest("hex") : null;
}
