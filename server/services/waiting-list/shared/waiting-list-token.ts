import { createHash, createHmac } from "node:crypto";
import type { Language } from "#domain/languages.ts";
import { pathsIn } from "#domain/paths.ts";
import type { Environment } from "#server/env.ts";

/** Derives the token of an entry's page from the secret and the entry's id. The token is never stored. */
function deriveWaitingToken(secret: string, entryId: string): string {
  return createHmac("sha256", secret).update(`waiting:${entryId}`).digest("base64url");
}

/** Returns the hash of an entry's token, which is stored. */
export const waitingTokenHash = (secret: string, entryId: string): string =>
  createHash("sha256").update(deriveWaitingToken(secret, entryId)).digest("hex");

/** Returns the private link with which a renter leaves the waiting list, in the entry's language. */
export const waitingEntryUrl = (
  env: Pick<Environment, "siteUrl" | "secret">,
  { id, language }: { id: string; language: Language },
): string => env.siteUrl + pathsIn(language).waitingEntry(deriveWaitingToken(env.secret, id));
