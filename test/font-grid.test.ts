import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { halveGrid } from "../vite.font-grid.ts";

const SANS = "node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2";
/** Kerned ones, some with an accent, and all short: half a step of each letter adds up along a line. */
const WORDS = ["AV", "Tè", "1.", "€ß", "fo"];
const LETTERS = WORDS.join("");
const CUT = {
  targetFormat: "truetype",
  keepFeatures: ["kern"],
  dropTables: ["STAT", "GDEF", "HVAR"],
  noHinting: true,
} as const;

/** How dark each pixel of the words is in that font, drawn large. */
async function drawn(font: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "velluto-font-"));
  try {
    const file = join(folder, "font.ttf");
    await writeFile(file, font);
    const words = WORDS.map((word, index) => `<text x="${4 + 180 * index}" y="90" font-size="96">${word}</text>`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="120"><rect width="900" height="120" fill="#fff"/>${words.join("")}</svg>`;
    const options = { font: { fontFiles: [file], loadSystemFonts: false, defaultFontFamily: "Hanken Grotesk" } };
    return new Resvg(svg, options).render().pixels;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** How many pixels of the words are another grey altogether. */
async function differing(one: Buffer, other: Buffer): Promise<number> {
  const [left, right] = [await drawn(one), await drawn(other)];
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
