import { afterEach, expect, test, vi } from "vitest";
import { hasFailedLoads, loadWithRetry, onFailedLoadsChange } from "./load-with-retry.ts";

afterEach(() => vi.restoreAllMocks());

test("a load that succeeds immediately is not reported as failed", async () => {
  expect(await loadWithRetry(async () => "part")).toBe("part");
  expect(hasFailedLoads()).toBe(false);
});

test.each(["online", "pageshow", "click"])("a failed load is reported and retried on %s", async (event) => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const changes: boolean[] = [];
  const end = onFailedLoadsChange(() => changes.push(hasFailedLoads()));
  const load = vi.fn<() => Promise<string>>();
  load
    .mockRejectedValueOnce(new Error("offline"))
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue("part");
  const arrived = loadWithRetry(load);
  await vi.waitFor(() => expect(hasFailedLoads()).toBe(true));
  for (const tries of [2, 3]) {
    dispatchEvent(new Event(event));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(tries));
    await Promise.resolve();
  }
  expect(await arrived).toBe("part");
  expect(changes).toEqual([true, false]);
  end();
});
