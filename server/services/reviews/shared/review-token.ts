import { createHash, createHmac } from "node:crypto";
import type { Language } from "#domain/languages.ts";
import { pathsIn } from "#domain/paths.ts";
import type { Environment } from "#server/env.ts";

/** Derives the token of a rental's review page from the secret and the booking's id. The token is never stored. */
export function deriveReviewToken(secret: string, bookingId: string): string {
  return createHmac("sha256", secret).update(`review:${bookingId}`).digest("base64url");
}

/** Returns the hash of a review page's token, which is stored. */
export const reviewTokenHash = (secret: string, bookingId: string): string =>
  createHash("sha256").update(deriveReviewToken(secret, bookingId)).digest("hex");

/** Returns the private link of a rental's review, in the booking's language. */
export const reviewUrl = (
  env: Pick<Environment, "siteUrl" | "secret">,
  { id, language }: { id: string; language: Language },
): string => env.siteUrl + pathsIn(language).review(deriveReviewToken(env.secret, id));
