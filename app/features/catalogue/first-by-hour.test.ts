import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EAGER_BY_HOUR_SCRIPT } from "#app/ui/picture/eager-by-hour.tsx";
import { PictureByHour } from "./picture-by-hour.tsx";

const MILAN = { src: "/pictures/cities/milan-800.webp", alt: "Milano" };
const drawn = (priority: boolean) => renderToStaticMarkup(createElement(PictureByHour, { ...MILAN, priority }));

// Rule: product.md#speed
test("the first picture of a page is followed by what fetches its hour at once, any other is not", () => {
  expect(drawn(true).endsWith(`</picture><script data-by="theme">${EAGER_BY_HOUR_SCRIPT}</script>`)).toBe(true);
  expect(drawn(false)).not.toContain("<script");
});

test.each([
  ["theme", { theme: "day", hour: "night" }, ["eager", "lazy"]],
  ["theme", { theme: "night", hour: "day" }, ["lazy", "eager"]],
  ["hour", { theme: "day", hour: "night" }, ["lazy", "eager"]],
])("by %s of %o the pictures are %o", (by, dataset, loading) => {
  const images = [{ loading: "lazy" }, { loading: "lazy" }];
  const [day, night] = images.map((image) => ({ querySelector: () => image }));
  const currentScript = { dataset: { by }, previousElementSibling: { ...night, previousElementSibling: day } };
  new Function("document", EAGER_BY_HOUR_SCRIPT)({ currentScript, documentElement: { dataset } });
  expect(images.map((image) => image.loading)).toEqual(loading);
});
