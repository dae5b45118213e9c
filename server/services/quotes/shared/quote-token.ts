import { createHash, createHmac } from "node:crypto";
import type { Language } from "#domain/languages.ts";
import { pathsIn } from "#domain/paths.ts";
import type { Environment } from "#server/env.ts";

/** Derives the token of a quote's page from the secret and the quote's id. The token is never stored. */
export function deriveQuoteToken(secret: string, quoteId: string): string {
  return createHmac("sha256", secret).update(`quote:${quoteId}`).digest("base64url");
}

/** Returns the hash of a quote's token, which is stored. */
export function quoteTokenHash(secret: string, quoteId: string): string {
  return createHash("sha256").update(deriveQuoteToken(secret, quoteId)).digest("hex");
}

/** Returns a quote's private link, in the quote's language. */
export function quoteUrl(
  env: Pick<Environment, "siteUrl" | "secret">,
  { id, language }: { id: string; language: Language },
): string {
  return env.siteUrl + pathsIn(language).quote(deriveQuoteToken(env.secret, id));
}
