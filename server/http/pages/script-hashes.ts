import { createHash } from "node:crypto";

/**
 * Turns a page rendered with a nonce nobody else can know into one that needs none: the scripts that carry it are ours, their hashes go
 * into the policy, and the nonce itself is taken out, so that the bytes can be cached. A script smuggled into the page carries no nonce
 * and so gets no hash. `knownScripts` are inline scripts of ours that never change.
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

/** The hash by which a policy allows one inline script or style element. */
export function hashInlineContent(code: string): string {
  return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}
