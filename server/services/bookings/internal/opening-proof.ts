import { createHmac, timingSafeEqual } from "node:crypto";
import { paths } from "#domain/paths.ts";
import type { Environment } from "#server/env.ts";
import { deriveManageToken, type LinkedBooking } from "#server/services/bookings/shared/manage-token.ts";

/**
 * What only the mail's link carries: whoever asked for the car has the private link already, so that the link alone would prove nothing
 * about the address (product.md#request-holds). Made from the secret as the link's token is, never stored.
 */
function deriveOpeningProof(secret: string, bookingId: string): string {
  return createHmac("sha256", secret).update(`opened:${bookingId}`).digest("base64url");
}

export function isValidOpeningProof(secret: string, bookingId: string, proof: string): boolean {
  const expected = Buffer.from(deriveOpeningProof(secret, bookingId));
  const provided = Buffer.from(proof);
  return provided.length === expected.length && timingSafeEqual(provided, expected);
}

/** The private link as the mail has it. */
export function openingUrl(env: Pick<Environment, "siteUrl" | "secret">, booking: LinkedBooking): string {
  const { secret, siteUrl } = env;
  return siteUrl + paths.booking(deriveManageToken(secret, booking), deriveOpeningProof(secret, booking.id));
}
