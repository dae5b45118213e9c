import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import THEMED_EAGER_IMAGE_SCRIPT from "#app/inline/themed-eager-image.ts?inline-script";
import { ThemedPicture } from "./themed-picture.tsx";

const MILAN = { src: "/pictures/cities/milan-800.webp", alt: "Milano" };
const renderPicture = (priority: boolean) => renderToStaticMarkup(createElement(ThemedPicture, { ...MILAN, priority }));

// Rule: product.md#speed
test("only the first picture of a page is followed by the script that loads its day or night version early", () => {
  expect(renderPicture(true).endsWith(`</picture><script data-by="theme">${THEMED_EAGER_IMAGE_SCRIPT}</script>`)).toBe(
    true,
  );
  expect(renderPicture(false)).not.toContain("<script");
});
