import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { replaceApostropheGlyph } from "./apostrophe-glyph.ts";
import { renderWords } from "./render-words.ts";

const SERIF = "node_modules/@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2";
const CUT = { targetFormat: "truetype", keepFeatures: ["kern"], dropTables: ["STAT"], noHinting: true } as const;
const cut = async (letters: string) =>
  subsetFont(await readFile(SERIF), letters, { ...CUT, variationAxes: { wght: 400 } });
const draw = (font: Buffer, word: string) => renderWords(font, [word], "Bodoni Moda");

test("the keyboard's apostrophe is drawn and kerned as the round one", async () => {
  const font = await cut("L'’A");
  expect((await draw(font, "L'A")).equals(await draw(font, "L’A"))).toBe(false);
  const rounded = replaceApostropheGlyph(font);
  expect((await draw(rounded, "L'A")).equals(await draw(font, "L’A"))).toBe(true);
});

test("a font without apostrophes is unchanged", async () => {
  const font = await cut("LA");
  expect(replaceApostropheGlyph(font)).toBe(font);
});
