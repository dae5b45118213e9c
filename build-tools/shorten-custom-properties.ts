import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const TOKENS = readFileSync(new URL("../app/styles/tokens.css", import.meta.url), "utf8");
/** The custom properties that tokens.css sets. No script and no markup names one of them: app/styles/styles.test.ts. */
const propertyNames = [...new Set(Array.from(TOKENS.matchAll(/^\s*(--[\w-]+):/gm), ([, name = ""]) => name))];
/** Begin with a digit (for 360 of them), unlike the properties of components, which keep their names. */
const shortNames = new Map(propertyNames.map((name, index) => [name, `--${index.toString(36).padStart(2, "0")}`]));

/** Gives the tokens short names in a build: their long ones are a tenth of a page's styles. */
export function shortenCustomProperties(): Plugin {
  return {
    name: "velluto:short-properties",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\.css(\?|$)/ },
      handler: (css) => ({ code: shortenPropertiesIn(css), map: null }),
    },
    // Lightning CSS writes `light-dark()` for older browsers with two properties of its own. A file keeps its name: these two are never to change.
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
