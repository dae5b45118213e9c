import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { session, verification } from "#server/db/schema.ts";

/** Records that a session was used, and stores its new expiry. */
export async function extendSession(
  db: Queryable,
  id: string,
  { usedAt, expiresAt }: { usedAt: Date; expiresAt: Date },
): Promise<void> {
  await db.update(session).set({ updatedAt: usedAt, expiresAt }).where(eq(session.id, id));
}

/** Deletes all sessions of an account and its pending verifications. Returns the number of deleted sessions. */
export async function deleteSessions(db: Queryable, userId: string): Promise<number> {
  const ended = await db.delete(session).where(eq(session.userId, userId)).returning({ id: session.id });
  await revokeVerifications(db, userId);
  return ended.length;
}

/** Stores the token of a link with which a user sets a password. The sign-in library can do so too, but not inside a transaction. */
export async function insertPasswordLink(
  tx: Transaction,
  { token, userId, expiresAt }: { token: string; userId: string; expiresAt: Date },
): Promise<void> {
  const identifier = `reset-password:${token}`;
  await tx.insert(verification).values({ id: randomUUID(), identifier, value: userId, expiresAt });
}

/** Revokes an account's remembered devices, pending second steps and password links. */
export async function revokeVerifications(db: Queryable, userId: string): Promise<void> {
  await db.delete(verification).where(eq(verification.value, userId));
}
