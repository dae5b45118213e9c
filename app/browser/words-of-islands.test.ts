import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { PANEL_WORDS } from "#app/features/admin/panel-words.ts";

const ROOT = join(import.meta.dirname, "../..");
const IMPORT = /^(?:import|export) (?!type )[^;]*?from "([^"]+)"|\bimport\("([^"]+)"\)|^import "([^"]+)"/gm;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const USED_AREAS = /\buseWords\(([^)]*)\)/g;

const sources = new Map<string, string>();

/** Returns the areas of the words that a module and all modules that it imports use. */
function findUsedAreas(entries: readonly string[]): string[] {
  const areas = new Set<string>();
  const visited = new Set<string>();
  const pending = [...entries];
  for (let file = pending.pop(); file; file = pending.pop()) {
    if (visited.has(file)) continue;
    visited.add(file);
    const source = sources.get(file) ?? readFileSync(join(ROOT, file), "utf8");
    sources.set(file, source);
    for (const [, names = ""] of source.replaceAll(COMMENT, "").matchAll(USED_AREAS))
      for (const [, area = ""] of names.matchAll(/"([^"]+)"/g)) areas.add(area);
    pending.push(...listImports(file, source));
  }
  return [...areas].sort();
}

function listImports(file: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].flatMap(([, one, other, third]) => {
    const specifier = one ?? other ?? third ?? "";
    const path = specifier.startsWith(".") ? join(dirname(file), specifier) : specifier.replace(/^#/, "");
    return /^(app|domain)\//.test(path)
      ? [path, `${path}.tsx`, `${path}.ts`].filter((each) => /\.tsx?$/.test(each) && existsSync(join(ROOT, each)))
      : [];
  });
}

const ISLANDS = Object.entries(
  import.meta.glob<string>("../{features,ui}/**/*.tsx", { eager: true, query: "?raw", import: "default" }),
).flatMap(([path, source]) => {
  const [, declaration] = /^export default island\(([\s\S]*?)\);/m.exec(source) ?? [];
  if (declaration === undefined) return [];
  const [, listed = ""] = /words: \[([^\]]*)\]/.exec(declaration) ?? [];
  return {
    file: relative(ROOT, join(import.meta.dirname, path)),
    areas: Array.from(listed.matchAll(/"([^"]+)"/g), ([, area = ""]) => area).sort(),
  };
});

test.each(ISLANDS)("the island $file names exactly the areas of the words that it uses", ({ file, areas }) => {
  expect(areas).toEqual(findUsedAreas([file]));
});

test("the panel provides the areas of the words that its screens use", () => {
  const screens = Object.keys(import.meta.glob("../routes/admin/**/*.tsx")).map((path) =>
    relative(ROOT, join(import.meta.dirname, path)),
  );
  expect(screens.length).toBeGreaterThan(30);
  expect(Object.keys(PANEL_WORDS)).toEqual(
    expect.arrayContaining(["language", "formats", ...findUsedAreas([...screens, "app/root.tsx"])]),
  );
});
