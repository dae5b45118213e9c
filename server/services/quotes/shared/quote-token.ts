import { createHash, createHmac } from "node:crypto";
import { paths } from "#domain/paths.ts";
import type { Environment } from "#server/env.ts";

/** The key to a quote's page: made of the secret and the quote's id as a booking's is, so that it need never be stored. */
function deriveQuoteToken(secret: string, quoteId: string): string {
  return createHmac("sha256", secret).update(`quote:${quoteId}`).digest("base64url");
}

/** What is stored of the token of a quote about to be written. */
export function quoteTokenHash(secret: string, quoteId: string): string {
  return createHash("sha256").update(deriveQuoteToken(secret, quoteId)).digest("hex");
}

/** The path of a quote's private page. */
export const quotePath = (secret: string, quoteId: string): string => paths.quote(deriveQuoteToken(secret, quoteId));

/** The private link of a quote. */
export function quoteUrl(env: Pick<Environment, "siteUrl" | "secret">, quoteId: string): string {
  return env.siteUrl + quotePath(env.secret, quoteId);
}
