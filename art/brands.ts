import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { createElement } from "react";
import satori from "satori";
import { BRANDS } from "#server/seed/brands.ts";

const FOLDER = fileURLToPath(new URL("../public/pictures/brands/", import.meta.url));
const HEIGHT = 40;
const GOLD = "#75602f";

/** A monogram for each brand: its initials in the house's own serif. A maker's badge is nobody's to draw but the maker's. */
export const brandJobs = BRANDS.map(({ name, slug }) => ({
  name: slug,
  async render(): Promise<void> {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(`${FOLDER}${slug}.svg`, `${await monogram(initials(name))}\n`);
  },
}));

/** "AM" of Aston Martin, "BMW" of BMW, "F" of Ferrari. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/);
  return words.length === 1 && name === name.toUpperCase()
    ? name
    : words.map((word) => word[0]?.toUpperCase()).join("");
}

async function monogram(letters: string): Promise<string> {
  const file = createRequire(import.meta.url).resolve(
    "@fontsource/bodoni-moda/files/bodoni-moda-latin-500-normal.woff",
  );
  const style = {
    display: "flex",
    alignItems: "center",
    color: GOLD,
    fontSize: 22,
    lineHeight: `${HEIGHT}px`,
    letterSpacing: 1,
  };
  const font = { name: "Bodoni Moda", weight: 500, style: "normal", data: await readFile(file) } as const;
  return satori(createElement("div", { style }, letters), { height: HEIGHT, fonts: [font] });
}
