import type { Role } from "#domain/access/roles.ts";
import { invitationExpiresAt, resendWaitSeconds } from "#domain/invitations/invitation.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { type StoredInvitation, updateInvitation } from "#server/repositories/invitations/invitations.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { invitationTokenHash } from "./invitation-token.ts";

/**
 * Sends an invitation again with a new link, which is valid for seven days. The former link becomes invalid, and the current user becomes the
 * inviter. Throws "too-many" if the last mail was sent less than a minute ago.
 */
export async function resendInvitationMail(
  ctx: AppContext,
  tx: Transaction,
  { invitation, staff, role }: { invitation: StoredInvitation; staff: Staff; role: Role },
): Promise<StoredInvitation> {
  const now = ctx.clock();
  const wait = resendWaitSeconds(invitation.sentAt, now);
  if (wait > 0) throw new ServiceError("too-many", "L'invito è appena partito: riprova tra un minuto.", [], wait);
  const next = { id: invitation.id, round: invitation.round + 1 };
  const sent = await updateInvitation(
    tx,
    invitation.id,
    {
      role,
      round: next.round,
      tokenHash: invitationTokenHash(ctx.env.secret, next),
      invitedBy: staff.userId,
      sentAt: now,
      expiresAt: invitationExpiresAt(now),
    },
    now,
  );
  await ctx.jobs.enqueue(tx, "invitation-mail", { invitation: sent.id });
  return sent;
}

/** Returns an invitation for the audit log. */
export const toAuditedInvitation = ({ email, role, expiresAt }: StoredInvitation) => ({ email, role, expiresAt });
