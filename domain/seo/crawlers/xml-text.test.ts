import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeXml } from "./xml-text.ts";

test("markup is escaped, letters of every language stay", () => {
  expect(escapeXml(`Dolce & "Vita" <l'auto> è città 🏎`)).toBe(
    "Dolce &amp; &quot;Vita&quot; &lt;l&apos;auto&gt; è città 🏎",
  );
});

test("what XML cannot hold is left out", () => {
  expect(escapeXml("a\u0000b\u000bc\ud800d\ufffee\tf\n")).toBe("abcde\tf\n");
});

test("whatever the text, nothing in it is markup", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(escapeXml(text)).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/);
    }),
  );
});
