// Rule: product.md#page-cache
import { expect, test } from "vitest";
import { DependencyTracker, trackDependencies } from "#server/invalidation/dependency-tracker.ts";
import { InvalidationBus } from "#server/invalidation/invalidation-bus.ts";
import { cachedQuery, setQueryCache } from "./cached-query.ts";
import { QueryCache } from "./query-cache.ts";

const car = () => ({ slug: "urus", images: [{ address: "/urus.webp" }] });
const readCar = cachedQuery("car", async (_db: object, _slug: string) => car());
const inPage = <Result>(work: () => Promise<Result>) =>
  trackDependencies(new DependencyTracker({ canUseQueryCache: true }), work);

function databaseWithMemory() {
  const db = {};
  setQueryCache(new QueryCache(new InvalidationBus()), db);
  return db;
}

test("pages share a result for equal arguments", async () => {
  const db = databaseWithMemory();
  const first = await inPage(() => readCar(db, "urus"));
  expect(await inPage(() => readCar(db, "urus"))).toBe(first);
  expect(await inPage(() => readCar(db, "f8"))).not.toBe(first);
});

test("a read outside a page goes to the database", async () => {
  const db = databaseWithMemory();
  const first = await inPage(() => readCar(db, "urus"));
  expect(await readCar(db, "urus")).not.toBe(first);
});

test.each([
  ["remembered", () => inPage(() => readCar(databaseWithMemory(), "urus"))],
  ["read anew", () => readCar({}, "urus")],
])("a result that is %s is frozen, and so are its parts", async (_how, read) => {
  const { images } = (await read()) as ReturnType<typeof car>;
  expect(() => images.push({ address: "/other.webp" })).toThrow(TypeError);
  expect(() => Object.assign(images[0] ?? {}, { address: "/other.webp" })).toThrow(TypeError);
  expect(images).toEqual(car().images);
});

test("a read with a date in its arguments, however deep, doesn't compile", () => {
  // @ts-expect-error: the current time would make every key unique.
  cachedQuery("free", async (_db: object, _filter: { period: { from: Date } }) => []);
});

test("a result's arrays are readonly by type", async () => {
  const { images } = await readCar({}, "urus");
  // @ts-expect-error: pages share the result.
  expect(() => images.push({ address: "/other.webp" })).toThrow(TypeError);
});
