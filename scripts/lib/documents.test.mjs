import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import {
  citedAnchors,
  citedTests,
  headingAnchors,
  matchesTestName,
  referencedFiles,
  tableRows,
  testNames,
} from "./documents.mjs";
import { fromRoot } from "./paths.mjs";

const FOLDERS = ["app", "art", "docs", "domain", "e2e", "scripts", "server", "test"];
const TEXTS = /\.(?:ts|tsx|mjs|cjs|css|md|sql|jsonc)$/;
const read = (file) => readFileSync(fromRoot(file), "utf8");
const anchors = headingAnchors(read("docs/product.md"));

/** Returns the text files of the checkout, except those of packages that a drill has installed. */
function texts() {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(fromRoot(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && TEXTS.test(entry.name) && !entry.parentPath.includes("node_modules"))
      .map((entry) => relative(fromRoot(), join(entry.parentPath, entry.name))),
  );
  return ["README.md", "CONTRIBUTING.md", ...inFolders].filter(
    (file) => !/\/(?:documents|rules)\.test\.mjs$/.test(file),
  );
}

test("no two headings of product.md have the same anchor", () => {
  expect(anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at)).toEqual([]);
});

test("every cited anchor of product.md exists", () => {
  const broken = texts().flatMap((file) =>
    citedAnchors(read(file)).flatMap((anchor) => (anchors.includes(anchor) ? [] : [`${file}: ${anchor}`])),
  );
  expect(broken).toEqual([]);
});

test("product.md links only to its own headings", () => {
  const own = [...read("docs/product.md").matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
  expect(own.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
});

/** The documents in which the tests check the names of source files. */
const NAMING = [
  "docs/security.md",
  "docs/promises.md",
  "docs/glossary.md",
  "docs/style.md",
  "docs/look.md",
  ...readdirSync(fromRoot("docs/decisions")).map((name) => `docs/decisions/${name}`),
];

describe.each(NAMING)("%s", (document) => {
  const named = [...texts(), ...readdirSync(fromRoot())];
  // A document may name a file by the end of its path, if only one file ends like this.
  const whereIs = (name) => named.filter((file) => file === name || file.endsWith(`/${name}`));

  test("names only existing files", () => {
    const missing = referencedFiles(read(document)).filter(
      (name) => whereIs(name).length === 0 && !existsSync(fromRoot(name)),
    );
    expect(missing).toEqual([]);
  });

  test("names only existing tests", () => {
    const cited = tableRows(read(document)).flatMap((cells) => citedTests(cells.at(-1)));
    const missing = cited.filter(
      ({ file, name }) =>
        !whereIs(file).some((path) => testNames(read(path)).some((candidate) => matchesTestName(name, candidate))),
    );
    expect(missing).toEqual([]);
  });
});

test("security.md counts its requirements correctly, each once, and proves or explains each", () => {
  const text = read("docs/security.md");
  const requirements = tableRows(text).filter(([id]) => /^\d+\.\d+\.\d+$/.test(id));
  expect(new Set(requirements.map(([id]) => id)).size).toBe(requirements.length);
  const count = (state) => requirements.filter((cells) => cells[2] === state).length;
  expect(text).toContain(
    `Of ${requirements.length} requirements: ${count("met")} met, ${count("not here")} not here, ${count("owner")} with the owner, ${count("gap")} gaps`,
  );
  const bare = requirements.filter(([, , state, shown]) => state !== "not here" && !shown).map(([id]) => id);
  expect(bare).toEqual([]);
});

describe("CHANGELOG.md", () => {
  const lines = read("CHANGELOG.md").trimEnd().split("\n");

  test("has at most 300 lines", () => {
    expect(lines.length).toBeLessThanOrEqual(300);
  });

  test("has the sections of Keep a Changelog and one line per change", () => {
    const sections = lines.filter((line) => /^### /.test(line)).map((line) => line.slice("### ".length));
    expect(sections.filter((name) => !["Security", "Added", "Changed", "Fixed"].includes(name))).toEqual([]);
    const fromFirstVersion = lines.slice(lines.indexOf("## Unreleased"));
    expect(fromFirstVersion.filter((line) => line !== "" && !/^(?:#{2,4} |- )/.test(line))).toEqual([]);
  });
});

test("anchors are spelled as on GitHub", () => {
  expect(headingAnchors("# Product\n\n## Sign-in and access\n### Brand's `name`, twice\n")).toEqual([
    "product",
    "sign-in-and-access",
    "brands-name-twice",
  ]);
});

test("tests are cited behind their file, several at once, in either quotation marks", () => {
  const cell = 'partly: `a/one.test.ts` "first", \'the "second"\'; `b/two.test.ts` "third" ("no name")';
  expect(citedTests(cell)).toEqual([
    { file: "a/one.test.ts", name: "first" },
    { file: "a/one.test.ts", name: 'the "second"' },
    { file: "b/two.test.ts", name: "third" },
  ]);
});

test("names of tests and groups are found in every notation", () => {
  const source = [
    'test("plain", () => {});',
    "test.each([[1, 2]])(\n  '%s is %s',",
    `describe(\`\${path} is whole\`, () => {`,
    'expect(screen.getByText("no test"))',
  ].join("\n");
  expect(testNames(source)).toEqual(["plain", "%s is %s", `\${path} is whole`]);
});

test.each([
  ["a car has", "a car has its price", true],
  ["a car has a roof", "a car has its price", false],
  ["/explore is whole", `\${path} is whole, accessible`, true],
  ["is whole, acc", `\${path} is whole, accessible`, true],
  ["anything at all", `\${path} is whole, accessible`, false],
  ["%s is refused", "%s is refused at its field", true],
  ["/a answers 301 to /b", `\${from} answers \${status} to \${to}`, true],
])("%j names the test %j: %j", (cited, name, expected) => {
  expect(matchesTestName(cited, name)).toBe(expected);
});
