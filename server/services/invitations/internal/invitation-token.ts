import { createHash, createHmac } from "node:crypto";
import { paths } from "#domain/paths.ts";
import type { Environment } from "#server/env.ts";

/** One mail of an invitation. */
export interface InvitationRound {
  id: string;
  round: number;
}

/** Derives the token of one mail of an invitation; it is never stored, and the next mail has another. */
function deriveInvitationToken(secret: string, { id, round }: InvitationRound): string {
  return createHmac("sha256", secret).update(`invitation:${id}:${round}`).digest("base64url");
}

/** Returns the hash to store for the token of the next mail. */
export function invitationTokenHash(secret: string, invitation: InvitationRound): string {
  return createHash("sha256").update(deriveInvitationToken(secret, invitation)).digest("hex");
}

/** Returns an invitation's one-time link. */
export function invitationUrl(env: Pick<Environment, "siteUrl" | "secret">, invitation: InvitationRound): string {
  return env.siteUrl + paths.invitation(deriveInvitationToken(env.secret, invitation));
}
