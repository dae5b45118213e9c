// Rule: product.md#site-configuration
import { expect, test } from "vitest";
import { countLines, estimateCapitalsEm, fitScale } from "./fit-name.ts";

const ROOM = { lettersPerLine: 7.6, maxLines: 2 };

test.each([
  ["Velluto", 1],
  ["I", 1],
  ["Ω Ρόδος", 1],
  ["Aurelia Motori", 1],
  ["Kraftfahrzeugvermietungen", 0.65],
  ["Società Generale Noleggi di Lusso S.p.A.", 0.5],
])("%s fits two lines of seven letters at a scale of %f", (name, scale) => {
  expect(fitScale(name, ROOM)).toBe(scale);
});

test("words move to the next line, and only a word longer than a line is broken", () => {
  expect(countLines("Noleggi di Lusso", 10)).toBe(2);
  expect(countLines("Kraftfahrzeugvermietungen", 10)).toBe(3);
  expect(countLines("S.p.A. Kraftfahrzeugvermietungen Roma", 10)).toBe(4);
});

test("the width of a name in capitals follows from its letters", () => {
  expect(estimateCapitalsEm("Velluto")).toBeCloseTo(4.8, 2);
  expect(estimateCapitalsEm("Società")).toBeCloseTo(estimateCapitalsEm("SOCIETA"), 5);
  expect(estimateCapitalsEm("I")).toBe(0.39);
  expect(estimateCapitalsEm("Ω Ρόδος")).toBeGreaterThan(4.5);
});
