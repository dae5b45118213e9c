import { invitationState } from "#domain/access/invitation.ts";
import type { AppContext } from "#server/context.ts";
import type { Mailer } from "#server/integrations/mailer.ts";
import { invitationEmail } from "#server/mail/invitation-mail.ts";
import { findInvitation } from "#server/repositories/staff/invitations.ts";
import { findUserName } from "#server/repositories/staff/users.ts";
import { invitationUrl } from "./internal/invitation-token.ts";

/** Writes an invitation's mail when it is sent, so that its link never lies in the queue. One that is no longer open needs none. */
export async function sendInvitationMail(
  ctx: AppContext,
  { invitation: id, mailer }: { invitation: string; mailer: Mailer },
): Promise<void> {
  const invitation = await findInvitation(ctx.db, { id });
  if (!invitation || invitationState(invitation, ctx.clock()) !== "open") return;
  const inviter = await findUserName(ctx.db, invitation.invitedBy);
  const url = invitationUrl(ctx.env, invitation);
  await mailer.send(invitationEmail({ invitation, inviter: inviter ?? "", url, site: ctx.site }));
}
