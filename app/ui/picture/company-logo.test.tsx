// Rule: product.md#logo "The logo is in header and drawer"
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { CompanyLogo } from "#app/ui/picture/company-logo.tsx";

const onLight = { id: "0f8fad5b-d9cb-869f-a165-70867728950e", width: 960, height: 240 };
const onDark = { id: "1f8fad5b-d9cb-869f-a165-70867728950e", width: 300, height: 100 };
const draw = (logos: { onLight: typeof onLight; onDark: typeof onDark | null }, ground: "page" | "light" | "dark") => {
  const { container } = render(
    <CompanyLogo logos={logos} ground={ground} alt="Seta" maxWidth="240px" maxHeight="48px" />,
  );
  return [...container.querySelectorAll("img")];
};
const idOf = (image: HTMLImageElement | undefined) => image?.src.match(/logo\/(\w+)-/)?.[1];

test("reserves a box of its proportions, no larger than it was drawn", () => {
  const [image] = draw({ onLight, onDark: null }, "light");
  expect(image?.alt).toBe("Seta");
  expect([image?.width, image?.height]).toEqual([960, 240]);
  expect(image?.getAttribute("style")).toContain("width: calc(192px)");
  expect(image?.srcset.split(", ")).toHaveLength(3);
});

test("shows each of two logos on its ground only, and is named once", () => {
  const [day, night, ...others] = draw({ onLight, onDark }, "page");
  expect([idOf(day), idOf(night), others.length]).toEqual(["0f8fad5b", "1f8fad5b", 0]);
  expect([day?.alt, night?.alt]).toEqual(["Seta", ""]);
  expect(idOf(draw({ onLight, onDark }, "light")[0])).toBe("0f8fad5b");
  expect(idOf(draw({ onLight, onDark }, "dark")[0])).toBe("1f8fad5b");
});

// Rule: product.md#logo "The settings name"
test("stands on a light plate on dark grounds if there is no other", () => {
  const [onVelvet] = draw({ onLight, onDark: null }, "dark");
  expect([idOf(onVelvet), onVelvet?.style.background]).toEqual(["0f8fad5b", "rgb(245, 240, 230)"]);
  expect(draw({ onLight, onDark: null }, "light")[0]?.style.background).toBe("");
});
