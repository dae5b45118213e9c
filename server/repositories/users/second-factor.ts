import { and, eq, isNull, lt, notLike, or } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import { twoFactor } from "#server/db/schema.ts";

/** Returns the encrypted key of an account's authenticator; null if the account has no authenticator. */
export async function findAuthenticatorKey(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db.select({ secret: twoFactor.secret }).from(twoFactor).where(eq(twoFactor.userId, userId));
  return row?.secret ?? null;
}

/** Marks the code of a 30-second step, and all codes of earlier steps, as used. Returns false if the code was used before. */
export async function consumeTotpStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const spent = await db
    .update(twoFactor)
    .set({ lastUsedStep: step })
    .where(and(eq(twoFactor.userId, userId), or(isNull(twoFactor.lastUsedStep), lt(twoFactor.lastUsedStep, step))))
    .returning({ id: twoFactor.id });
  return spent.length > 0;
}

/** The encrypted columns of an account's second factor. */
export interface EncryptedSecondFactor {
  id: string;
  secret: string;
  backupCodes: string;
}

/** Lists the second factors that are not encrypted with the current key. A value that the current key encrypted begins with `keyPrefix`. */
export async function listSecondFactorsWithOldKey(db: Queryable, keyPrefix: string): Promise<EncryptedSecondFactor[]> {
  const { id, secret, backupCodes } = twoFactor;
  const isOther = or(notLike(secret, `${keyPrefix}%`), notLike(backupCodes, `${keyPrefix}%`));
  return db.select({ id, secret, backupCodes }).from(twoFactor).where(isOther);
}

/** Replaces the encrypted values of a second factor, unless they were changed meanwhile. */
export async function replaceEncryptedSecondFactor(
  db: Queryable,
  before: EncryptedSecondFactor,
  { secret, backupCodes }: Omit<EncryptedSecondFactor, "id">,
): Promise<void> {
  await db
    .update(twoFactor)
    .set({ secret, backupCodes })
    .where(
      and(
        eq(twoFactor.id, before.id),
        eq(twoFactor.secret, before.secret),
        eq(twoFactor.backupCodes, before.backupCodes),
      ),
    );
}
