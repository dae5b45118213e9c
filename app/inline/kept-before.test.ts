import { afterEach, expect, test, vi } from "vitest";
import markKeptCars from "./kept-before.ts";

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [null, undefined],
  ["", undefined],
  ["[]", undefined],
  ['["ferrari-296-gtb"]', ""],
])("the page of favourites knows before its scripts whether %s keeps cars", (kept, said) => {
  const root = { dataset: {} as DOMStringMap };
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "preferiti" ? kept : null) });
  markKeptCars();
  expect(root.dataset.keepsCars).toBe(said);
});

test("a browser that keeps nothing keeps no cars", () => {
  const root = { dataset: {} };
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal("localStorage", {
    getItem() {
      throw new Error("no storage here");
    },
  });
  markKeptCars();
  expect(root.dataset).toEqual({});
});
