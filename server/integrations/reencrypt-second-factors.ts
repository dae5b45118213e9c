import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import type { AppContext } from "#server/context.ts";
import { listSecondFactorsWithOldKey, replaceEncryptedSecondFactor } from "#server/repositories/users/second-factor.ts";

/**
 * Runs at startup: re-encrypts second factors that are encrypted with a former key, so that AUTH_SECRET_PREVIOUS can be removed. Logs those that no key
 * decrypts; an admin has to remove that factor.
 */
export async function reencryptSecondFactors({
  db,
  signIn,
  env,
  logger,
}: Pick<AppContext, "db" | "signIn" | "env" | "logger">) {
  const { secretConfig: key } = await signIn.$context;
  for (const before of await listSecondFactorsWithOldKey(db, `$ba$${env.keys.signIn[0]?.version}$`)) {
    const reencrypt = async (data: string) => symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) });
    try {
      await replaceEncryptedSecondFactor(db, before, {
        secret: await reencrypt(before.secret),
        backupCodes: await reencrypt(before.backupCodes),
      });
    } catch (err) {
      logger.error({ err, twoFactor: before.id }, "a second factor cannot be read with these secrets");
    }
  }
}
