import { afterEach, expect, test, vi } from "vitest";
import { queuePerVehicle } from "./serialize-per-vehicle.ts";

afterEach(() => vi.useRealTimers());

// Rule: product.md#unit-holds "A hundred requests"
test("serialises requests for one vehicle, but not those for another", async () => {
  const first = Promise.withResolvers<string>();
  const steps: string[] = [];
  const one = queuePerVehicle("a", () => first.promise);
  const two = queuePerVehicle("a", async () => steps.push("second"));
  await queuePerVehicle("b", async () => steps.push("another car"));
  expect(steps).toEqual(["another car"]);
  first.resolve("booked");
  expect(await one).toBe("booked");
  await two;
  expect(steps).toEqual(["another car", "second"]);
});

test("a rejected request does not reject the next one", async () => {
  const refused = queuePerVehicle("a", () => Promise.reject(new Error("taken")));
  const next = queuePerVehicle("a", async () => "asked");
  await expect(refused).rejects.toThrow("taken");
  expect(await next).toBe("asked");
});

test("a request stops waiting after the maximum wait, even if the one ahead never ends", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const never = queuePerVehicle("stuck", () => new Promise(() => {}));
  const behind = queuePerVehicle("stuck", async () => "went ahead");
  await vi.advanceTimersByTimeAsync(5000);
  expect(await behind).toBe("went ahead");
  expect(await Promise.race([never, "still there"])).toBe("still there");
});
