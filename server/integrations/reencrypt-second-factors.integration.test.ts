import { symmetricEncrypt } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { twoFactor } from "#server/db/schema.ts";
import { reencryptSecondFactors } from "#server/integrations/reencrypt-second-factors.ts";
import { setUpTestApplication } from "#test/app.ts";
import { callApi, PASSWORD, signInAs } from "#test/staff.ts";
import { createTotpSequence } from "#test/totp.ts";

const FORMER = "former-secret-former-secret-former-secret";

const application = setUpTestApplication({ seed: "none", variables: { AUTH_SECRET_PREVIOUS: FORMER } });

test("second factors encrypted with a former key, or before keys had purposes, are re-encrypted with today's key", async () => {
  const { db, env } = application.context;
  const who = await signInAs(application, "admin");
  const post = (path: string, body: object) => callApi(application, who, "POST", `/api/auth/two-factor/${path}`, body);
  const { totpURI, backupCodes } = await (await post("enable", { password: PASSWORD })).json();
  const code = createTotpSequence(totpURI);
  const data = new URL(totpURI).searchParams.get("secret") ?? "";
  const plain = Buffer.from(decodeBase32(data)).toString();
  const own = eq(twoFactor.userId, who.userId);
  const stored = async () => (await db.select().from(twoFactor).where(own))[0] ?? expect.fail("no second factor");
  await db
    .update(twoFactor)
    .set({
      secret: await symmetricEncrypt({ key: FORMER, data: plain }),
      backupCodes: await symmetricEncrypt({ key: FORMER, data: JSON.stringify(backupCodes) }),
    })
    .where(own);
  await reencryptSecondFactors(application.context);
  const mark = `$ba$${env.keys.signIn[0]?.version}$`;
  expect((await stored()).secret.startsWith(mark)).toBe(true);
  expect((await stored()).backupCodes.startsWith(mark)).toBe(true);
  expect((await post("verify-totp", { code: code() })).status).toBe(200);
  const renewed = await stored();
  await reencryptSecondFactors(application.context);
  expect((await stored()).secret).toBe(renewed.secret);
});

function decodeBase32(text: string): number[] {
  const bits = [...text].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  return (bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
}
