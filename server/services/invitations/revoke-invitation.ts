import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { lockInvitation, updateInvitation } from "#server/repositories/staff/invitations.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedId } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { NO_SUCH_INVITATION, noSuchInvitation } from "./internal/invitation-problems.ts";
import { auditedInvitation } from "./internal/send-round.ts";

/** Takes an invitation back: its link opens no more. Doing so again changes nothing. Refuses "not-found", and "conflict" for one that was accepted. */
export async function revokeInvitation(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "users.manage");
  const invitationId = checkedId(id, NO_SUCH_INVITATION);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const invitation = await lockInvitation(tx, invitationId);
    if (!invitation) throw noSuchInvitation();
    if (invitation.revokedAt) return;
    if (invitation.acceptedAt) {
      throw new ServiceError(
        "conflict",
        "Questo invito è già stato accettato: togli il ruolo dalla lista degli utenti.",
      );
    }
    const now = ctx.clock();
    await updateInvitation(tx, invitationId, { revokedAt: now }, now);
    const before = auditedInvitation(invitation);
    await audit({
      action: "revoke-invitation",
      entity: "staff_invitations",
      entityId: invitationId,
      before,
      after: null,
    });
  });
}
