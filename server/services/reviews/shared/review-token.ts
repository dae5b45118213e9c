import { createHash, createHmac } from "node:crypto";
import { paths } from "#domain/paths.ts";
import type { Environment } from "#server/env.ts";

/** The key to the page of a rental's review: made of the secret and the booking's id, as a booking's own is. */
export function deriveReviewToken(secret: string, bookingId: string): string {
  return createHmac("sha256", secret).update(`review:${bookingId}`).digest("base64url");
}

/** What is stored of the token of a review about to be asked for. */
export const reviewTokenHash = (secret: string, bookingId: string): string =>
  createHash("sha256").update(deriveReviewToken(secret, bookingId)).digest("hex");

/** The private link of a rental's review. */
export const reviewUrl = (env: Pick<Environment, "siteUrl" | "secret">, bookingId: string): string =>
  env.siteUrl + paths.review(deriveReviewToken(env.secret, bookingId));
