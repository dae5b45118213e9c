import { expect, test } from "vitest";
import { scriptsLast } from "#server/http/scripts-last.ts";

test("script preloads leave the head for the end of the body, everything else stays in its place", () => {
  const html =
    '<html><head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/s.css"/><link rel="modulepreload" href="/b.js"/></head><body><p>Velluto</p></body></html>';
  expect(scriptsLast(html)).toBe(
    '<html><head><link rel="stylesheet" href="/s.css"/></head><body><p>Velluto</p><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></body></html>',
  );
});

test("a page without them is left as it is", () => {
  expect(scriptsLast("<html><head></head><body></body></html>")).toBe("<html><head></head><body></body></html>");
});
