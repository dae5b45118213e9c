import ts from "typescript";

/** Attributes whose text visitors see, or screen readers announce. */
const TEXT_ATTRIBUTES = /^(alt|aria-label|title|label|linksTitle|hint|note|aside|unit|text|placeholder)$/;
/** Text with letters or commas, which a translation would change. */
const SENTENCE_FRAGMENT = /[\p{L},]/u;

/**
 * Finds copy assembled from pieces in a component: an element that mixes text and values, or an attribute with interpolated text. Other languages
 * need another word order, which pieces prevent.
 * @param {string} code of a .tsx file
 * @returns {string[]} the pieces, each on one line
 */
export function findConcatenatedCopy(code) {
  const glued = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (mixesTextAndValues(node) || interpolatesText(node)) glued.push(node.getText().replaceAll(/\s+/g, " "));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("component.tsx", code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return glued;
}

/** @param {ts.Node} node */
function mixesTextAndValues(node) {
  if (!(ts.isJsxElement(node) || ts.isJsxFragment(node))) return false;
  const saysText = node.children.some(
    (child) => ts.isJsxText(child) && SENTENCE_FRAGMENT.test(child.text.replaceAll(/&\w+;/g, " ")),
  );
  return saysText && node.children.some(isValue);
}

/** @param {ts.JsxChild} child */
const isValue = (child) =>
  ts.isJsxExpression(child) && child.expression !== undefined && !ts.isStringLiteralLike(child.expression);

/** @param {ts.Node} node */
function interpolatesText(node) {
  if (!(ts.isJsxAttribute(node) && TEXT_ATTRIBUTES.test(node.name.getText()))) return false;
  const value = node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : undefined;
  if (!(value && ts.isTemplateExpression(value))) return false;
  return [value.head, ...value.templateSpans.map(({ literal }) => literal)].some(({ text }) =>
    SENTENCE_FRAGMENT.test(text),
  );
}
