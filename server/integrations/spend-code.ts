import { createOTP } from "@better-auth/utils/otp";
import { symmetricDecrypt } from "better-auth/crypto";
import type { Db } from "#server/db/client.ts";
import { findAuthenticatorKey, spendCodeStep } from "#server/repositories/staff/second-factor.ts";

const STEP_MS = 30_000;
/** The library takes the code of the step before and of the one after as well, for clocks that differ. */
const STEPS_AROUND = [1, 0, -1];

export interface GivenCode {
  userId: string;
  code: string;
  /** What the library encrypts with. */
  key: Parameters<typeof symmetricDecrypt>[0]["key"];
}

/** Spends a right code of an authenticator, so that it opens nothing again (RFC 6238, 5.2); false when it was spent before. */
export async function spendCode(db: Db, { userId, code, key }: GivenCode): Promise<boolean> {
  const encrypted = await findAuthenticatorKey(db, userId);
  if (encrypted === null) return false;
  const authenticator = createOTP(await symmetricDecrypt({ key, data: encrypted }));
  const now = Math.floor(Date.now() / STEP_MS);
  for (const around of STEPS_AROUND) {
    if ((await authenticator.hotp(now + around)) === code) return spendCodeStep(db, userId, now + around);
  }
  return false;
}
