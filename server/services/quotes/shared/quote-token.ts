import { createHash, createHmac } from "node:crypto";
import { paths } from "#domain/paths.ts";
import type { Environment } from "#server/env.ts";

/** Derives the token of a quote's page from the secret and the quote's id. The token is never stored. */
function deriveQuoteToken(secret: string, quoteId: string): string {
  return createHmac("sha256", secret).update(`quote:${quoteId}`).digest("base64url");
}

/** Returns the hash of a quote's token, which is stored. */
export function quoteTokenHash(secret: string, quoteId: string): string {
  return createHash("sha256").update(deriveQuoteToken(secret, quoteId)).digest("hex");
}

/** Returns the path of a quote's private page. */
export const quotePath = (secret: string, quoteId: string): string => paths.quote(deriveQuoteToken(secret, quoteId));

/** Returns a quote's private link. */
export function quoteUrl(env: Pick<Environment, "siteUrl" | "secret">, quoteId: string): string {
  return env.siteUrl + quotePath(env.secret, quoteId);
}
