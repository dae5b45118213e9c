import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext } from "react-router";
import { inlineHash } from "#server/http/pages/secure-html.ts";

/** What the build left for the documents of the public site. */
export interface BuiltFiles {
  /** Where the page's scripts begin, as an address. */
  startScript: string;
  /** The text of these sheets, given by their addresses, and the hash by which a policy allows it. */
  stylesOf(addresses: readonly string[]): { text: string; hash: string };
}

/** Null in development, where Vite serves the sources. */
export const builtFilesContext = createContext<BuiltFiles | null>(null);

/** Reads them once; the folder is that of the built browser files. */
export function readBuiltFiles(folder: string): BuiltFiles {
  const start = readdirSync(join(folder, "assets")).find((name) => /^start-.*\.js$/.test(name));
  if (!start) throw new Error(`The build in ${folder} has no scripts for its pages.`);
  const sheets = new Map<string, { text: string; hash: string }>();
  return {
    startScript: `/assets/${start}`,
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
