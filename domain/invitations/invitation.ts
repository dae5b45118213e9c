import { DAY_MS } from "#domain/durations.ts";

/** Days for which the link of an invitation opens. */
export const INVITATION_DAYS = 7;
/** How many invitations may wait for an answer at once. */
export const MAX_OPEN_INVITATIONS = 50;
/** How long after one mail the next may follow to the same address. */
export const RESEND_PAUSE_SECONDS = 60;

export const INVITATION_STATES = ["open", "expired", "accepted", "revoked"] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

const LABELS: Readonly<Record<InvitationState, string>> = {
  open: "In attesa",
  expired: "Scaduto",
  accepted: "Accettato",
  revoked: "Revocato",
};
export const invitationStateLabel = (state: InvitationState): string => LABELS[state];

/** What whoever holds a link is told that opens nothing: the same for one that never was, is spent, revoked or too old. */
export const INVALID_INVITATION_MESSAGE =
  "Questo invito non vale più. Se lo hai già accettato, accedi; altrimenti chiedi a chi ti ha invitato di mandartene un altro.";

/** The state an invitation is really in: past its time it is expired, noted or not (product.md#invitations). */
export function invitationStateAt(
  invitation: { acceptedAt: Date | null; revokedAt: Date | null; expiresAt: Date },
  now: Date,
): InvitationState {
  if (invitation.acceptedAt) return "accepted";
  if (invitation.revokedAt) return "revoked";
  return invitation.expiresAt.getTime() <= now.getTime() ? "expired" : "open";
}

/** When an invitation that is sent now stops to open. */
export const invitationExpiresAt = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

/** Seconds before an invitation that was sent at `sentAt` may be sent again; 0 when it may. */
export function resendWaitSeconds(sentAt: Date, now: Date): number {
  return Math.max(0, Math.ceil(RESEND_PAUSE_SECONDS - (now.getTime() - sentAt.getTime()) / 1000));
}
