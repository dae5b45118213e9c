import { and, eq, isNull } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { account, session, user } from "#server/db/schema.ts";

export interface NewAccount {
  id: string;
  email: string;
  name: string;
  /** Hash of the password, as the sign-in library computes it. */
  passwordHash: string;
}

/**
 * Stores an account with a verified e-mail address and a password. Returns false, without storing it, if the e-mail address already has an account.
 * The sign-in library can create accounts too, but not inside a transaction.
 */
export async function insertAccount(
  tx: Transaction,
  { id, email, name, passwordHash }: NewAccount,
  now: Date,
): Promise<boolean> {
  const insertedRows = await tx
    .insert(user)
    .values({ id, email, name, emailVerified: true, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: user.email })
    .returning({ id: user.id });
  if (insertedRows.length === 0) return false;
  const credential = { id: `${id}-credential`, userId: id, accountId: id, providerId: "credential" };
  await tx.insert(account).values({ ...credential, password: passwordHash, createdAt: now, updatedAt: now });
  return true;
}

/** Marks an account's e-mail as verified. */
export async function markAddressVerified(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx.update(user).set({ emailVerified: true, updatedAt: now }).where(eq(user.id, userId));
}

/** Deletes the password of an account and all its sessions. */
export async function deleteCredential(db: Queryable, userId: string): Promise<void> {
  await db.delete(account).where(and(eq(account.userId, userId), eq(account.providerId, "credential")));
  await db.delete(session).where(eq(session.userId, userId));
}

/** Whether the user exists and is not disabled. */
export async function isAccountEnabled(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), isNull(user.disabledAt)));
  return rows.length === 1;
}

/** Replaces an outdated password hash by one with the current cost, unless the password was changed meanwhile. */
export async function replacePasswordHash(
  db: Queryable,
  { outdated, current }: { outdated: string; current: string },
): Promise<void> {
  await db.update(account).set({ password: current }).where(eq(account.password, outdated));
}
