import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The file beside the built browser files that names the short names; server/http/built-files.ts reads it. */
const SHORT_NAMES_FILE = ".vite/custom-properties.json";

const TOKENS = readFileSync(new URL("../app/styles/tokens.css", import.meta.url), "utf8");
/** The custom properties defined in tokens.css. No script or markup refers to their names (app/styles/styles.test.ts). */
const propertyNames = [...new Set(Array.from(TOKENS.matchAll(/^\s*(--[\w-]+):/gm), ([, name = ""]) => name))];
/**
 * The short names. The first 360 begin with a digit, so they never equal the name of a component's custom property; the components' names stay as
 * they are.
 */
const shortNames = new Map(propertyNames.map((name, index) => [name, `--${index.toString(36).padStart(2, "0")}`]));
/** The properties that Lightning CSS sets with `color-scheme` and reads for `light-dark()`. */
const LIGHT_PROPERTY = "--1";
const DARK_PROPERTY = "--2";

/** Shortens the names of the design tokens in a build: the long names are a tenth of a page's styles. */
export function shortenCustomProperties(): Plugin {
  return {
    name: "velluto:short-properties",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\.css(\?|$)/ },
      handler: (css) => ({ code: shortenPropertiesIn(css), map: null }),
    },
    // Lightning CSS compiles `light-dark()` into two properties of its own; shorten their names too. File names already contain their hash here: if
    // you change these short names, the hash stays the same and browsers keep the old file in their cache.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        file.source = String(file.source)
          .replaceAll("--lightningcss-light", LIGHT_PROPERTY)
          .replaceAll("--lightningcss-dark", DARK_PROPERTY);
      }
      // For the style sheet that the server writes (domain/palettes/palette-style.ts).
      const names = { tokens: Object.fromEntries(shortNames), light: LIGHT_PROPERTY, dark: DARK_PROPERTY };
      this.emitFile({ type: "asset", fileName: SHORT_NAMES_FILE, source: JSON.stringify(names) });
    },
  };
}

export const shortenPropertiesIn = (css: string): string =>
  css.replace(/--[a-z][\w-]*/g, (name) => shortNames.get(name) ?? name);
