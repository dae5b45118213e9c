import { expect, test } from "vitest";
import { inlineHash, secureHtml } from "#server/http/pages/secure-html.ts";

// Rule: product.md#security
test("our inline scripts are allowed by hash, a smuggled one is not, and the nonce does not reach the visitor", () => {
  const nonce = "0b7e";
  const rendered = `<head><script nonce="${nonce}">mine()</script></head><p><script>theirs()</script></p><script nonce="${nonce}" src="/a.js"></script>`;
  const { html, hashes } = secureHtml(rendered, nonce, ["known()"]);
  expect(html).toContain("<script>mine()</script>");
  expect(html).not.toContain(nonce);
  expect(hashes.sort()).toEqual([inlineHash("known()"), inlineHash("mine()")].sort());
});
