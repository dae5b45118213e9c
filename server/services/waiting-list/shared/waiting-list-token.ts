import { createHash, createHmac } from "node:crypto";
import { paths } from "#domain/paths.ts";
import type { Environment } from "#server/env.ts";

/** Derives the token of an entry's page from the secret and the entry's id. The token is never stored. */
function deriveWaitingToken(secret: string, entryId: string): string {
  return createHmac("sha256", secret).update(`waiting:${entryId}`).digest("base64url");
}

/** Returns the hash of an entry's token, which is stored. */
export const waitingTokenHash = (secret: string, entryId: string): string =>
  createHash("sha256").update(deriveWaitingToken(secret, entryId)).digest("hex");

/** Returns the private link with which a renter leaves the waiting list. */
export const waitingEntryUrl = (env: Pick<Environment, "siteUrl" | "secret">, entryId: string): string =>
  env.siteUrl + paths.waitingEntry(deriveWaitingToken(env.secret, entryId));
