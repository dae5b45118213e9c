import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { session, verification } from "#server/db/schema.ts";

/** Notes that a session was used, and until when it lasts now. */
export async function extendSession(
  db: Queryable,
  id: string,
  { usedAt, expiresAt }: { usedAt: Date; expiresAt: Date },
): Promise<void> {
  await db.update(session).set({ updatedAt: usedAt, expiresAt }).where(eq(session.id, id));
}

/** Ends every session of an account, and what stands open in its name; answers how many sessions there were. */
export async function deleteSessions(db: Queryable, userId: string): Promise<number> {
  const ended = await db.delete(session).where(eq(session.userId, userId)).returning({ id: session.id });
  await revokeVerifications(db, userId);
  return ended.length;
}

/** Stores a link to choose a password, as the sign-in library does outside of transactions. */
export async function insertPasswordLink(
  tx: Transaction,
  { token, userId, expiresAt }: { token: string; userId: string; expiresAt: Date },
): Promise<void> {
  const identifier = `reset-password:${token}`;
  await tx.insert(verification).values({ id: randomUUID(), identifier, value: userId, expiresAt });
}

/** Ends what stands open in an account's name beside its sessions: devices that are asked for no code, second steps, links to choose a password. */
export async function revokeVerifications(db: Queryable, userId: string): Promise<void> {
  await db.delete(verification).where(eq(verification.value, userId));
}
