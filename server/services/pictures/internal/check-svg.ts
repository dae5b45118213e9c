import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes";
import { formatNumber } from "#domain/numbers.ts";
import { invalidFileError } from "./invalid-file-error.ts";
import {
  BROKEN_SVG_MESSAGE,
  NOT_A_LOGO_MESSAGE,
  OTHER_FILES_MESSAGE,
  TOO_MANY_COPIES_MESSAGE,
} from "./logo-messages.ts";
import { readInternalReference, readStyleReferences, readUrlReferences, type StyleReferences } from "./svg-styles.ts";

/** Maximum number of elements, as written. */
const MAX_SVG_NODES = 5000;
/** Maximum number of elements as drawn, where each reference counts as a copy: ten lines of nested references could otherwise draw millions. */
const MAX_DRAWN_SVG_NODES = 20_000;
const MAX_SVG_ATTRIBUTES = 40_000;
/** The library that draws refuses more than 256. */
const MAX_SVG_DEPTH = 200;

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";
/** The elements of a flat drawing. All others (script, image, foreignObject, animate, filter, pattern …) are refused. */
const ALLOWED_ELEMENTS: ReadonlySet<string> = new Set([
  ...["svg", "g", "defs", "symbol", "use", "switch", "a", "title", "desc", "metadata", "style"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"],
  ...["linearGradient", "radialGradient", "stop", "clipPath", "mask"],
]);
/** Refused in other namespaces too. Drawing programs store their own data there, which is not drawn. */
const REFUSED_ANYWHERE: ReadonlySet<string> = new Set(["script", "image", "foreignobject"]);
/** Elements to which any number of others may refer at no cost. */
const GRADIENT_ELEMENTS: ReadonlySet<string> = new Set(["linearGradient", "radialGradient", "stop"]);

const TOO_MANY_NODES_MESSAGE = `Il file SVG ha più di ${formatNumber(MAX_SVG_NODES)} elementi: semplifica il disegno.`;

interface SvgNode {
  name: string;
  id: string | undefined;
  classes: ReadonlySet<string>;
  /** Ids to which its attributes refer. */
  references: readonly string[];
  children: SvgNode[];
}

/**
 * Throws "invalid" for an SVG that is malformed, too large, or more than a flat drawing (product.md#logo). Only what passes reaches the library that
 * draws it. Nothing may refer to another file, and entities are refused.
 */
export function checkSvg(text: string): void {
  const { root, styles } = parseSvg(text);
  if (countDrawnNodes(root, readStyleReferences(styles)) > MAX_DRAWN_SVG_NODES)
    throw invalidFileError(TOO_MANY_COPIES_MESSAGE);
}

function parseSvg(text: string): { root: SvgNode; styles: string } {
  const parser = new SaxesParser({ xmlns: true });
  const open: SvgNode[] = [];
  let root: SvgNode | undefined;
  let nodes = 0;
  let attributes = 0;
  let styles = "";
  const addStyles = (part: string) => {
    if (open.at(-1)?.name === "style") styles += part;
  };
  parser.on("error", (error) => {
    const refusal = invalidFileError(BROKEN_SVG_MESSAGE);
    refusal.cause = error;
    throw refusal;
  });
  parser.on("xmldecl", ({ encoding = "utf-8" }) => {
    // We read the text as UTF-8. The library that draws would read it differently.
    if (encoding.toLowerCase() !== "utf-8") throw invalidFileError("Il file SVG non è in UTF-8: esportalo di nuovo.");
  });
  parser.on("doctype", () => {
    throw invalidFileError("Il file SVG contiene una dichiarazione DOCTYPE: esportalo di nuovo come SVG semplice.");
  });
  parser.on("processinginstruction", () => {
    throw invalidFileError(OTHER_FILES_MESSAGE);
  });
  parser.on("attribute", () => {
    attributes += 1;
    if (attributes > MAX_SVG_ATTRIBUTES) throw invalidFileError(TOO_MANY_NODES_MESSAGE);
  });
  parser.on("opentag", (tag) => {
    nodes += 1;
    if (nodes > MAX_SVG_NODES || open.length > MAX_SVG_DEPTH) throw invalidFileError(TOO_MANY_NODES_MESSAGE);
    if (!root && (tag.local !== "svg" || tag.uri !== SVG_NAMESPACE)) throw invalidFileError(NOT_A_LOGO_MESSAGE);
    const node = toNode(tag);
    root ??= node;
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on("closetag", () => void open.pop());
  parser.on("text", addStyles);
  parser.on("cdata", addStyles);
  parser.write(text).close();
  if (!root) throw invalidFileError(BROKEN_SVG_MESSAGE);
  return { root, styles };
}

function toNode({ local, uri, attributes }: SaxesTagNS): SvgNode {
  const isDrawn = uri === SVG_NAMESPACE || uri === "";
  if (REFUSED_ANYWHERE.has(local.toLowerCase()) || (isDrawn && !ALLOWED_ELEMENTS.has(local)))
    throw invalidFileError(`Il file SVG contiene <${local.slice(0, 40)}>: esportalo di nuovo senza.`);
  return {
    name: local,
    id: attributes.id?.value,
    classes: new Set(attributes.class?.value.split(/\s+/)),
    references: Object.values(attributes).flatMap(readReferences),
    children: [],
  };
}

/** Returns the ids to which an attribute refers. Throws "invalid" for a script and for a reference to another file. */
function readReferences({ local, prefix, value }: SaxesAttributeNS): string[] {
  if (local === "href") return [readInternalReference(value)];
  if (prefix === "xml" && local === "base") throw invalidFileError(OTHER_FILES_MESSAGE);
  if (prefix !== "") return [];
  if (local.toLowerCase().startsWith("on"))
    throw invalidFileError("Il file SVG contiene uno script: esportalo di nuovo senza.");
  return readUrlReferences(value);
}

/** Counts the elements that are drawn, up to a little more than the maximum. Each reference draws what it names once more. */
function countDrawnNodes(root: SvgNode, { byClass, ofAnyElement }: StyleReferences): number {
  const nodesById = new Map<string, SvgNode>();
  const collectIds = (node: SvgNode) => {
    if (node.id !== undefined) nodesById.set(node.id, node);
    node.children.forEach(collectIds);
  };
  collectIds(root);
  const counts = new Map<SvgNode, number>();
  const count = (node: SvgNode): number => {
    const known = counts.get(node);
    if (known !== undefined) return known;
    // A circle of references is drawn by nobody.
    counts.set(node, 0);
    const ofClasses = [...node.classes].flatMap((name) => [...(byClass.get(name) ?? [])]);
    const references = [...node.references, ...ofClasses, ...ofAnyElement];
    let total = GRADIENT_ELEMENTS.has(node.name) ? 0 : 1;
    for (const drawn of [...node.children, ...references.flatMap((id) => nodesById.get(id) ?? [])])
      total += count(drawn);
    const capped = Math.min(total, MAX_DRAWN_SVG_NODES + 1);
    counts.set(node, capped);
    return capped;
  };
  return count(root);
}
