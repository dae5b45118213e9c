import { createHash } from "node:crypto";

/**
 * Replaces the secret nonce of a rendered page by hashes, so that the page can be cached: the scripts that carry the nonce are ours, their hashes go
 * into the policy, and the nonce is removed. An injected script has no nonce and so gets no hash. `knownScripts` are our inline scripts
 * that never change.
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

/** Returns the policy hash of an inline script or style element. */
export function hashInlineContent(code: string): string {
  return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}
