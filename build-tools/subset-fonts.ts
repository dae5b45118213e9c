import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { messages } from "#domain/messages.it.ts";
import { roundApostrophe } from "./round-apostrophe.ts";

/** What Italian, English, French, German and Spanish are written in, with the signs of prices, figures and quotations. */
const GLYPHS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  ..."àáâäæçèéêëìíîïñòóôöœùúûüÿßÀÁÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖŒÙÚÛÜŸẞ",
  ..."\u00a0\u2009\u202f¡¿«»‹›‘’‚“”„–—…·•°ªº©®™€£×−→′″½²³",
].join("");

const SHEET = readFileSync(new URL("../app/styles/fonts.css", import.meta.url), "utf8");
const SERIF = parted("Bodoni Moda");
const SANS = parted("Hanken Grotesk");

interface Cut {
  glyphs: string;
  /** The part of a variable font's axes that our sheets use. */
  axes?: Record<string, number | { min: number; max: number }>;
  /** Without ligatures, and kerned at every weight as at the first: fewer bytes, and the difference is not visible. */
  plain?: true;
}

/** What is left of each font; one that is not named keeps all of its own. Serif and sans come in two files each, of which few pages need the second. */
const CUTS: Readonly<Record<string, Cut>> = {
  "bodoni-moda-latin-opsz-normal": { glyphs: SERIF.first, axes: { opsz: { min: 8, max: 28 }, wght: 400 } },
  "bodoni-moda-latin-wght-normal": { glyphs: SERIF.later, axes: { wght: 400 } },
  "bodoni-moda-latin-wght-italic": { glyphs: GLYPHS, axes: { wght: 400 } },
  // The banner's few words stand at the top of every page, which brings their letters itself (app/inline/banner-font.ts).
  "bodoni-moda-latin-400-italic": { glyphs: messages.banner.headline, plain: true },
  "hanken-grotesk-latin-wght-normal": { glyphs: SANS.first, axes: { wght: { min: 400, max: 600 } }, plain: true },
  "hanken-grotesk-latin-400-normal": { glyphs: SANS.later, plain: true },
};

/** Lining and tabular figures, kerning and ligatures stay. */
const FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"];
const PLAIN_FEATURES = ["kern"];

/** Tables that no browser needs: the names of styles, and for a plain font how kerning and advance widths vary. */
const DROPPED = ["STAT"];
const PLAIN_DROPPED = [...DROPPED, "GDEF", "HVAR"];

const VERSION = createHash("sha256")
  .update(JSON.stringify([CUTS, FEATURES, PLAIN_FEATURES, DROPPED, PLAIN_DROPPED, roundApostrophe.toString()]))
  .digest("hex")
  .slice(0, 6);

/** The names of built files; a font's says what it was cut to, since browsers keep a name for a year. */
export const assetFileNames = ({ names }: { names: string[] }): string =>
  names.some(isCut) ? `assets/[name]-${VERSION}-[hash][extname]` : "assets/[name]-[hash][extname]";

const IN_A_SCRIPT = "?base64";

/** Cuts the fonts of the public pages to what they are used for; one that is imported with `?base64` is that text, of the font as cut. */
export function subsetFonts(): Plugin {
  return {
    name: "velluto:subset-fonts",
    enforce: "pre",
    async load(id) {
      const file = id.endsWith(IN_A_SCRIPT) ? id.slice(0, -IN_A_SCRIPT.length) : "";
      const cut = CUTS[fontOf(basename(file))];
      if (!cut) return null;
      const font = await cutFont(await readFile(file), cut);
      return `export default ${JSON.stringify(font.toString("base64"))};`;
    },
    async generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        const name = asset.type === "asset" ? asset.names.find(isCut) : undefined;
        const cut = name && CUTS[fontOf(name)];
        if (asset.type !== "asset" || !cut) continue;
        asset.source = await cutFont(Buffer.from(asset.source), cut);
      }
    },
  };
}

async function cutFont(font: Buffer, { glyphs, axes = {}, plain }: Cut): Promise<Buffer> {
  const how = {
    keepFeatures: plain ? PLAIN_FEATURES : FEATURES,
    dropTables: plain ? PLAIN_DROPPED : DROPPED,
    noHinting: true,
  };
  const withRound = `${glyphs}\u2019`;
  const whole = await subsetFont(font, withRound, { ...how, targetFormat: "truetype", variationAxes: axes });
  return subsetFont(roundApostrophe(whole), glyphs, { ...how, targetFormat: "woff2" });
}

const fontOf = (file: string) => file.replace(/\.woff2$/, "");
const isCut = (file: string) => fontOf(file) in CUTS && file.endsWith(".woff2");

/** The signs of a family's first file, and those that the sheet asks of its second; throws where the sheet has none. */
function parted(family: string): { first: string; later: string } {
  const range = new RegExp(`font-family: "${family}";[^}]*unicode-range:([^;]+);`).exec(SHEET)?.[1];
  if (!range) throw new Error(`${family} has no second file with a unicode-range.`);
  const ranges = range.split(",").map((each) => {
    const [first = "", last = first] = each.trim().slice("U+".length).split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  const isLater = (glyph: string) =>
    ranges.some(([first, last]) => first <= (glyph.codePointAt(0) ?? 0) && (glyph.codePointAt(0) ?? 0) <= last);
  return {
    first: [...GLYPHS].filter((glyph) => !isLater(glyph)).join(""),
    later: [...GLYPHS].filter(isLater).join(""),
  };
}
