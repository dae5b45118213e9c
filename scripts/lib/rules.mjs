import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { headingAnchors } from "./documents.mjs";
import { fromRoot } from "./paths.mjs";

/**
 * @typedef {{ anchor: string, text?: string }} Rule a rule of docs/product.md: the sentences under a heading have no `text`; each bullet and table
 * row is a rule with its own text
 * @typedef {{ anchor: string, beginning?: string }} Citation how a test cites a rule: by its heading, and by the first words of a bullet or row
 */

const TEST_FOLDERS = ["app", "art", "domain", "e2e", "scripts", "server", "test"];
const TEST_FILE = /\.(?:test|spec)\.(?:ts|tsx|mjs)$/;

const HEADING = /^#{1,6} /;
const BULLET = /^- (.+)$/;
const ROW = /^\|(.+)\|$/;
const TABLE_SEPARATOR = /^\|[\s|:-]+\|$/;
const CONTINUATION_LINE = /^\s+\S/;

/**
 * Returns the rules of a Markdown text in order.
 * @param {string} markdown
 * @returns {Rule[]}
 */
export function parseRules(markdown) {
  const lines = markdown.split("\n");
  const rules = [];
  let anchor;
  for (const [at, line] of lines.entries()) {
    const last = rules.at(-1);
    // Sentences directly under the document's title are no rules.
    if (HEADING.test(line)) anchor = line.startsWith("# ") ? undefined : headingAnchors(line)[0];
    else if (anchor === undefined || line.trim() === "" || TABLE_SEPARATOR.test(line)) continue;
    else if (BULLET.test(line)) rules.push({ anchor, text: stripMarkup(line.slice(2)) });
    else if (ROW.test(line)) {
      if (!TABLE_SEPARATOR.test(lines[at + 1] ?? "")) rules.push({ anchor, text: stripMarkup(cells(line)) });
    } else if (CONTINUATION_LINE.test(line) && last?.text !== undefined) last.text += ` ${stripMarkup(line.trim())}`;
    else if (!rules.some((rule) => rule.anchor === anchor && rule.text === undefined)) rules.push({ anchor });
  }
  return rules;
}

/**
 * Returns the rules that a test file cites: `// Rule: product.md#explore` or `// Rule: product.md#explore "It reads both sets"`, alone on a line.
 * @param {string} source
 * @returns {Citation[]}
 */
export function citedRules(source) {
  return [...source.matchAll(/^[ \t]*\/\/ Rule: product\.md#([\p{L}\p{N}_-]+)(?: "(.+)")?$/gmu)].map(
    ([, anchor, beginning]) => (beginning === undefined ? { anchor } : { anchor, beginning }),
  );
}

/**
 * Whether a citation names this rule.
 * @param {Citation} citation
 * @param {Rule} rule
 */
export function matchesRule(citation, rule) {
  if (citation.anchor !== rule.anchor) return false;
  if (citation.beginning === undefined || rule.text === undefined) return citation.beginning === rule.text;
  return rule.text.startsWith(citation.beginning);
}

/** Returns the citations in this checkout's tests, each with its file: `{ file, citation }`. */
export function readCitations() {
  const files = TEST_FOLDERS.flatMap((folder) =>
    readdirSync(fromRoot(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && TEST_FILE.test(entry.name) && !entry.parentPath.includes("node_modules"))
      .map((entry) => relative(fromRoot(), join(entry.parentPath, entry.name))),
  );
  return files.flatMap((file) =>
    citedRules(readFileSync(fromRoot(file), "utf8")).map((citation) => ({ file, citation })),
  );
}

/** Returns the rules of docs/product.md that no test cites. */
export function uncoveredRules() {
  const cited = readCitations();
  return productRules().filter((rule) => !cited.some(({ citation }) => matchesRule(citation, rule)));
}

/** Returns the rules of docs/product.md. */
export function productRules() {
  return parseRules(readFileSync(fromRoot("docs/product.md"), "utf8"));
}

/** Removes Markdown emphasis and code marks. */
function stripMarkup(text) {
  return text.replaceAll(/\*\*|`/g, "");
}

function cells(line) {
  return line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "")
    .join(" | ");
}
