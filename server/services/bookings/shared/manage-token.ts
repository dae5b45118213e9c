import { createHash, createHmac } from "node:crypto";
import type { Booking } from "#domain/bookings/booking.ts";
import { paths } from "#domain/paths.ts";
import type { Environment } from "#server/env.ts";

/** What a private link's token looks like: 256 bits in base64url. */
const TOKEN_PATTERN = /^[\w-]{43}$/;

/** Whose link: a link that was renewed takes the place of the one before. */
export type LinkedBooking = Pick<Booking, "id" | "linkVersion">;

/**
 * The key to a booking's page. Made from the installation's secret, the booking's id and how often its link was renewed, so that it need never be
 * stored and can still be given again; without the secret nobody can make one.
 */
export function deriveManageToken(secret: string, { id, linkVersion }: LinkedBooking): string {
  const renewed = linkVersion === 0 ? "" : `:${linkVersion}`;
  return createHmac("sha256", secret).update(`booking:${id}${renewed}`).digest("base64url");
}

/** What is stored of a token (SHA-256). Null for a text that cannot be one. */
export function tokenHash(token: string): string | null {
  return TOKEN_PATTERN.test(token) ? sha256(token) : null;
}

/** What is stored of a booking's token. */
export function manageTokenHash(secret: string, booking: LinkedBooking): string {
  return sha256(deriveManageToken(secret, booking));
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** The private link of a booking. */
export function manageUrl(env: Pick<Environment, "siteUrl" | "secret">, booking: LinkedBooking): string {
  return env.siteUrl + paths.booking(deriveManageToken(env.secret, booking));
}
