import { expect, test } from "vitest";
import { contentOf, pageResponse } from "./page-content.ts";

test("the content of a page is its very text, of any other answer its bytes", async () => {
  const html = "3.900 € – “sì” 😀";
  expect(await contentOf(pageResponse(html, {}))).toBe(html);
  expect(await contentOf(new Response(html))).toEqual(Buffer.from(html));
});
