import { expect, test } from "vitest";
import { deriveSecretKeys } from "#server/secret-keys.ts";

const SECRET = "s".repeat(32);
const FORMER = "f".repeat(32);

test("each purpose has its own key, different from the secret and the same at every start", () => {
  const { signIn, forms, identities } = deriveSecretKeys(SECRET, undefined);
  const values = [...signIn.map(({ value }) => value), forms, identities, SECRET];
  expect(new Set(values).size).toBe(4);
  expect(deriveSecretKeys(SECRET, undefined)).toMatchObject({ signIn, forms, identities });
});

test("after a change of the secret the former sign-in key remains, under its version", () => {
  const [former] = deriveSecretKeys(FORMER, undefined).signIn;
  const [present] = deriveSecretKeys(SECRET, undefined).signIn;
  expect(deriveSecretKeys(SECRET, FORMER).signIn).toEqual([present, former]);
  expect(deriveSecretKeys(SECRET, SECRET).signIn).toEqual([present]);
});
