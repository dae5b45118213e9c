/** Returns the anchors of a Markdown text's headings, as GitHub generates them. */
export function headingAnchors(markdown) {
  return [...markdown.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading]) =>
    heading
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(/\s/g, "-"),
  );
}

/** Returns the anchors of docs/product.md that a text links to. */
export function citedAnchors(text) {
  return [...text.matchAll(/product\.md#([\p{L}\p{N}_-]+)/gu)].map(([, anchor]) => anchor);
}

/** Returns the trimmed cells of all table rows of a Markdown text, without headers and separators. */
export function tableRows(markdown) {
  const rows = markdown.split("\n").filter((line) => line.startsWith("|"));
  const isRule = (line) => /^\|[\s|:-]+\|$/.test(line ?? "");
  return rows.flatMap((line, at) => (isRule(line) || isRule(rows[at + 1]) ? [] : [splitCells(line)]));
}

/** Splits a table row at its bars. An escaped bar is part of a cell's text. */
function splitCells(line) {
  return line
    .slice(1, line.lastIndexOf("|"))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** Returns the source and document files that a text names in backticks, as the text writes them: a full path or the end of a path. */
export function referencedFiles(text) {
  return [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.(?:ts|tsx|mjs|cjs|md|json|yaml))(?:#[\w-]+)?`/g)].map(
    ([, file]) => file,
  );
}

/**
 * Returns the tests that a table cell names. A cell is written as `file` "name", "another name": the names of tests follow the name of their file.
 * Quotation marks may be straight or typographic.
 */
export function citedTests(cell) {
  const names = String.raw`(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')`;
  const pattern = new RegExp(String.raw`\`([\w./-]+)\` (${names}(?:, ${names})*)`, "g");
  return [...cell.matchAll(pattern)].flatMap(([, file, quoted]) =>
    [...quoted.matchAll(new RegExp(names, "g"))].map(([name]) => ({ file, name: name.slice(1, -1) })),
  );
}

/**
 * Returns the names of a file's tests and groups as written in the source: the first argument of `test(…)`, `describe(…)`, their variants and
 * `test.each(…)(…)`. Placeholders (`%s`, `${path}`) are not filled in.
 */
export function testNames(source) {
  const opening = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;
  return [...source.matchAll(opening)].map(([, , name]) => name.replaceAll(/\\(.)/g, "$1"));
}

/** Minimum number of characters after a placeholder that a cited name must match, if the test's name has that many. */
const MIN_MATCHED_CHARACTERS = 8;

/** Whether a name in a document equals a test's name or the beginning of it. A placeholder matches any text. */
export function matchesTestName(cited, name) {
  const parts = name.split(/%(?:\.\d+)?[sdijfo]|\$\{(?:[^{}]|\{[^{}]*\})*\}/);
  return (
    name.startsWith(cited) ||
    parts.some((part, at) => at > 0 && part.length >= MIN_MATCHED_CHARACTERS && part.trimStart().startsWith(cited)) ||
    (cited.startsWith(parts[0]) && matchesParts(cited.slice(parts[0].length), parts.slice(1)))
  );
}

/** Whether the text contains the parts in their order. Any text may stand before each part. */
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
