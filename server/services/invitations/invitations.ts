import { randomUUID } from "node:crypto";
import { type Role, roleLabel } from "#domain/access/roles.ts";
import { invitationSchema } from "#domain/forms/access.ts";
import { invitationExpiresAt, invitationStateAt, MAX_OPEN_INVITATIONS } from "#domain/invitations/invitation.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import type { Mailer } from "#server/integrations/mailer.ts";
import { invitationEmail } from "#server/mail/access-mail.ts";
import {
  countOpenInvitations,
  findInvitation,
  insertInvitation,
  type ListedInvitation,
  listInvitations,
  lockInvitation,
  lockPendingInvitation,
  type StoredInvitation,
  updateInvitation,
} from "#server/repositories/invitations/invitations.ts";
import { findUserIdByEmail, findUserName, lockUser } from "#server/repositories/users/users.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility, requireRecentPassword } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { invitationTokenHash, invitationUrl } from "#server/services/invitations/internal/invitation-token.ts";
import {
  resendInvitationMail,
  toAuditedInvitation,
} from "#server/services/invitations/internal/resend-invitation-mail.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";
import { NO_SUCH_INVITATION, noSuchInvitation } from "#server/services/words/staff-words.ts";

/** Maximum number of listed invitations, more than can be open at the same time. */
const MAX_LISTED_INVITATIONS = 100;

/** Lists the latest invitations, newest first. */
export async function readInvitations(ctx: AppContext, { staff }: { staff: Staff }): Promise<ListedInvitation[]> {
  requireAbility(staff, "users.manage");
  return listInvitations(ctx.db, MAX_LISTED_INVITATIONS);
}

/**
 * Invites an e-mail address to the panel with a role, by a mail with a one-time link (product.md#invitations). If there is an open invitation with
 * the same role, returns it and sends no mail; if it has expired, sends it again. Throws "invalid" for wrong fields, for a role that the user already
 * has and for a disabled account, and "conflict" for an open invitation with another role and at the maximum number of open invitations.
 */
export async function inviteStaff(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<ListedInvitation> {
  requireAbility(staff, "users.manage");
  requireRecentPassword(staff);
  const { email, role } = parseInput(invitationSchema, body);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const pending = await lockPendingInvitation(tx, email);
    const state = pending && invitationStateAt(pending, ctx.clock());
    if (pending && state === "open") {
      if (pending.role === role) return toListedInvitation(pending, staff);
      throw alreadyInvitedError(pending.role);
    }
    await assertInvitationNeeded(tx, email, role);
    if ((await countOpenInvitations(tx, ctx.clock())) >= MAX_OPEN_INVITATIONS) {
      const message = `Ci sono già ${MAX_OPEN_INVITATIONS} inviti in attesa: revocane qualcuno.`;
      throw new ServiceError("conflict", message);
    }
    const sent = pending
      ? await resendInvitationMail(ctx, tx, { invitation: pending, staff, role })
      : await storeInvitation(ctx, tx, { email, role, staff });
    const before = pending && toAuditedInvitation(pending);
    const after = toAuditedInvitation(sent);
    await audit({ action: "invite", entity: "staff_invitations", entityId: sent.id, before, after });
    return toListedInvitation(sent, staff);
  });
}

async function storeInvitation(
  ctx: AppContext,
  tx: Transaction,
  { email, role, staff }: { email: string; role: Role; staff: Staff },
): Promise<StoredInvitation> {
  const id = randomUUID();
  const now = ctx.clock();
  const tokenHash = invitationTokenHash(ctx.env.secret, { id, round: 1 });
  const times = { sentAt: now, expiresAt: invitationExpiresAt(now), createdAt: now, updatedAt: now };
  const stored = await insertInvitation(tx, { id, email, role, tokenHash, invitedBy: staff.userId, ...times });
  // A colleague has invited the same e-mail address at the same moment.
  if (!stored) throw alreadyInvitedError(role);
  await ctx.jobs.enqueue(tx, "invitation-mail", { invitation: id });
  return stored;
}

async function assertInvitationNeeded(tx: Transaction, email: string, role: Role): Promise<void> {
  const userId = await findUserIdByEmail(tx, email);
  const user = userId && (await lockUser(tx, userId));
  if (!user) return;
  if (user.roles.some((userRole) => userRole.role === role))
    throw invalidAddressError(`Ha già il ruolo «${roleLabel(role)}».`);
  if (user.disabledAt) throw invalidAddressError("Questo account è disattivato: riattivalo prima di invitarlo.");
}

/** Returns an invitation for lists; the current user is its inviter. */
const toListedInvitation = (invitation: StoredInvitation, { name, email }: Staff): ListedInvitation => ({
  ...invitation,
  inviterName: name || email,
});

const invalidAddressError = (message: string) => new ServiceError("invalid", message, [{ path: "email", message }]);

const alreadyInvitedError = (role: Role) =>
  new ServiceError(
    "conflict",
    `Questo indirizzo ha già un invito aperto come «${roleLabel(role)}»: mandalo di nuovo o revocalo.`,
  );

/**
 * Sends an invitation again with a new link. Throws "not-found", "conflict" for an accepted or revoked invitation, and "too-many" if the last mail
 * was sent less than a minute ago.
 */
export async function resendInvitation(
  ctx: AppContext,
  { staff, id }: { staff: Staff; id: string },
): Promise<ListedInvitation> {
  requireAbility(staff, "users.manage");
  requireRecentPassword(staff);
  const invitationId = parseId(id, NO_SUCH_INVITATION);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const invitation = await lockInvitation(tx, invitationId);
    if (!invitation) throw noSuchInvitation();
    assertInvitationOpen(ctx, invitation);
    const sent = await resendInvitationMail(ctx, tx, { invitation, staff, role: invitation.role });
    const [before, after] = [toAuditedInvitation(invitation), toAuditedInvitation(sent)];
    await audit({ action: "send", entity: "staff_invitations", entityId: invitationId, before, after });
    return { ...sent, inviterName: staff.name || staff.email };
  });
}

/** Throws "conflict" for an accepted or revoked invitation. */
function assertInvitationOpen(ctx: AppContext, invitation: StoredInvitation): void {
  const state = invitationStateAt(invitation, ctx.clock());
  if (state === "accepted") throw new ServiceError("conflict", "Questo invito è già stato accettato.");
  if (state === "revoked") throw new ServiceError("conflict", "Questo invito è già stato revocato: invita di nuovo.");
}

/** Revokes an invitation and its link. Idempotent. Throws "not-found", and "conflict" for an accepted one. */
export async function revokeInvitation(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "users.manage");
  const invitationId = parseId(id, NO_SUCH_INVITATION);
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
    const before = toAuditedInvitation(invitation);
    await audit({
      action: "revoke-invitation",
      entity: "staff_invitations",
      entityId: invitationId,
      before,
      after: null,
    });
  });
}

/**
 * Renders and sends the mail of an invitation. It is rendered only now, so that its link is never stored in the queue. Sends nothing if the
 * invitation is no longer open.
 */
export async function sendInvitationMail(
  ctx: AppContext,
  { invitation: id, mailer }: { invitation: string; mailer: Mailer },
): Promise<void> {
  const invitation = await findInvitation(ctx.db, { id });
  if (!invitation || invitationStateAt(invitation, ctx.clock()) !== "open") return;
  const inviter = await findUserName(ctx.db, invitation.invitedBy);
  const url = invitationUrl(ctx.env, invitation);
  await mailer.send(
    invitationEmail({ invitation, inviter: inviter ?? "", url, site: ctx.site, siteUrl: ctx.env.siteUrl }),
  );
}
