import type { Visitor } from "#domain/access/visitor.ts";
import type { InvitationPageData } from "#domain/pages/invitation-page.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import type { StoredInvitation } from "#server/repositories/staff/invitations.ts";
import { findUserIdByEmail } from "#server/repositories/staff/users.ts";
import { readStaff } from "#server/services/access/read-staff.ts";
import { openInvitationOf } from "./accept-invitation.ts";

/** The page behind an invitation's link. Only who holds the link learns whether its address has an account. */
export async function readInvitationPage(
  ctx: AppContext,
  { token, visitor }: { token: string; visitor: Visitor },
): Promise<InvitationPageData> {
  const invitation = await openOrNull(ctx, token);
  if (!invitation) return { step: "closed" };
  const { email, role } = invitation;
  if (!(await findUserIdByEmail(ctx.db, email))) return { step: "new-account", email, role };
  const staff = await readStaff(ctx, visitor);
  if (!staff) return { step: "sign-in", email, role };
  return staff.email === email
    ? { step: "accept", email, role }
    : { step: "other-user", email, role, signedInAs: staff.email };
}

async function openOrNull(ctx: AppContext, token: string): Promise<StoredInvitation | null> {
  try {
    return await openInvitationOf(ctx, token);
  } catch (error) {
    if (error instanceof ServiceError && error.kind === "conflict") return null;
    throw error;
  }
}
