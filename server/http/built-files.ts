import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext } from "react-router";
import { inlineHash } from "#server/http/pages/secure-html.ts";

/** What the build left for the documents of the public site. */
export interface BuiltFiles {
  /** Where the page's scripts begin, as an address. */
  startScript: string;
  /** The files of islands of these areas (app/browser/islands) beyond what the page begins with, each after those that it imports. */
  islandScripts(areas: readonly string[]): string;
  /** The text of these sheets, given by their addresses, and the hash by which a policy allows it. */
  stylesOf(addresses: readonly string[]): { text: string; hash: string };
}

/** Null in development, where Vite serves the sources. */
export const builtFilesContext = createContext<BuiltFiles | null>(null);

/** What Vite says of one file of its build. */
interface BuiltScript {
  file: string;
  imports?: readonly string[];
}

const START = "app/browser/start.ts";

/** Reads them once; the folder is that of the built browser files. */
export function readBuiltFiles(folder: string): BuiltFiles {
  const scripts: Record<string, BuiltScript> = JSON.parse(
    readFileSync(join(folder, ".vite/page-scripts.json"), "utf8"),
  );
  const start = scripts[START];
  if (!start) throw new Error(`The build in ${folder} has no scripts for its pages.`);
  const begun = importsOf(scripts, START);
  const ofAreas = new Map<string, string>();
  const sheets = new Map<string, { text: string; hash: string }>();
  return {
    startScript: `/${start.file}`,
    islandScripts(areas) {
      const key = areas.join(" ");
      const known = ofAreas.get(key);
      if (known !== undefined) return known;
      const needed = new Set(areas.flatMap((area) => [...importsOf(scripts, `app/browser/islands/${area}.ts`)]));
      const files = [...needed]
        .filter((file) => !begun.has(file))
        .map((file) => `/${file}`)
        .join(" ");
      ofAreas.set(key, files);
      return files;
    },
    stylesOf(addresses) {
      const key = addresses.join(" ");
      const known = sheets.get(key);
      if (known) return known;
      const text = addresses.map((address) => readFileSync(join(folder, address), "utf8")).join("");
      const read = { text, hash: inlineHash(text) };
      sheets.set(key, read);
      return read;
    },
  };
}

/** A file and all that it imports at once, each after those that it imports itself. */
function importsOf(scripts: Record<string, BuiltScript>, name: string, found = new Set<string>()): Set<string> {
  const { file, imports = [] } = scripts[name] ?? {};
  if (!file || found.has(file)) return found;
  for (const imported of imports) importsOf(scripts, imported, found);
  return found.add(file);
}
