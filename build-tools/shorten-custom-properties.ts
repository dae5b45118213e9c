import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const TOKENS = readFileSync(new URL("../app/styles/tokens.css", import.meta.url), "utf8");
/** The custom properties defined in tokens.css. No script or markup refers to their names (app/styles/styles.test.ts). */
const propertyNames = [...new Set(Array.from(TOKENS.matchAll(/^\s*(--[\w-]+):/gm), ([, name = ""]) => name))];
/**
 * The short names. The first 360 begin with a digit, so they never equal the name of a component's custom property; the components' names stay as
 * they are.
 */
const shortNames = new Map(propertyNames.map((name, index) => [name, `--${index.toString(36).padStart(2, "0")}`]));

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
          .replaceAll("--lightningcss-light", "--1")
          .replaceAll("--lightningcss-dark", "--2");
      }
    },
  };
}

export const shortenPropertiesIn = (css: string): string =>
  css.replace(/--[a-z][\w-]*/g, (name) => shortNames.get(name) ?? name);
