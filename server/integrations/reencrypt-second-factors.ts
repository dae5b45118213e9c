import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import type { AppContext } from "#server/context.ts";
import { listSecondFactorsWithOldKey, replaceEncryptedSecondFactor } from "#server/repositories/users/second-factor.ts";

/**
 * At a start: encrypts second factors by today's key that are still encrypted by a former one, so that AUTH_SECRET_PREVIOUS can go. One that no
 * key opens is left and told of: its holder's factor has to be taken away by an admin.
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
