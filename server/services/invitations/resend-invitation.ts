import type { AppContext } from "#server/context.ts";
import { type ListedInvitation, lockInvitation } from "#server/repositories/staff/invitations.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId } from "#server/services/checked-input.ts";
import { requireAbility, requireRecentPassword } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { NO_SUCH_INVITATION, noSuchInvitation, refuseEnded } from "./internal/invitation-problems.ts";
import { auditedInvitation, sendRound } from "./internal/send-round.ts";

/** Sends an invitation again, with another link. Refuses "not-found", "conflict" for one that was accepted or revoked, "too-many" within a minute. */
export async function resendInvitation(
  ctx: AppContext,
  { staff, id }: { staff: Staff; id: string },
): Promise<ListedInvitation> {
  requireAbility(staff, "users.manage");
  requireRecentPassword(staff);
  const invitationId = checkedId(id, NO_SUCH_INVITATION);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const invitation = await lockInvitation(tx, invitationId);
    if (!invitation) throw noSuchInvitation();
    refuseEnded(ctx, invitation);
    const sent = await sendRound(ctx, tx, { invitation, staff, role: invitation.role });
    const [before, after] = [auditedInvitation(invitation), auditedInvitation(sent)];
    await audit({ action: "send", entity: "staff_invitations", entityId: invitationId, before, after });
    return { ...sent, inviterName: staff.name || staff.email };
  });
}
