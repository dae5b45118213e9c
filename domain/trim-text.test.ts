// Rule: product.md#invisible-characters
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isBlank, trimText } from "#domain/trim-text.ts";

/** One example of each kind of invisible character, whitespace included. */
const INVISIBLE = [
  ..." \t\n\u00A0\u2007\u202F\u3000\uFEFF",
  ..."\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B\u180E\u200B\u200C\u200D\u200E\u200F",
  ..."\u202A\u202B\u202C\u202D\u202E\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\u206A\u206F",
  ..."\u2800\u3164\uFE00\uFE0E\uFE0F\uFFA0\uFFF9\uFFFA\uFFFB\u{1D159}\u{1D173}\u{E0001}\u{E0041}\u{E007F}\u{E0100}\u{E01EF}",
];
const invisible = fc.array(fc.constantFrom(...INVISIBLE), { maxLength: 6 }).map((characters) => characters.join(""));
/** Words with the invisible characters that may be inside them. */
const visible = fc
  .tuple(
    fc.constantFrom("Ada", "Nicolò", "O'Brien", "王", "علی", "👩🏽"),
    invisible,
    fc.constantFrom("x", "🏁", "ه", "é"),
  )
  .map((parts) => parts.join(""));

test.each(INVISIBLE.map((character) => [`U+${character.codePointAt(0)?.toString(16).toUpperCase()}`, character]))(
  "%s alone is blank, and is trimmed at both ends",
  (_code, character) => {
    expect(isBlank(character.repeat(3))).toBe(true);
    expect(trimText(`${character}Ada Prova${character}`)).toBe("Ada Prova");
  },
);

test.each([
  ["a family joined by joiners", "👨‍👩‍👧‍👦"],
  ["a heart in the style of an emoji", "Ada ❤️"],
  ["a flag of tags", "Edinburgh 🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
  ["a pirate's flag", "🏴‍☠️"],
  ["a variant of an ideograph", "葛\u{E0100}"],
  ["a word with a non-joiner", "می‌خواهم"],
  ["a word that may be divided", "Lam\u00ADbor\u00ADghini"],
])("%s stays unchanged", (_what, text) => {
  expect(trimText(text)).toBe(text);
  expect(trimText(`\u200B${text}\u200B `)).toBe(text);
});

describe("any text", () => {
  test("is blank if it shows nothing; otherwise its invisible ends are removed", () => {
    fc.assert(
      fc.property(invisible, visible, invisible, (before, text, after) => {
        expect(isBlank(before + after)).toBe(true);
        expect(trimText(`${before}${text}.${after}`)).toBe(`${text}.`);
      }),
    );
  });

  test("is trimmed in one pass, to a substring, and at least as much as by trim()", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), invisible, (text, around) => {
        const whole = around + text + around;
        const trimmed = trimText(whole);
        expect(trimText(trimmed)).toBe(trimmed);
        expect(trimmed).toBe(trimmed.trim());
        expect(whole).toContain(trimmed);
      }),
    );
  });

  test("with many invisible characters inside is trimmed in linear time", () => {
    const long = `a${"\u200B".repeat(200_000)}b`;
    expect(trimText(long)).toBe(long);
  });
});
