import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useIdempotentCall } from "#app/features/admin/use-idempotent-call.ts";

// Rule: product.md#idempotency
test("retries a call whose answer was lost with its key; a different call, or the next one after an answer, gets a new key", async () => {
  const { result } = renderHook(useIdempotentCall);
  const keys: string[] = [];
  const send = (body: string, lost = false) =>
    result.current({ body }, async (key) => {
      keys.push(key);
      if (lost) throw new Error("No answer");
      return body;
    });
  await expect(send("una nota", true)).rejects.toThrow("No answer");
  expect(await send("una nota")).toBe("una nota");
  await send("una nota");
  await expect(send("un'altra", true)).rejects.toThrow();
  await send("una nota");
  const [lost, again, ...others] = keys;
  expect(again).toBe(lost);
  expect(new Set(others).size).toBe(3);
  expect(others).not.toContain(lost);
});
