/** The anchors of a Markdown text: its headings as GitHub spells them in links. */
export function headingAnchors(markdown) {
  return [...markdown.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading]) =>
    heading
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(/\s/g, "-"),
  );
}

/** The anchors of docs/product.md that a text refers to. */
export function citedAnchors(text) {
  return [...text.matchAll(/product\.md#([\p{L}\p{N}_-]+)/gu)].map(([, anchor]) => anchor);
}

/** The rows of all tables of a Markdown text: the trimmed text of their cells, heads and rules left out. */
export function tableRows(markdown) {
  const rows = markdown.split("\n").filter((line) => line.startsWith("|"));
  const isRule = (line) => /^\|[\s|:-]+\|$/.test(line ?? "");
  return rows.flatMap((line, at) => (isRule(line) || isRule(rows[at + 1]) ? [] : [splitCells(line)]));
}

/** A bar with a backslash before it belongs to its cell. */
function splitCells(line) {
  return line
    .slice(1, line.lastIndexOf("|"))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** The files of sources and documents that a text names between backticks, by their whole path or the end of it. */
export function referencedFiles(text) {
  return [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.(?:ts|tsx|mjs|cjs|md|json|yaml))(?:#[\w-]+)?`/g)].map(
    ([, file]) => file,
  );
}

/** The tests that a cell names, `file` "name", "another name": names stand right behind their file, between quotation marks of either kind. */
export function citedTests(cell) {
  const names = String.raw`(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')`;
  const pattern = new RegExp(String.raw`\`([\w./-]+)\` (${names}(?:, ${names})*)`, "g");
  return [...cell.matchAll(pattern)].flatMap(([, file, quoted]) =>
    [...quoted.matchAll(new RegExp(names, "g"))].map(([name]) => ({ file, name: name.slice(1, -1) })),
  );
}

/**
 * The names of the tests and groups of a test file, as written there: the first argument of `test(…)`, `describe(…)`, their variants and what
 * `each(…)` answers. Placeholders (`%s`, `${path}`) stay in them.
 */
export function testNames(source) {
  const opening = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;
  return [...source.matchAll(opening)].map(([, , name]) => name.replaceAll(/\\(.)/g, "$1"));
}

/** Letters of the text behind a placeholder that a cited name has to reach, where that text has so many. */
const MIN_MATCHED_CHARACTERS = 8;

/** Whether a name in a document is that of a test or how it begins; a placeholder stands for any text. */
export function matchesTestName(cited, name) {
  const parts = name.split(/%(?:\.\d+)?[sdijfo]|\$\{(?:[^{}]|\{[^{}]*\})*\}/);
  return (
    name.startsWith(cited) ||
    parts.some((part, at) => at > 0 && part.length >= MIN_MATCHED_CHARACTERS && part.trimStart().startsWith(cited)) ||
    (cited.startsWith(parts[0]) && matchesParts(cited.slice(parts[0].length), parts.slice(1)))
  );
}

/** Whether a text goes on as the parts do, with any text before each. */
function matchesParts(text, [part, ...rest]) {
  if (part === undefined) return text === "";
  for (let from = 0; from < text.length; from++) {
    const left = text.slice(from);
    if (part.startsWith(left)) return left.length >= Math.min(MIN_MATCHED_CHARACTERS, part.length);
    if (left.startsWith(part) && part !== "" && (rest.length === 0 || matchesParts(left.slice(part.length), rest)))
      return true;
  }
  return part === "" && rest.length === 0;
}
