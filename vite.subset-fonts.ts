import { createHash } from "node:crypto";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** What Italian, English, French, German and Spanish are written in, with the signs of prices, figures and quotations. */
const GLYPHS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  ..."àáâäæçèéêëìíîïñòóôöœùúûüÿßÀÁÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖŒÙÚÛÜŸẞ",
  ..."\u00a0\u2009\u202f¡¿«»‹›‘’‚“”„–—…·•°ªº©®™€£×−→′″½²³",
].join("");

/** The part of each variable font that our sheets use; a font that is not named keeps all of its own. */
const AXES: Readonly<Record<string, Record<string, number | { min: number; max: number }>>> = {
  "bodoni-moda-latin-opsz-normal": { opsz: { min: 8, max: 28 }, wght: 400 },
  "bodoni-moda-latin-wght-italic": { wght: 400 },
  "hanken-grotesk-latin-wght-normal": { wght: { min: 400, max: 600 } },
};

/** Lining and tabular figures, kerning and ligatures stay. */
const FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"];

const VERSION = createHash("sha256")
  .update(JSON.stringify([GLYPHS, AXES, FEATURES]))
  .digest("hex")
  .slice(0, 6);

/** The names of built files; a font's says what it was cut to, since browsers keep a name for a year. */
export const assetFileNames = ({ names }: { names: string[] }): string =>
  names.some(isCut) ? `assets/[name]-${VERSION}-[hash][extname]` : "assets/[name]-[hash][extname]";

/** Cuts the fonts of the public pages to what they are used for. */
export function subsetFonts(): Plugin {
  return {
    name: "velluto:subset-fonts",
    apply: "build",
    async generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        const name = asset.type === "asset" ? asset.names.find(isCut) : undefined;
        if (asset.type !== "asset" || !name) continue;
        asset.source = await subsetFont(Buffer.from(asset.source), GLYPHS, {
          targetFormat: "woff2",
          variationAxes: AXES[fontOf(name)] ?? {},
          keepFeatures: FEATURES,
          noHinting: true,
        });
      }
    },
  };
}

const fontOf = (file: string) => file.replace(/\.woff2$/, "");
const isCut = (file: string) => fontOf(file) in AXES && file.endsWith(".woff2");
