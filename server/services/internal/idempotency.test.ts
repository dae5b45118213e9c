import { expect, test } from "vitest";
import { withFreeReference } from "./idempotency.ts";

/** Bytes that differ from call to call. */
function counting() {
  let calls = 0;
  return (length: number) => new Uint8Array(length).fill(calls++);
}
const referenceOf = (bytes: Uint8Array) => `VL-${bytes.join("")}`;

test("a reference that is taken gives way to the next", async () => {
  const asked: string[] = [];
  const stored = await withFreeReference({ random: counting() }, referenceOf, async (reference) => {
    asked.push(reference);
    return asked.length < 3 ? null : { reference };
  });
  expect(stored).toEqual({ reference: "VL-222222" });
  expect(asked).toEqual(["VL-000000", "VL-111111", "VL-222222"]);
});

test("five that are taken are a fault, not an endless search", async () => {
  let asked = 0;
  const store = async () => {
    asked++;
    return null;
  };
  await expect(withFreeReference({ random: counting() }, referenceOf, store)).rejects.toThrow("No free reference");
  expect(asked).toBe(5);
});
