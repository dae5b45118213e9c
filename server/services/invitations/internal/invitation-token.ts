import { createHash, createHmac } from "node:crypto";
import { paths } from "#domain/paths.ts";
import type { Environment } from "#server/env.ts";

/** Which mail of which invitation. */
export interface InvitationRound {
  id: string;
  round: number;
}

/** The key that one mail of an invitation carries, made of the secret, so that it is never stored; the next mail has another. */
function deriveInvitationToken(secret: string, { id, round }: InvitationRound): string {
  return createHmac("sha256", secret).update(`invitation:${id}:${round}`).digest("base64url");
}

/** What is stored of the token of a mail about to go. */
export function invitationTokenHash(secret: string, invitation: InvitationRound): string {
  return createHash("sha256").update(deriveInvitationToken(secret, invitation)).digest("hex");
}

/** The one-time link of an invitation. */
export function invitationUrl(env: Pick<Environment, "siteUrl" | "secret">, invitation: InvitationRound): string {
  return env.siteUrl + paths.invitation(deriveInvitationToken(env.secret, invitation));
}
