import { expect, test } from "vitest";
import type { Db } from "#server/db/client.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";

/** A database whose first transactions fail with these codes, one code each. The errors are wrapped as Drizzle wraps them. */
function failingDatabase(...codes: string[]): { db: Db; begun: () => number } {
  let begun = 0;
  const transaction = async (work: (tx: unknown) => Promise<unknown>) => {
    begun++;
    const code = codes.shift();
    if (code) throw new Error("Failed query", { cause: Object.assign(new Error("refused"), { code }) });
    return work({});
  };
  return { db: { transaction } as unknown as Db, begun: () => begun };
}

test("retries after a deadlock and a serialisation failure", async () => {
  const { db, begun } = failingDatabase("40P01", "40001");
  expect(await retryTransaction(db, async () => "done")).toBe("done");
  expect(begun()).toBe(3);
});

test("gives up after five attempts", async () => {
  const { db, begun } = failingDatabase(...Array.from({ length: 9 }, () => "40P01"));
  await expect(retryTransaction(db, async () => "done")).rejects.toThrow("Failed query");
  expect(begun()).toBe(5);
});

test("passes any other failure to the caller without a retry", async () => {
  const { db, begun } = failingDatabase("23505");
  await expect(retryTransaction(db, async () => "done")).rejects.toThrow("Failed query");
  expect(begun()).toBe(1);
});
