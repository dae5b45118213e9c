import { afterEach, expect, test, vi } from "vitest";
import { isPartMissing, onPartMissing, untilArrived } from "./until-arrived.ts";

afterEach(() => vi.restoreAllMocks());

test("what comes at once is not missing", async () => {
  expect(await untilArrived(async () => "part")).toBe("part");
  expect(isPartMissing()).toBe(false);
});

test.each(["online", "pageshow", "click"])(
  "what does not come is missing, and asked for again at %s",
  async (event) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const changes: boolean[] = [];
    const end = onPartMissing(() => changes.push(isPartMissing()));
    const load = vi.fn<() => Promise<string>>();
    load
      .mockRejectedValueOnce(new Error("offline"))
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValue("part");
    const arrived = untilArrived(load);
    await vi.waitFor(() => expect(isPartMissing()).toBe(true));
    for (const tries of [2, 3]) {
      dispatchEvent(new Event(event));
      await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(tries));
      await Promise.resolve();
    }
    expect(await arrived).toBe("part");
    expect(changes).toEqual([true, false]);
    end();
  },
);
