import { createHash, createHmac } from "node:crypto";
import type { Booking } from "#domain/bookings/booking.ts";
import { pathsIn } from "#domain/paths.ts";
import type { Environment } from "#server/env.ts";

/** The format of a private link's token: 256 bits in base64url. */
const TOKEN_PATTERN = /^[\w-]{43}$/;

/** The data from which a private link is derived. After the link version increases, the previous link is invalid. */
export type LinkedBooking = Pick<Booking, "id" | "linkVersion">;

/**
 * Derives the token of a booking's private link from the installation's secret, the booking's id and its link version. The token is never stored,
 * because it can be derived again. Nobody can forge a token without the secret.
 */
export function deriveManageToken(secret: string, { id, linkVersion }: LinkedBooking): string {
  const renewed = linkVersion === 0 ? "" : `:${linkVersion}`;
  return createHmac("sha256", secret).update(`booking:${id}${renewed}`).digest("base64url");
}

/** Returns the SHA-256 hash that is stored for a token; null for malformed text. */
export function tokenHash(token: string): string | null {
  return TOKEN_PATTERN.test(token) ? sha256(token) : null;
}

/** Returns the stored hash of a booking's token. */
export function manageTokenHash(secret: string, booking: LinkedBooking): string {
  return sha256(deriveManageToken(secret, booking));
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Returns a booking's private link, in the booking's language. */
export function manageUrl(
  env: Pick<Environment, "siteUrl" | "secret">,
  booking: LinkedBooking & Pick<Booking, "language">,
): string {
  return env.siteUrl + pathsIn(booking.language).booking(deriveManageToken(env.secret, booking));
}
