import { expect, test } from "vitest";
import { createPageResponse, readContent } from "./page-content.ts";

test("the content of a page is its very text, of any other answer its bytes", async () => {
  const html = "3.900 € – “sì” 😀";
  expect(await readContent(createPageResponse(html, {}))).toBe(html);
  expect(await readContent(new Response(html))).toEqual(Buffer.from(html));
});
