import { afterEach, expect, test, vi } from "vitest";
import loadThemedImage from "./themed-eager-image.ts";

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["theme", { theme: "day", hour: "night" }, ["eager", "lazy"]],
  ["theme", { theme: "night", hour: "day" }, ["lazy", "eager"]],
  ["hour", { theme: "day", hour: "night" }, ["lazy", "eager"]],
])("by %s and %o the pictures load %o", (by, dataset, loading) => {
  const images = [{ loading: "lazy" }, { loading: "lazy" }];
  const [day, night] = images.map((image) => ({ querySelector: () => image }));
  const currentScript = { dataset: { by }, previousElementSibling: { ...night, previousElementSibling: day } };
  vi.stubGlobal("document", { currentScript, documentElement: { dataset } });
  loadThemedImage();
  expect(images.map((image) => image.loading)).toEqual(loading);
});
