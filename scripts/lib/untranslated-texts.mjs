import ts from "typescript";

/** Attributes whose text visitors see, or screen readers announce. */
const TEXT_ATTRIBUTES = /^(alt|aria-label|title|label|hint|note|aside|placeholder|text|heading)$/;
/** A text with an Italian accent, or with two words of a sentence: "Scegli le date". Class names, queries and paths are none. */
const ACCENTED = /(?<!\p{L})\p{L}*[àèéìòù]\p{L}*/iu;
const SENTENCE = /^[^{}<>=/;]*\p{L}{3,}[,:’']? (?:\p{L}{1,2} )*\p{L}{3,}/u;
/** Values of attributes, selectors and names of fonts that read like a sentence. */
const TECHNICAL =
  /^((no)?index, (no)?follow.*|required name=search_term_string|customer service|'(Bodoni Moda|Hanken Grotesk)'.*|unknown intent|xMidYMax slice|(px )?auto auto|Bodoni Moda.*|section-\w+ address-line1|(public|private), max-age=.*|GET, HEAD.*|img-src .*|select count.*|.*\[(href|type|tabindex|disabled)\b.*|select, textarea.*)$/;
/** Functions whose texts only developers read: errors, log lines and conditions of a stylesheet. */
const INTERNAL_CALL =
  /(Error|\b(?:warn|error|info|debug|log|fatal|sql|matchMedia|querySelector\w*|closest|matches|pathTo|assert))$/;

/**
 * Finds texts that visitors read, written in code instead of in a words module: text in JSX, and strings that read like a sentence.
 * @param {string} code
 * @param {boolean} [isTsx] whether it is a .tsx file
 * @returns {string[]} the texts, each on one line
 */
export function findUntranslatedTexts(code, isTsx = true) {
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isInternal(node)) return;
    const text = readText(node);
    if (text) found.push(text.replaceAll(/\s+/g, " ").trim());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("code", code, ts.ScriptTarget.Latest, true, isTsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
  return found;
}

/** @param {ts.Node} node */
function readText(node) {
  if (ts.isJsxText(node)) return /\p{L}/u.test(node.text.replaceAll(/&\w+;/g, " ")) ? node.text : null;
  if (ts.isJsxAttribute(node) && TEXT_ATTRIBUTES.test(node.name.getText()) && node.initializer) {
    const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
    // A string that reads like a sentence is found by itself.
    return value && ts.isStringLiteralLike(value) && /\p{L}/u.test(value.text) && !readsLikeText(value.text)
      ? value.text
      : null;
  }
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  return isText && readsLikeText(node.text) ? node.text : null;
}

/** @param {string} text */
const readsLikeText = (text) => !TECHNICAL.test(text.trim()) && (ACCENTED.test(text) || SENTENCE.test(text));

/** Imports, types, class names, and what only developers read. @param {ts.Node} node */
function isInternal(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isJsxAttribute(node)) return /^(className|style|sizes|d|viewBox|allow|rel)$/.test(node.name.getText());
  if (ts.isTaggedTemplateExpression(node)) return INTERNAL_CALL.test(node.tag.getText());
  return (ts.isCallExpression(node) || ts.isNewExpression(node)) && INTERNAL_CALL.test(node.expression.getText());
}
