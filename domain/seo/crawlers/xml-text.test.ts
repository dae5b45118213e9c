import fc from "fast-check";
import { expect, test } from "vitest";
import { xmlText } from "./xml-text.ts";

test("markup is escaped, letters of every language stay", () => {
  expect(xmlText(`Dolce & "Vita" <l'auto> è città 🏎`)).toBe(
    "Dolce &amp; &quot;Vita&quot; &lt;l&apos;auto&gt; è città 🏎",
  );
});

test("what XML cannot hold is left out", () => {
  expect(xmlText("a\u0000b\u000bc\ud800d\ufffee\tf\n")).toBe("abcde\tf\n");
});

test("whatever the text, nothing in it is markup", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(xmlText(text)).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/);
    }),
  );
});
