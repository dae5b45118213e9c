import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutAccents } from "#domain/text.ts";

test.each([
  ["Zürich", "zurich"],
  ["MÜNCHEN", "munchen"],
  ["Großglockner", "grossglockner"],
  ["Œuvre Ærø", "oeuvre aero"],
  ["İstanbul", "istanbul"],
  ["Più prenotata", "piu prenotata"],
])("%s compares as %s", (text, bare) => {
  expect(withoutAccents(text)).toBe(bare);
});

test("a name compares the same however its accents are encoded", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(withoutAccents(text.normalize("NFD"))).toBe(withoutAccents(text.normalize("NFC")));
      expect(withoutAccents(withoutAccents(text))).toBe(withoutAccents(text));
    }),
  );
});
