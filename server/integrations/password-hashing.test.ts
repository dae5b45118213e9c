import { hashPassword as hashByLibrary } from "better-auth/crypto";
import { expect, test, vi } from "vitest";
import { createPasswordHashing, STANDARD_COST, TEST_COST } from "#server/integrations/password-hashing.ts";

const PASSWORD = "una-parola-per-le-prove";

test("hashes passwords in production with Argon2id at the recommended cost", async () => {
  expect(STANDARD_COST).toEqual({ memory_kib: 19_456, passes: 2, parallelism: 1 });
  const { hash } = createPasswordHashing({ onOutdated: vi.fn() });
  expect(await hash(PASSWORD)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
});

test("accepts the right password only, with a different salt for each hash", async () => {
  const onOutdated = vi.fn();
  const { hash, verify } = createPasswordHashing({ cost: TEST_COST, onOutdated });
  const [one, other] = [await hash(PASSWORD), await hash(PASSWORD)];
  expect(one).not.toBe(other);
  expect(await verify({ hash: one, password: PASSWORD })).toBe(true);
  expect(await verify({ hash: one, password: `${PASSWORD}!` })).toBe(false);
  expect(onOutdated).not.toHaveBeenCalled();
});

test("accepts accents however the keyboard composes them", async () => {
  const { hash, verify } = createPasswordHashing({ cost: TEST_COST, onOutdated: vi.fn() });
  expect(await verify({ hash: await hash("perché-no"), password: "perche\u0301-no" })).toBe(true);
});

test.each([
  ["the library's scrypt", () => hashByLibrary(PASSWORD)],
  [
    "another cost",
    () => createPasswordHashing({ cost: { ...TEST_COST, passes: 2 }, onOutdated: vi.fn() }).hash(PASSWORD),
  ],
])("a hash by %s is verified and reported with a new hash", async (_what, make) => {
  const outdated = await make();
  const onOutdated = vi.fn();
  const { verify } = createPasswordHashing({ cost: TEST_COST, onOutdated });
  expect(await verify({ hash: outdated, password: "sbagliata" })).toBe(false);
  expect(onOutdated).not.toHaveBeenCalled();
  expect(await verify({ hash: outdated, password: PASSWORD })).toBe(true);
  const [{ current }] = onOutdated.mock.lastCall ?? expect.fail("nobody was told");
  expect(onOutdated).toHaveBeenCalledExactlyOnceWith({ outdated, current });
  expect(await verify({ hash: current, password: PASSWORD })).toBe(true);
});
