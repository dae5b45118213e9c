import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import EAGER_BY_HOUR_SCRIPT from "#app/inline/eager-by-hour.ts?inline-script";
import { PictureByHour } from "./picture-by-hour.tsx";

const MILAN = { src: "/pictures/cities/milan-800.webp", alt: "Milano" };
const drawn = (priority: boolean) => renderToStaticMarkup(createElement(PictureByHour, { ...MILAN, priority }));

// Rule: product.md#speed
test("the first picture of a page is followed by what fetches its hour at once, any other is not", () => {
  expect(drawn(true).endsWith(`</picture><script data-by="theme">${EAGER_BY_HOUR_SCRIPT}</script>`)).toBe(true);
  expect(drawn(false)).not.toContain("<script");
});
