const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;

/**
 * Moves the preloads of scripts from the head to the end of the body: the page is painted first and becomes lively after (product.md#speed). React
 * lifts them into the head by itself, where they would compete with the styles and the first picture.
 */
export function scriptsLast(html: string): string {
  const headEnd = html.indexOf("</head>");
  const preloads = html.slice(0, headEnd).match(MODULE_PRELOAD);
  if (headEnd < 0 || !preloads) return html;
  const head = html.slice(0, headEnd).replace(MODULE_PRELOAD, "");
  const rest = html.slice(headEnd);
  const bodyEnd = rest.lastIndexOf("</body>");
  return head + rest.slice(0, bodyEnd) + preloads.join("") + rest.slice(bodyEnd);
}
