import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext } from "react-router";
import { hashInlineContent } from "#server/http/pages/script-hashes.ts";

/** The parts of the build's output that public pages need. */
export interface BuiltFiles {
  /** URL of the entry script. */
  startScript: string;
  /**
   * Returns the URLs of the scripts that the islands of these areas need (app/browser/islands), without those of the entry script. Each script comes
   * after the scripts that it imports.
   */
  islandScripts(areas: readonly string[]): string;
  /** Returns the text of the style sheets with these URLs, and the hash of the text for the Content-Security-Policy. */
  stylesOf(addresses: readonly string[]): { text: string; hash: string };
  /** Compiles a style sheet that the server writes like the built ones: short names of the tokens, and `light-dark()` of two colours. */
  compileStyle(css: string): string;
}

/** The router's context key for the built files. The value is null in development, where Vite serves the sources. */
export const builtFilesContext = createContext<BuiltFiles | null>(null);

/** An entry of Vite's build manifest. */
interface ManifestEntry {
  file: string;
  imports?: readonly string[];
}

/** The custom properties of the build, written by build-tools/shorten-custom-properties.ts. */
interface ShortNames {
  tokens: Record<string, string>;
  light: string;
  dark: string;
}

const ENTRY_MODULE = "app/browser/start.ts";

/** Reads the build's output from the folder of the built browser files. Called once, at startup. */
export function readBuiltFiles(folder: string): BuiltFiles {
  const scripts: Record<string, ManifestEntry> = JSON.parse(
    readFileSync(join(folder, ".vite/page-scripts.json"), "utf8"),
  );
  const entry = scripts[ENTRY_MODULE];
  if (!entry) throw new Error(`The build in ${folder} has no scripts for its pages.`);
  const entryImports = collectImports(scripts, ENTRY_MODULE);
  const scriptsByAreas = new Map<string, string>();
  const names: ShortNames = JSON.parse(readFileSync(join(folder, ".vite/custom-properties.json"), "utf8"));
  const stylesByAddresses = new Map<string, { text: string; hash: string }>();
  return {
    startScript: `/${entry.file}`,
    islandScripts(areas) {
      const key = areas.join(" ");
      const cached = scriptsByAreas.get(key);
      if (cached !== undefined) return cached;
      const needed = new Set(areas.flatMap((area) => [...collectImports(scripts, `app/browser/islands/${area}.ts`)]));
      const files = [...needed]
        .filter((file) => !entryImports.has(file))
        .map((file) => `/${file}`)
        .join(" ");
      scriptsByAreas.set(key, files);
      return files;
    },
    stylesOf(addresses) {
      const key = addresses.join(" ");
      const cached = stylesByAddresses.get(key);
      if (cached) return cached;
      const text = addresses.map((address) => readFileSync(join(folder, address), "utf8")).join("");
      const styles = { text, hash: hashInlineContent(text) };
      stylesByAddresses.set(key, styles);
      return styles;
    },
    compileStyle: (css) =>
      css
        .replaceAll(/light-dark\((#\w+),(#\w+)\)/g, `var(${names.light},$1)var(${names.dark},$2)`)
        .replaceAll(/--[a-z][\w-]*/g, (name) => names.tokens[name] ?? name),
  };
}

/** Returns a script and its static imports. Each script comes after the scripts that it imports. */
function collectImports(scripts: Record<string, ManifestEntry>, name: string, found = new Set<string>()): Set<string> {
  const { file, imports = [] } = scripts[name] ?? {};
  if (!file || found.has(file)) return found;
  for (const imported of imports) collectImports(scripts, imported, found);
  return found.add(file);
}
