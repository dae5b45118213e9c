import { expect, test } from "vitest";
import { SerialQueue } from "#server/services/share-pictures/serial-queue.ts";

/** A task that ends when the test resolves it. */
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

test("starts a task only when the one before has ended", async () => {
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

test("continues after a failed task", async () => {
  const queue = new SerialQueue(5);
  const failing = queue.run(() => Promise.reject(new Error("no paint")));
  const next = queue.run(async () => "made");
  await expect(failing).rejects.toThrow("no paint");
  expect(await next).toBe("made");
});

test("refuses tasks beyond the maximum, and accepts them again later", async () => {
  const queue = new SerialQueue(1);
  const first = openWork();
  const running = queue.run(first.work);
  await expect(queue.run(async () => {})).rejects.toMatchObject({ kind: "unavailable" });
  first.end();
  await running;
  expect(await queue.run(async () => "made")).toBe("made");
});
