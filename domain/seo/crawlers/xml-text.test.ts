import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeXml } from "./xml-text.ts";

test("escapes markup and keeps letters of every language", () => {
  expect(escapeXml(`Dolce & "Vita" <l'auto> è città 🏎`)).toBe(
    "Dolce &amp; &quot;Vita&quot; &lt;l&apos;auto&gt; è città 🏎",
  );
});

test("drops characters that XML cannot contain", () => {
  expect(escapeXml("a\u0000b\u000bc\ud800d\ufffee\tf\n")).toBe("abcde\tf\n");
});

test("never leaves markup, for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(escapeXml(text)).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/);
    }),
  );
});
