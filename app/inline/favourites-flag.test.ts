import { afterEach, expect, test, vi } from "vitest";
import flagFavourites from "./favourites-flag.ts";

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [null, undefined],
  ["", undefined],
  ["[]", undefined],
  ['["ferrari-296-gtb"]', ""],
])("the favourites page knows before its scripts whether %s contains favourites", (kept, said) => {
  const root = { dataset: {} as DOMStringMap };
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "preferiti" ? kept : null) });
  flagFavourites();
  expect(root.dataset.hasFavourites).toBe(said);
});

test("a browser without storage has no favourites", () => {
  const root = { dataset: {} };
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal("localStorage", {
    getItem() {
      throw new Error("no storage here");
    },
  });
  flagFavourites();
  expect(root.dataset).toEqual({});
});
