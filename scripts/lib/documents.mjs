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

/** An escaped bar belongs to its cell. */
function splitCells(line) {
  return line
    .slice(1, line.lastIndexOf("|"))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** Returns the source and document files that a text names in backticks, by their full path or its end. */
export function referencedFiles(text) {
  return [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.(?:ts|tsx|mjs|cjs|md|json|yaml))(?:#[\w-]+)?`/g)].map(
    ([, file]) => file,
  );
}

/** Returns the tests that a cell names, as `file` "name", "another name": names follow their file, in either kind of quotation marks. */
export function citedTests(cell) {
  const names = String.raw`(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')`;
  const pattern = new RegExp(String.raw`\`([\w./-]+)\` (${names}(?:, ${names})*)`, "g");
  return [...cell.matchAll(pattern)].flatMap(([, file, quoted]) =>
    [...quoted.matchAll(new RegExp(names, "g"))].map(([name]) => ({ file, name: name.slice(1, -1) })),
  );
}

/**
 * Returns the names of a file's tests and groups as written: the first argument of `test(…)`, `describe(…)`, their variants, and of what `each(…)`
 * returns. Placeholders (`%s`, `${path}`) stay.
 */
export function testNames(source) {
  const opening = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;
  return [...source.matchAll(opening)].map(([, , name]) => name.replaceAll(/\\(.)/g, "$1"));
}

/** Minimum length of the matched text after a placeholder, if there is that much. */
const MIN_MATCHED_CHARACTERS = 8;

/** Whether a name in a document is a test's name or its beginning; a placeholder matches any text. */
export function matchesTestName(cited, name) {
  const parts = name.split(/%(?:\.\d+)?[sdijfo]|\$\{(?:[^{}]|\{[^{}]*\})*\}/);
  return (
    name.startsWith(cited) ||
    parts.some((part, at) => at > 0 && part.length >= MIN_MATCHED_CHARACTERS && part.trimStart().startsWith(cited)) ||
    (cited.startsWith(parts[0]) && matchesParts(cited.slice(parts[0].length), parts.slice(1)))
  );
}

/** Whether the text contains the parts in order, with any text before each. */
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
