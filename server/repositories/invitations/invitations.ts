import { and, count, desc, eq, gt, isNull } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { staffInvitations, user } from "#server/db/schema.ts";
import { lockNames } from "#server/repositories/advisory-locks.ts";

/** An invitation as stored. */
export type StoredInvitation = typeof staffInvitations.$inferSelect;
/** An invitation with who invited, by name or address; null for somebody who is gone. */
export type ListedInvitation = StoredInvitation & { inviterName: string | null };

/** The last invitations, the newest first. */
export async function listInvitations(db: Queryable, limit: number): Promise<ListedInvitation[]> {
  const rows = await db
    .select({ invitation: staffInvitations, name: user.name, email: user.email })
    .from(staffInvitations)
    .leftJoin(user, eq(user.id, staffInvitations.invitedBy))
    .orderBy(desc(staffInvitations.createdAt), staffInvitations.id)
    .limit(limit);
  return rows.map(({ invitation, name, email }) => ({ ...invitation, inviterName: name || email }));
}

/** An invitation in whatever state, by its id or the hash of its link's token; null for an unknown one. */
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

/** An invitation as it is now, kept from other writers until the transaction ends. */
export async function lockInvitation(tx: Transaction, id: string): Promise<StoredInvitation | null> {
  const [row] = await tx.select().from(staffInvitations).where(eq(staffInvitations.id, id)).for("update");
  return row ?? null;
}

/** The invitation of an address that was neither accepted nor revoked, kept from other writers. */
export async function lockPendingInvitation(tx: Transaction, email: string): Promise<StoredInvitation | null> {
  const [row] = await tx
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.email, email), isPending()))
    .for("update");
  return row ?? null;
}

/** How many invitations wait for an answer; whoever else invites somebody waits until the transaction ends. */
export async function countOpenInvitations(tx: Transaction, now: Date): Promise<number> {
  await lockNames(tx, "invitations");
  const [row] = await tx
    .select({ number: count() })
    .from(staffInvitations)
    .where(and(isPending(), gt(staffInvitations.expiresAt, now)));
  return row?.number ?? 0;
}

/** Stores an invitation; null when the address has one already. */
export async function insertInvitation(
  tx: Transaction,
  invitation: typeof staffInvitations.$inferInsert,
): Promise<StoredInvitation | null> {
  const [row] = await tx.insert(staffInvitations).values(invitation).onConflictDoNothing().returning();
  return row ?? null;
}

/** Writes the changes into a locked invitation and answers it. Throws when it is gone. */
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
