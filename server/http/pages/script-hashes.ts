import { createHash } from "node:crypto";

/**
 * Removes the secret nonce from the HTML of a page, and returns the new HTML and, for the Content-Security-Policy, the hashes of the scripts that had
 * the nonce. A page with hashes can be cached, a page with a nonce cannot. The scripts with the nonce are ours; an injected script has no nonce and
 * therefore gets no hash. `knownScripts` are our inline scripts that never change.
 */
export function replaceNonceWithHashes(
  rendered: string,
  nonce: string,
  knownScripts: string[] = [],
): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set(knownScripts.map(hashInlineContent));
  const html = rendered
    .replace(/<script([^>]*)>([\s\S]*?)<\/script>/g, (scriptElement, attributes: string, code: string) => {
      if (!attributes.includes(attribute)) return scriptElement;
      if (!attributes.includes(" src=")) hashes.add(hashInlineContent(code));
      return scriptElement.replace(attribute, "");
    })
    .replaceAll(attribute, "");
  return { html, hashes: [...hashes] };
}

/** Returns the hash by which the Content-Security-Policy allows an inline script or style element. */
export function hashInlineContent(code: string): string {
  return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}
