import { randomUUID } from "node:crypto";
import { invitationEnd, invitationState, MOST_OPEN_INVITATIONS } from "#domain/access/invitation.ts";
import { type Role, roleLabel } from "#domain/access/roles.ts";
import { invitationSchema } from "#domain/forms/access.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import {
  countOpenInvitations,
  insertInvitation,
  type ListedInvitation,
  lockPendingInvitation,
  type StoredInvitation,
} from "#server/repositories/staff/invitations.ts";
import { findUserIdByEmail, lockUser } from "#server/repositories/staff/users.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { requireAbility, requireRecentPassword } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { invitationTokenHash } from "./internal/invitation-token.ts";
import { auditedInvitation, sendRound } from "./internal/send-round.ts";

/**
 * Invites an address to the panel with a role, by a mail with a one-time link (product.md#invitations). The same invitation, still open, is
 * answered as it is; one that has expired is sent anew. Refuses "invalid" for wrong fields, a role that is held already and a disabled
 * account, "conflict" for an open invitation with another role and when too many are open.
 */
export async function inviteStaff(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<ListedInvitation> {
  requireAbility(staff, "users.manage");
  requireRecentPassword(staff);
  const { email, role } = checkedInput(invitationSchema, body);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const pending = await lockPendingInvitation(tx, email);
    const state = pending && invitationState(pending, ctx.clock());
    if (pending && state === "open") {
      if (pending.role === role) return listed(pending, staff);
      throw alreadyInvited(pending.role);
    }
    await refuseNeedless(tx, email, role);
    if ((await countOpenInvitations(tx, ctx.clock())) >= MOST_OPEN_INVITATIONS) {
      const message = `Ci sono già ${MOST_OPEN_INVITATIONS} inviti in attesa: revocane qualcuno.`;
      throw new ServiceError("conflict", message);
    }
    const sent = pending
      ? await sendRound(ctx, tx, { invitation: pending, staff, role })
      : await store(ctx, tx, { email, role, staff });
    const before = pending && auditedInvitation(pending);
    const after = auditedInvitation(sent);
    await audit({ action: "invite", entity: "staff_invitations", entityId: sent.id, before, after });
    return listed(sent, staff);
  });
}

async function store(
  ctx: AppContext,
  tx: Transaction,
  { email, role, staff }: { email: string; role: Role; staff: Staff },
): Promise<StoredInvitation> {
  const id = randomUUID();
  const now = ctx.clock();
  const tokenHash = invitationTokenHash(ctx.env.secret, { id, round: 1 });
  const times = { sentAt: now, expiresAt: invitationEnd(now), createdAt: now, updatedAt: now };
  const stored = await insertInvitation(tx, { id, email, role, tokenHash, invitedBy: staff.userId, ...times });
  // A colleague has invited the same address in this very moment.
  if (!stored) throw alreadyInvited(role);
  await ctx.jobs.enqueue(tx, "invitation-mail", { invitation: id });
  return stored;
}

async function refuseNeedless(tx: Transaction, email: string, role: Role): Promise<void> {
  const userId = await findUserIdByEmail(tx, email);
  const user = userId && (await lockUser(tx, userId));
  if (!user) return;
  if (user.roles.some((held) => held.role === role)) throw wrongAddress(`Ha già il ruolo «${roleLabel(role)}».`);
  if (user.disabledAt) throw wrongAddress("Questo account è disattivato: riattivalo prima di invitarlo.");
}

/** Whoever asks is who invited, or invites now as a colleague did. */
const listed = (invitation: StoredInvitation, { name, email }: Staff): ListedInvitation => ({
  ...invitation,
  inviterName: name || email,
});

const wrongAddress = (message: string) => new ServiceError("invalid", message, [{ path: "email", message }]);

const alreadyInvited = (role: Role) =>
  new ServiceError(
    "conflict",
    `Questo indirizzo ha già un invito aperto come «${roleLabel(role)}»: mandalo di nuovo o revocalo.`,
  );
