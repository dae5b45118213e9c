import { randomUUID } from "node:crypto";
import { can } from "#domain/access/abilities.ts";
import type { Visitor } from "#domain/access/visitor.ts";
import { invitedAccountSchema } from "#domain/forms/access.ts";
import { invitationStateAt } from "#domain/invitations/invitation.ts";
import type { InvitationPageData } from "#domain/pages/private-pages.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { insertAuditEntry } from "#server/repositories/audit-log/audit-log.ts";
import {
  findInvitation,
  lockInvitation,
  type StoredInvitation,
  updateInvitation,
} from "#server/repositories/invitations/invitations.ts";
import { insertAccount, isAccountEnabled, markAddressVerified } from "#server/repositories/users/accounts.ts";
import { grantRole } from "#server/repositories/users/user-roles.ts";
import { findUserIdByEmail } from "#server/repositories/users/users.ts";
import { readStaff, type Staff } from "#server/services/access/read-staff.ts";
import { readEffectiveRoles } from "#server/services/access/shared/effective-roles-of.ts";
import { staffPasswordProblem } from "#server/services/access/staff-password.ts";
import { tokenHash } from "#server/services/bookings/shared/manage-token.ts";
import { toAuditedInvitation } from "#server/services/invitations/internal/resend-invitation-mail.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { closedInvitation } from "#server/services/words/staff-words.ts";

export interface InvitationAcceptance {
  token: string;
  visitor: Visitor;
  form: unknown;
}

/**
 * Accepts an invitation by its one-time link (product.md#invitations). If the e-mail address has no account, creates one with the chosen name and
 * password. An existing account gets the role if its owner is signed in. Returns which of the two happened. Throws "conflict" for an invalid link,
 * "invalid" for wrong fields, and "not-signed-in" if the owner of the account must sign in first.
 */
export async function acceptInvitation(
  ctx: AppContext,
  { token, visitor, form }: InvitationAcceptance,
): Promise<"account" | "role"> {
  const known = await requireOpenInvitation(ctx, token);
  // Read the account and hash the password before the transaction, because PGlite has only one connection.
  const accountId = await findUserIdByEmail(ctx.db, known.email);
  if (accountId) {
    const staff = await readStaff(ctx, visitor);
    assertInvitee(staff, known);
    await acceptAs(ctx, known, async (tx) => {
      // Whoever has the link from the mail owns the e-mail address.
      await markAddressVerified(tx, accountId, ctx.clock());
      return accountId;
    });
    return "role";
  }
  const { name, password } = parseInput(invitedAccountSchema, form);
  const weakness = staffPasswordProblem(password, [ctx.site.name, known.email, name]);
  if (weakness) throw new ServiceError("invalid", weakness, [{ path: "password", message: weakness }]);
  const library = await ctx.signIn.$context;
  const passwordHash = await library.password.hash(password);
  await acceptAs(ctx, known, async (tx) => {
    const id = randomUUID();
    if (await insertAccount(tx, { id, email: known.email, name, passwordHash }, ctx.clock())) return id;
    throw new ServiceError("conflict", "Questo indirizzo ha appena ricevuto un account: apri di nuovo l'invito.");
  });
  return "account";
}

/** Returns the open invitation of a link. Throws the same "conflict" for every problem, so that the error reveals nothing. */
export async function requireOpenInvitation(ctx: AppContext, token: string): Promise<StoredInvitation> {
  const hash = tokenHash(token);
  const invitation = hash ? await findInvitation(ctx.db, { tokenHash: hash }) : null;
  if (!invitation || !(await isAcceptable(ctx, ctx.db, invitation))) throw closedInvitation();
  return invitation;
}

/** In one transaction, creates or finds the account (by `account`), grants the role, and marks the link as used. */
async function acceptAs(ctx: AppContext, known: StoredInvitation, account: (tx: Transaction) => Promise<string>) {
  await retryTransaction(ctx.db, async (tx) => {
    const invitation = await lockInvitation(tx, known.id);
    // If the invitation was sent again meanwhile, only the new link is valid.
    if (invitation?.tokenHash !== known.tokenHash || !(await isAcceptable(ctx, tx, invitation)))
      throw closedInvitation();
    const now = ctx.clock();
    const { id, role, email, invitedBy } = invitation;
    const userId = await account(tx);
    const { row, granted } = await grantRole(tx, userId, role);
    await updateInvitation(tx, id, { acceptedAt: now }, now);
    const after = toAuditedInvitation(invitation);
    const accepted = { action: "accept", entity: "staff_invitations", entityId: id, before: null, after };
    await insertAuditEntry(tx, { actor: userId, ...accepted }, now);
    // The audit entry names the inviting admin as the actor, because the admin has granted the role.
    const grant = { action: "grant", entity: "user_roles", entityId: row.id, before: null, after: { email, role } };
    if (granted) await insertAuditEntry(tx, { actor: invitedBy, ...grant }, now);
  });
}

/** Whether an invitation is open and the admin who sent it may still grant roles. */
async function isAcceptable(ctx: AppContext, db: Queryable, invitation: StoredInvitation) {
  if (invitationStateAt(invitation, ctx.clock()) !== "open") return false;
  const roles = await readEffectiveRoles(ctx, db, invitation.invitedBy);
  return can(roles, "users.manage") && (await isAccountEnabled(db, invitation.invitedBy));
}

function assertInvitee(staff: Staff | null, { email }: StoredInvitation): void {
  if (!staff) throw new ServiceError("not-signed-in", "Accedi con l'indirizzo invitato per accettare.");
  if (staff.email === email) return;
  throw new ServiceError("conflict", `Sei entrato come ${staff.email}: esci e accedi con l'indirizzo invitato.`);
}

/** Returns the content of the page of an invitation's link. Only who has the link learns whether the e-mail address has an account. */
export async function readInvitationPage(
  ctx: AppContext,
  { token, visitor }: { token: string; visitor: Visitor },
): Promise<InvitationPageData> {
  const invitation = await findOpenInvitation(ctx, token);
  if (!invitation) return { step: "closed" };
  const { email, role } = invitation;
  if (!(await findUserIdByEmail(ctx.db, email))) return { step: "new-account", email, role };
  const staff = await readStaff(ctx, visitor);
  if (!staff) return { step: "sign-in", email, role };
  return staff.email === email
    ? { step: "accept", email, role }
    : { step: "other-user", email, role, signedInAs: staff.email };
}

async function findOpenInvitation(ctx: AppContext, token: string): Promise<StoredInvitation | null> {
  try {
    return await requireOpenInvitation(ctx, token);
  } catch (error) {
    if (error instanceof ServiceError && error.kind === "conflict") return null;
    throw error;
  }
}
