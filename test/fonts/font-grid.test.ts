import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { drawWords } from "#test/fonts/drawn-font.ts";
import { halveGrid } from "../../vite.font-grid.ts";

const SANS = "node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2";
const FAMILY = "Hanken Grotesk";
/** Kerned ones, some with an accent, and all short: half a step of each letter adds up along a line. */
const WORDS = ["AV", "Tè", "1.", "€ß", "fo"];
const LETTERS = WORDS.join("");
const CUT = {
  targetFormat: "truetype",
  keepFeatures: ["kern"],
  dropTables: ["STAT", "GDEF", "HVAR"],
  noHinting: true,
} as const;

/** How many pixels of the words are another grey altogether. */
async function differing(one: Buffer, other: Buffer): Promise<number> {
  const [left, right] = [await drawWords(one, WORDS, FAMILY), await drawWords(other, WORDS, FAMILY)];
  return left.filter((value, index) => index % 4 === 0 && Math.abs(value - (right[index] ?? 0)) > 100).length;
}

test("a font on a grid half as fine draws the same words, at every weight and with its kerning", async () => {
  const whole = await subsetFont(await readFile(SANS), LETTERS, {
    ...CUT,
    variationAxes: { wght: { min: 400, max: 600 } },
  });
  const halved = halveGrid(whole);
  expect(halved).toHaveLength(whole.length);
  const at = (font: Buffer, wght: number) => subsetFont(font, LETTERS, { ...CUT, variationAxes: { wght } });
  const [regular, bold] = [await at(whole, 400), await at(whole, 600)];
  expect(await differing(regular, bold)).toBeGreaterThan(2000);
  expect(await differing(regular, await at(halved, 400))).toBeLessThan(100);
  expect(await differing(bold, await at(halved, 600))).toBeLessThan(100);
});

test("a font with lengths that nobody halves is refused", async () => {
  const varied = await subsetFont(await readFile(SANS), LETTERS, { ...CUT, dropTables: ["STAT", "GDEF"] });
  expect(() => halveGrid(varied)).toThrow("HVAR");
});
