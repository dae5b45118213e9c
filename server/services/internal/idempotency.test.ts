import { expect, test } from "vitest";
import { withFreeReference } from "./idempotency.ts";

/** Returns a source of random bytes that differ from call to call. */
function createCountingRandom() {
  let calls = 0;
  return (length: number) => new Uint8Array(length).fill(calls++);
}
const referenceOf = (bytes: Uint8Array) => `VL-${bytes.join("")}`;

test("a duplicate reference is replaced by the next", async () => {
  const asked: string[] = [];
  const stored = await withFreeReference({ random: createCountingRandom() }, referenceOf, async (reference) => {
    asked.push(reference);
    return asked.length < 3 ? null : { reference };
  });
  expect(stored).toEqual({ reference: "VL-222222" });
  expect(asked).toEqual(["VL-000000", "VL-111111", "VL-222222"]);
});

test("five duplicate references in a row are an error", async () => {
  let asked = 0;
  const store = async () => {
    asked++;
    return null;
  };
  await expect(withFreeReference({ random: createCountingRandom() }, referenceOf, store)).rejects.toThrow(
    "No free reference",
  );
  expect(asked).toBe(5);
});
