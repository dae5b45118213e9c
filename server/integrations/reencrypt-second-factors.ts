import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import type { AppContext } from "#server/context.ts";
import { listSecondFactorsWithOldKey, replaceEncryptedSecondFactor } from "#server/repositories/users/second-factor.ts";

/**
 * Encrypts second factors with the current key if a former key was used, so that the owner can remove AUTH_SECRET_PREVIOUS. Runs at startup. Logs
 * each second factor that no key decrypts; an admin has to remove it from its account.
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
