import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { AREAS } from "#domain/words/areas.ts";
import { replaceApostropheGlyph } from "./apostrophe-glyph.ts";

/** The characters of Italian, English, French, German and Spanish texts, of prices and numbers, and quotation marks. */
export const SUPPORTED_CHARACTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  ..."àáâäæçèéêëìíîïñòóôöœùúûüÿßÀÁÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖŒÙÚÛÜŸẞ",
  ..."\u00a0\u2009\u202f¡¿«»‹›‘’‚“”„–—…·•°ªº©®™€£×−→′″½²³",
].join("");

const FONT_STYLESHEET = readFileSync(new URL("../app/styles/fonts.css", import.meta.url), "utf8");
const SERIF = splitCharacters("Bodoni Moda");
const SANS = splitCharacters("Hanken Grotesk");

interface FontSubset {
  characters: string;
  /** The range of a variable font's axes that our stylesheets use. */
  axes?: Record<string, number | { min: number; max: number }>;
  /** Whether to remove ligatures and use the same kerning at every weight: the file is smaller, and no difference is visible. */
  isPlain?: true;
}

/**
 * The subset of each font file. A font file that is not listed stays complete. The serif and sans families each have a second file, which few pages
 * need.
 */
const FONT_SUBSETS: Readonly<Record<string, FontSubset>> = {
  "bodoni-moda-latin-opsz-normal": { characters: SERIF.first, axes: { opsz: { min: 8, max: 28 }, wght: 400 } },
  "bodoni-moda-latin-wght-normal": { characters: SERIF.later, axes: { wght: 400 } },
  "bodoni-moda-latin-wght-italic": { characters: SUPPORTED_CHARACTERS, axes: { wght: 400 } },
  "hanken-grotesk-latin-wght-normal": { characters: SANS.first, axes: { wght: { min: 400, max: 600 } }, isPlain: true },
  "hanken-grotesk-latin-400-normal": { characters: SANS.later, isPlain: true },
};

/** Every page inlines this font, so it contains only the letters of the banner's headline in the page's language (app/inline/banner-font.ts). */
const BANNER_QUERY = /\?banner=(\w+)$/;
const bannerSubset = (language: string): FontSubset | undefined => {
  const headline = Object.entries(AREAS.shell).find(([code]) => code === language)?.[1].headline;
  return headline === undefined ? undefined : { characters: headline, isPlain: true };
};

/** The OpenType features that every subset keeps: lining and tabular figures, kerning and ligatures. */
const RETAINED_FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"];
const PLAIN_RETAINED_FEATURES = ["kern"];

/** Tables that browsers do not need: the names of styles. A plain font also drops the tables that vary kerning and advance widths. */
const DROPPED_TABLES = ["STAT"];
const PLAIN_DROPPED_TABLES = [...DROPPED_TABLES, "GDEF", "HVAR"];

const VERSION = createHash("sha256")
  .update(
    JSON.stringify([
      FONT_SUBSETS,
      RETAINED_FEATURES,
      PLAIN_RETAINED_FEATURES,
      DROPPED_TABLES,
      PLAIN_DROPPED_TABLES,
      replaceApostropheGlyph.toString(),
    ]),
  )
  .digest("hex")
  .slice(0, 6);

/** Returns the name of a built file. A font's name contains a hash of its subset, because browsers cache the file for a year. */
export const assetFileNames = ({ names }: { names: string[] }): string =>
  names.some(isSubsetFile) ? `assets/[name]-${VERSION}-[hash][extname]` : "assets/[name]-[hash][extname]";

/** Subsets the fonts of the public pages to the glyphs in use; the banner's font, imported with `?banner=it`, becomes a base64 string of its subset. */
export function subsetFonts(): Plugin {
  return {
    name: "velluto:subset-fonts",
    enforce: "pre",
    async load(id) {
      const subset = bannerSubset(BANNER_QUERY.exec(id)?.[1] ?? "");
      if (!subset) return null;
      const font = await createSubset(await readFile(id.replace(BANNER_QUERY, "")), subset);
      return `export default ${JSON.stringify(font.toString("base64"))};`;
    },
    async generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        const name = asset.type === "asset" ? asset.names.find(isSubsetFile) : undefined;
        const subset = name && FONT_SUBSETS[fontNameOf(name)];
        if (asset.type !== "asset" || !subset) continue;
        asset.source = await createSubset(Buffer.from(asset.source), subset);
      }
    },
  };
}

async function createSubset(font: Buffer, { characters, axes = {}, isPlain }: FontSubset): Promise<Buffer> {
  const options = {
    keepFeatures: isPlain ? PLAIN_RETAINED_FEATURES : RETAINED_FEATURES,
    dropTables: isPlain ? PLAIN_DROPPED_TABLES : DROPPED_TABLES,
    noHinting: true,
  };
  const charactersWithApostrophe = `${characters}\u2019`;
  const fullFont = await subsetFont(font, charactersWithApostrophe, {
    ...options,
    targetFormat: "truetype",
    variationAxes: axes,
  });
  return subsetFont(replaceApostropheGlyph(fullFont), characters, { ...options, targetFormat: "woff2" });
}

const fontNameOf = (file: string) => file.replace(/\.woff2$/, "");
const isSubsetFile = (file: string) => fontNameOf(file) in FONT_SUBSETS && file.endsWith(".woff2");

/**
 * Splits the characters of a font family: `later` are the characters of its second file, as listed in the stylesheet; `first` are all others. Throws
 * if the stylesheet lists none for the second file.
 */
function splitCharacters(family: string): { first: string; later: string } {
  const range = new RegExp(`font-family: "${family}";[^}]*unicode-range:([^;]+);`).exec(FONT_STYLESHEET)?.[1];
  if (!range) throw new Error(`${family} has no second file with a unicode-range.`);
  const ranges = range.split(",").map((each) => {
    const [first = "", last = first] = each.trim().slice("U+".length).split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  const isLater = (glyph: string) =>
    ranges.some(([first, last]) => first <= (glyph.codePointAt(0) ?? 0) && (glyph.codePointAt(0) ?? 0) <= last);
  return {
    first: [...SUPPORTED_CHARACTERS].filter((glyph) => !isLater(glyph)).join(""),
    later: [...SUPPORTED_CHARACTERS].filter(isLater).join(""),
  };
}
