import { and, eq, gt, lt, notExists, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/client.ts";
import { session, user, userRoles, verification } from "#server/db/schema.ts";

/** Removes sessions and one-time links whose time is over; nobody could use them any more. */
export async function deleteExpiredSignIns(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(session).where(lt(session.expiresAt, now));
  await tx.delete(verification).where(lt(verification.expiresAt, now));
}

/** Removes accounts without a role that are older than an instant and that nobody is signed in to, with all that belongs to them. */
export async function deleteAccountsWithoutRole(tx: Transaction, before: Date, now: Date): Promise<number> {
  const one = { one: sql`1` };
  const gone = await tx
    .delete(user)
    .where(
      and(
        lt(user.createdAt, before),
        lt(user.updatedAt, before),
        notExists(tx.select(one).from(userRoles).where(eq(userRoles.userId, user.id))),
        notExists(
          tx
            .select(one)
            .from(session)
            .where(and(eq(session.userId, user.id), gt(session.expiresAt, now))),
        ),
      ),
    )
    .returning({ id: user.id });
  return gone.length;
}
