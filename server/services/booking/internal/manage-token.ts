import { createHash, createHmac } from "node:crypto";
import { paths } from "#domain/paths.ts";
import type { Environment } from "#server/env.ts";

/** What a private link's token looks like: 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

/**
 * The key to a booking's page. Made from the company's secret and the booking's id, so that it need never be stored and can still be
 * given again; without the secret nobody can make one.
 */
export function manageToken(secret: string, bookingId: string): string {
  return createHmac("sha256", secret).update(`booking:${bookingId}`).digest("base64url");
}

/** What is stored of a token (SHA-256). Null for a text that cannot be one. */
export function tokenHash(token: string): string | null {
  return TOKEN.test(token) ? sha256(token) : null;
}

/** What is stored of the token of a booking about to be made. */
export function manageTokenHash(secret: string, bookingId: string): string {
  return sha256(manageToken(secret, bookingId));
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** The private link of a booking. */
export function manageUrl(env: Pick<Environment, "siteUrl" | "secret">, bookingId: string): string {
  return env.siteUrl + paths.booking(manageToken(env.secret, bookingId));
}
