import { expect, test } from "vitest";
import { createPageResponse, readContent } from "./page-content.ts";

test("readContent returns a page's HTML, and any other response's bytes", async () => {
  const html = "3.900 € – “sì” 😀";
  expect(await readContent(createPageResponse(html, {}))).toBe(html);
  expect(await readContent(new Response(html))).toEqual(Buffer.from(html));
});
