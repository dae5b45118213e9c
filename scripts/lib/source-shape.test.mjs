import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { findConcatenatedCopy } from "./concatenated-copy.mjs";
import { root } from "./paths.mjs";

const MAX_FILES_PER_FOLDER = 25;
/** Maximum number of names that the public site and the panel both export, such as `Button`. */
const MAX_DUPLICATE_EXPORTS = 5;
const TEST_OR_TYPES = /\.(test|spec|d)\.(tsx?|mjs)$/;
/** Folders with the packages that a benchmark has installed. */
const INSTALLED_PACKAGES = /\bnode_modules\b/;
/** Files whose export names the framework prescribes: `loader`, `meta`, `action`. */
const FRAMEWORK_FILES = /^app\/(routes\/|root\.tsx)/;
/**
 * A query string concatenated to a page's path, where the path is a literal or comes from the paths table. API paths are not checked here, because
 * the contract defines them.
 */
const CONCATENATED_QUERY =
  /\$\{(?:(?:paths|panelPaths)\.|pathTo\()(?:[^`{}]|\{[^{}]*\})*\}\?|\b(?:paths|panelPaths)\.\w+(?:\([^)]*\))? \+ ["'`]\?|["'`]\/(?!api\/)[\w/-]*\?[\w$]/g;
/** Components that visitors see; the panel and the sign-in pages are in Italian only. */
const PUBLIC_COMPONENT = /^app\/(features\/(?!admin\/|auth\/)|ui\/(?!panel\/)).*\.tsx$/;
/** The panel, sign-in, mails and calls of the API, which are in Italian or without a language. */
const ITALIAN_AREA =
  /^(?:app\/(?:features|routes)\/(?:admin|auth)\/|app\/ui\/panel\/|server\/mail\/|server\/http\/api\/)/;
const ITALIAN_PATHS = /^import \{[^}]*\bpaths\b[^}]*\} from "#domain\/paths\.ts"/m;
/** They need a path before its language is added, or link the panel and sign-in. */
const FILES_WITH_ITALIAN_PATHS = [
  "domain/access/safe-return-path.ts",
  "domain/seo-overrides/override-page-types.ts",
  "domain/seo/crawlers/sitemap-pages.ts",
  "server/services/access/admin-command.ts",
  "server/services/access/ensure-first-admin.ts",
  "server/services/invitations/internal/invitation-token.ts",
];
/** The name of an export. A default export does not match, because it has no name. */
const NAMED_EXPORT = /^export (?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

const MISNAMED_LIMIT = /\b(?:const|let) ((?:MOST|LONGEST|FEWEST|SHORTEST|LARGEST|SMALLEST)_\w+|\w+_AT_MOST\w*)/g;

const sourcesOf = (...areas) =>
  areas.flatMap((area) =>
    readdirSync(join(root, area), { recursive: true })
      .map((name) => join(area, name))
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !TEST_OR_TYPES.test(file) && !INSTALLED_PACKAGES.test(file)),
  );
const sources = sourcesOf("app", "domain", "server");

/** @returns {Map<string, string[]>} */
function groupByKey(pairs) {
  const groups = new Map();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

test("no folder holds more source files than one can survey", () => {
  const all = [...sources, ...sourcesOf("bench", "e2e", "scripts", "test")];
  const folders = groupByKey(all.map((file) => [dirname(file), basename(file)]));
  expect(folders.size).toBeGreaterThan(100);
  const crowded = [...folders].filter(([, files]) => files.length > MAX_FILES_PER_FOLDER).map(([folder]) => folder);
  expect(crowded, "folders to be cut along their subject").toEqual([]);
});

test("few names are exported by two modules", () => {
  const modules = sources.filter((file) => !FRAMEWORK_FILES.test(file));
  const names = groupByKey(
    modules.flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(NAMED_EXPORT)].map(([, name]) => [name, file]),
    ),
  );
  const duplicates = [...names]
    .filter(([, files]) => new Set(files).size > 1)
    .map(([name, files]) => `${name}: ${files.join(", ")}`);
  expect(duplicates.length, duplicates.join("\n")).toBeLessThanOrEqual(MAX_DUPLICATE_EXPORTS);
});

test("query strings are added to links only in domain/paths.ts and domain/panel-paths.ts", () => {
  const glued = sources.flatMap((file) =>
    [...withoutComments(readFileSync(join(root, file), "utf8")).matchAll(CONCATENATED_QUERY)].map(
      ([code]) => `${file}: ${code}`,
    ),
  );
  expect(glued, "links for a function of `paths` or `panelPaths`").toEqual([]);
});

// Rule: product.md#panel-shell "The panel is a client"
test("of the panel's routes only the shell and the 404 page run on the server", () => {
  const onServer = sources.filter(
    (file) =>
      file.startsWith("app/routes/admin/") &&
      /^export (?:async )?(?:function|const) (?:loader|action)\b/m.test(readFileSync(join(root, file), "utf8")),
  );
  expect(onServer).toEqual(["app/routes/admin/layout.tsx", "app/routes/admin/not-found.tsx"]);
});

test("public copy consists of whole sentences in words modules, not of text glued in components", () => {
  const components = sources.filter((file) => PUBLIC_COMPONENT.test(file));
  expect(components.length).toBeGreaterThan(150);
  const glued = components.flatMap((file) =>
    findConcatenatedCopy(readFileSync(join(root, file), "utf8")).map((code) => `${file}: ${code}`),
  );
  expect(glued, "sentences for the words module of their area (docs/style.md#12-keep-visible-sentences-whole)").toEqual(
    [],
  );
});

test("public code builds its paths in the page's language, not in Italian", () => {
  const withItalianPaths = sources.filter(
    (file) => !ITALIAN_AREA.test(file) && ITALIAN_PATHS.test(readFileSync(join(root, file), "utf8")),
  );
  expect(withItalianPaths.sort()).toEqual(FILES_WITH_ITALIAN_PATHS);
});

test("a limit is named MAX_… or MIN_…, with its unit last (docs/style.md)", () => {
  const all = [...sources, ...sourcesOf("bench", "e2e", "scripts", "test")];
  const otherwise = all.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(MISNAMED_LIMIT)].map(([, name]) => `${file}: ${name}`),
  );
  expect(otherwise).toEqual([]);
});

const withoutComments = (code) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
