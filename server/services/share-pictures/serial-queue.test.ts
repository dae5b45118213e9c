import { expect, test } from "vitest";
import { SerialQueue } from "#server/services/share-pictures/serial-queue.ts";

/** Work that ends when it is told to. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let begun = false;
  return {
    begun: () => begun,
    end: resolve,
    work: async () => {
      begun = true;
      await promise;
    },
  };
}

test("work begins only when the one before it has ended", async () => {
  const queue = new SerialQueue(5);
  const [first, second] = [openWork(), openWork()];
  const running = [queue.run(first.work), queue.run(second.work)];
  await Promise.resolve();
  expect([first.begun(), second.begun()]).toEqual([true, false]);
  first.end();
  await running[0];
  second.end();
  await running[1];
  expect(second.begun()).toBe(true);
});

test("work that fails does not hold up the next", async () => {
  const queue = new SerialQueue(5);
  const failing = queue.run(() => Promise.reject(new Error("no paint")));
  const next = queue.run(async () => "made");
  await expect(failing).rejects.toThrow("no paint");
  expect(await next).toBe("made");
});

test("more than may wait are refused, and welcome again later", async () => {
  const queue = new SerialQueue(1);
  const first = openWork();
  const running = queue.run(first.work);
  await expect(queue.run(async () => {})).rejects.toMatchObject({ kind: "unavailable" });
  first.end();
  await running;
  expect(await queue.run(async () => "made")).toBe("made");
});
