import { createHash, createHmac } from "node:crypto";
import { paths } from "#domain/paths.ts";
import type { Environment } from "#server/env.ts";

/** What the token of an invitation's mail is derived from. */
export interface InvitationRound {
  id: string;
  round: number;
}

/** Derives the token of an invitation's mail. It is never stored. If the invitation is sent again, the mail has another token. */
function deriveInvitationToken(secret: string, { id, round }: InvitationRound): string {
  return createHmac("sha256", secret).update(`invitation:${id}:${round}`).digest("base64url");
}

/** Returns the hash of the mail's token, which is stored. */
export function invitationTokenHash(secret: string, invitation: InvitationRound): string {
  return createHash("sha256").update(deriveInvitationToken(secret, invitation)).digest("hex");
}

/** Returns an invitation's one-time link. */
export function invitationUrl(env: Pick<Environment, "siteUrl" | "secret">, invitation: InvitationRound): string {
  return env.siteUrl + paths.invitation(deriveInvitationToken(env.secret, invitation));
}
