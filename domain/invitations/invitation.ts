import { DAY_MS } from "#domain/durations.ts";

/** Validity of an invitation link. */
export const INVITATION_DAYS = 7;
/** Maximum number of pending invitations. */
export const MAX_OPEN_INVITATIONS = 50;
/** Minimum time between two mails to one e-mail address. */
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

/** Error for an unusable invitation link. It is the same for unknown, used, revoked and expired links, to reveal nothing. */
export const INVALID_INVITATION_MESSAGE =
  "Questo invito non vale più. Se lo hai già accettato, accedi; altrimenti chiedi a chi ti ha invitato di mandartene un altro.";

/** Returns the effective state: past its expiry it is expired, even if that is not stored yet (product.md#invitations). */
export function invitationStateAt(
  invitation: { acceptedAt: Date | null; revokedAt: Date | null; expiresAt: Date },
  now: Date,
): InvitationState {
  if (invitation.acceptedAt) return "accepted";
  if (invitation.revokedAt) return "revoked";
  return invitation.expiresAt.getTime() <= now.getTime() ? "expired" : "open";
}

/** Returns when an invitation sent now expires. */
export const invitationExpiresAt = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

/** Returns the seconds until an invitation sent at `sentAt` may be resent; 0 if it may be now. */
export function resendWaitSeconds(sentAt: Date, now: Date): number {
  return Math.max(0, Math.ceil(RESEND_PAUSE_SECONDS - (now.getTime() - sentAt.getTime()) / 1000));
}
