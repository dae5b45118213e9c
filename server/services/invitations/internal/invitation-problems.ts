import { CLOSED_INVITATION, invitationState } from "#domain/access/invitation.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import type { StoredInvitation } from "#server/repositories/staff/invitations.ts";

export const NO_SUCH_INVITATION = "Questo invito non esiste.";
export const noSuchInvitation = () => new ServiceError("not-found", NO_SUCH_INVITATION);

export const closedInvitation = () => new ServiceError("conflict", CLOSED_INVITATION);

/** Refuses "conflict" for an invitation that was accepted or revoked: nothing can be done with it any more. */
export function refuseEnded(ctx: AppContext, invitation: StoredInvitation): void {
  const state = invitationState(invitation, ctx.clock());
  if (state === "accepted") throw new ServiceError("conflict", "Questo invito è già stato accettato.");
  if (state === "revoked") throw new ServiceError("conflict", "Questo invito è già stato revocato: invita di nuovo.");
}
