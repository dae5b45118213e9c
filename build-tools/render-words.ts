import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";

/** Renders the words in the given font at a large size and returns the pixels of the picture. */
export async function renderWords(font: Buffer, words: readonly string[], family: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "velluto-font-"));
  try {
    const file = join(folder, "font.ttf");
    await writeFile(file, font);
    const texts = words.map((word, index) => `<text x="${4 + 180 * index}" y="90" font-size="96">${word}</text>`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="120"><rect width="900" height="120" fill="#fff"/>${texts.join("")}</svg>`;
    const options = { font: { fontFiles: [file], loadSystemFonts: false, defaultFontFamily: family } };
    return new Resvg(svg, options).render().pixels;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
