import { expect, test } from "vitest";
import { hashInlineContent, replaceNonceWithHashes } from "#server/http/pages/script-hashes.ts";

// Rule: product.md#security
test("our inline scripts are allowed by hash, an injected one is not, and the nonce is removed", () => {
  const nonce = "0b7e";
  const rendered = `<head><script nonce="${nonce}">mine()</script></head><p><script>theirs()</script></p><script nonce="${nonce}" src="/a.js"></script>`;
  const { html, hashes } = replaceNonceWithHashes(rendered, nonce, ["known()"]);
  expect(html).toContain("<script>mine()</script>");
  expect(html).not.toContain(nonce);
  expect(hashes.sort()).toEqual([hashInlineContent("known()"), hashInlineContent("mine()")].sort());
});
