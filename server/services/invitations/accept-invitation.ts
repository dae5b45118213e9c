import { randomUUID } from "node:crypto";
import { can } from "#domain/access/abilities.ts";
import { invitationState } from "#domain/access/invitation.ts";
import type { Visitor } from "#domain/access/visitor.ts";
import { invitedAccountSchema } from "#domain/forms/access.ts";
import type { InvitationPageData } from "#domain/pages/private-pages.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { retriedTransaction } from "#server/db/retried-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { insertAccount, isEnabled, verifyStoredAddress } from "#server/repositories/staff/accounts.ts";
import { insertAuditEntry } from "#server/repositories/staff/audit-log.ts";
import {
  findInvitation,
  lockInvitation,
  type StoredInvitation,
  updateInvitation,
} from "#server/repositories/staff/invitations.ts";
import { grantRole } from "#server/repositories/staff/user-roles.ts";
import { findUserIdByEmail } from "#server/repositories/staff/users.ts";
import { readStaff, type Staff } from "#server/services/access/read-staff.ts";
import { rolesInEffect } from "#server/services/access/shared/roles-in-effect.ts";
import { staffPasswordProblem } from "#server/services/access/staff-password.ts";
import { tokenHash } from "#server/services/booking/shared/manage-token.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { auditedInvitation } from "#server/services/invitations/internal/send-round.ts";
import { closedInvitation } from "#server/services/words/staff-words.ts";

export interface InvitationAnswer {
  token: string;
  visitor: Visitor;
  form: unknown;
}

/**
 * Accepts an invitation by its link, once: an address without an account gets one, with the name and the password that are chosen; one
 * that has an account gets the role when its owner is signed in (product.md#invitations). Answers which of the two it was. Refuses
 * "conflict" for a link that opens nothing, "invalid" for wrong fields, "not-signed-in" where the account's owner has to sign in first.
 */
export async function acceptInvitation(
  ctx: AppContext,
  { token, visitor, form }: InvitationAnswer,
): Promise<"account" | "role"> {
  const known = await openInvitationOf(ctx, token);
  // Read and hashed before the transaction, which on the embedded engine is the only connection.
  const accountId = await findUserIdByEmail(ctx.db, known.email);
  if (accountId) {
    const staff = await readStaff(ctx, visitor);
    refuseOthers(staff, known);
    await accept(ctx, known, async (tx) => {
      // Who opened the mail owns the address.
      await verifyStoredAddress(tx, accountId, ctx.clock());
      return accountId;
    });
    return "role";
  }
  const { name, password } = checkedInput(invitedAccountSchema, form);
  const weakness = staffPasswordProblem(password, [ctx.site.name, known.email, name]);
  if (weakness) throw new ServiceError("invalid", weakness, [{ path: "password", message: weakness }]);
  const library = await ctx.signIn.$context;
  const passwordHash = await library.password.hash(password);
  await accept(ctx, known, async (tx) => {
    const id = randomUUID();
    if (await insertAccount(tx, { id, email: known.email, name, passwordHash }, ctx.clock())) return id;
    throw new ServiceError("conflict", "Questo indirizzo ha appena ricevuto un account: apri di nuovo l'invito.");
  });
  return "account";
}

/** The invitation a link opens. Refuses "conflict", in the same words whatever is wrong with it. */
export async function openInvitationOf(ctx: AppContext, token: string): Promise<StoredInvitation> {
  const hash = tokenHash(token);
  const invitation = hash ? await findInvitation(ctx.db, { tokenHash: hash }) : null;
  if (!invitation || !(await stands(ctx, ctx.db, invitation))) throw closedInvitation();
  return invitation;
}

/** Gives the role to the account that `account` makes or names, and spends the link, in one transaction. */
async function accept(ctx: AppContext, known: StoredInvitation, account: (tx: Transaction) => Promise<string>) {
  await retriedTransaction(ctx.db, async (tx) => {
    const invitation = await lockInvitation(tx, known.id);
    // Sent again meanwhile, it is another link's.
    if (invitation?.tokenHash !== known.tokenHash || !(await stands(ctx, tx, invitation))) throw closedInvitation();
    const now = ctx.clock();
    const { id, role, email, invitedBy } = invitation;
    const userId = await account(tx);
    const { row, granted } = await grantRole(tx, userId, role);
    await updateInvitation(tx, id, { acceptedAt: now }, now);
    const after = auditedInvitation(invitation);
    const accepted = { action: "accept", entity: "staff_invitations", entityId: id, before: null, after };
    await insertAuditEntry(tx, { actor: userId, ...accepted }, now);
    // The role is the word of whoever invited.
    const grant = { action: "grant", entity: "user_roles", entityId: row.id, before: null, after: { email, role } };
    if (granted) await insertAuditEntry(tx, { actor: invitedBy, ...grant }, now);
  });
}

/** Whether it is open, and whoever sent it may still give roles. */
async function stands(ctx: AppContext, db: Queryable, invitation: StoredInvitation) {
  if (invitationState(invitation, ctx.clock()) !== "open") return false;
  const roles = await rolesInEffect(ctx, db, invitation.invitedBy);
  return can(roles, "users.manage") && (await isEnabled(db, invitation.invitedBy));
}

function refuseOthers(staff: Staff | null, { email }: StoredInvitation): void {
  if (!staff) throw new ServiceError("not-signed-in", "Accedi con l'indirizzo invitato per accettare.");
  if (staff.email === email) return;
  throw new ServiceError("conflict", `Sei entrato come ${staff.email}: esci e accedi con l'indirizzo invitato.`);
}

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
