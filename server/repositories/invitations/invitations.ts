import { and, count, desc, eq, gt, isNull } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { staffInvitations, user } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";

export type StoredInvitation = typeof staffInvitations.$inferSelect;
/** An invitation with the inviter's name or e-mail address. `inviterName` is null if that user was deleted. */
export type ListedInvitation = StoredInvitation & { inviterName: string | null };

/** Lists the most recent invitations, newest first. */
export async function listInvitations(db: Queryable, limit: number): Promise<ListedInvitation[]> {
  const rows = await db
    .select({ invitation: staffInvitations, name: user.name, email: user.email })
    .from(staffInvitations)
    .leftJoin(user, eq(user.id, staffInvitations.invitedBy))
    .orderBy(desc(staffInvitations.createdAt), staffInvitations.id)
    .limit(limit);
  return rows.map(({ invitation, name, email }) => ({ ...invitation, inviterName: name || email }));
}

/** Returns the invitation with an id or with the hash of a token, in any status; null if there is none. */
export async function findInvitation(
  db: Queryable,
  key: { id: string } | { tokenHash: string },
): Promise<StoredInvitation | null> {
  const [row] = await db
    .select()
    .from(staffInvitations)
    .where("id" in key ? eq(staffInvitations.id, key.id) : eq(staffInvitations.tokenHash, key.tokenHash));
  return row ?? null;
}

/** Locks the invitation with an id until the transaction ends and returns it; null if there is none. */
export async function lockInvitation(tx: Transaction, id: string): Promise<StoredInvitation | null> {
  const [row] = await tx.select().from(staffInvitations).where(eq(staffInvitations.id, id)).for("update");
  return row ?? null;
}

/**
 * Locks the pending invitation of an e-mail address (neither accepted nor revoked) until the transaction ends and returns it; null if there is none.
 */
export async function lockPendingInvitation(tx: Transaction, email: string): Promise<StoredInvitation | null> {
  const [row] = await tx
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.email, email), isPending()))
    .for("update");
  return row ?? null;
}

/** Counts the open invitations. Other transactions that want to invite somebody wait until this transaction ends. */
export async function countOpenInvitations(tx: Transaction, now: Date): Promise<number> {
  await lockNames(tx, "invitations");
  const [row] = await tx
    .select({ number: count() })
    .from(staffInvitations)
    .where(and(isPending(), gt(staffInvitations.expiresAt, now)));
  return row?.number ?? 0;
}

/** Stores an invitation and returns it. Returns null, without storing it, if the e-mail address already has a pending invitation. */
export async function insertInvitation(
  tx: Transaction,
  invitation: typeof staffInvitations.$inferInsert,
): Promise<StoredInvitation | null> {
  const [row] = await tx.insert(staffInvitations).values(invitation).onConflictDoNothing().returning();
  return row ?? null;
}

/** Updates an invitation and returns the updated row. The caller has locked the invitation. Throws if it does not exist. */
export async function updateInvitation(
  tx: Transaction,
  id: string,
  changes: Partial<typeof staffInvitations.$inferInsert>,
  now: Date,
): Promise<StoredInvitation> {
  const [row] = await tx
    .update(staffInvitations)
    .set({ ...changes, updatedAt: now })
    .where(eq(staffInvitations.id, id))
    .returning();
  if (!row) throw new Error("An invitation that was locked is gone");
  return row;
}

const isPending = () => and(isNull(staffInvitations.acceptedAt), isNull(staffInvitations.revokedAt));
