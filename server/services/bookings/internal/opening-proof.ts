import { createHmac, timingSafeEqual } from "node:crypto";
import type { Booking } from "#domain/bookings/booking.ts";
import { pathsIn } from "#domain/paths.ts";
import type { Environment } from "#server/env.ts";
import { deriveManageToken, type LinkedBooking } from "#server/services/bookings/shared/manage-token.ts";

/**
 * Derives the opening proof, which only the link in the mail contains. Whoever made the request has the private link already, so the private link
 * alone does not prove that they can read the mail (product.md#request-holds). The proof is derived from the secret, as the link's token is, and
 * never stored.
 */
function deriveOpeningProof(secret: string, bookingId: string): string {
  return createHmac("sha256", secret).update(`opened:${bookingId}`).digest("base64url");
}

export function isValidOpeningProof(secret: string, bookingId: string, proof: string): boolean {
  const expected = Buffer.from(deriveOpeningProof(secret, bookingId));
  const provided = Buffer.from(proof);
  return provided.length === expected.length && timingSafeEqual(provided, expected);
}

/** Returns the private link with the opening proof, in the booking's language, for the mail. */
export function openingUrl(
  env: Pick<Environment, "siteUrl" | "secret">,
  booking: LinkedBooking & Pick<Booking, "language">,
): string {
  const { secret, siteUrl } = env;
  return (
    siteUrl +
    pathsIn(booking.language).booking(deriveManageToken(secret, booking), deriveOpeningProof(secret, booking.id))
  );
}
