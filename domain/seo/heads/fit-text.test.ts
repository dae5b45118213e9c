import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TEST_SITE } from "#test/site.ts";
import { fitDescription, fitTitle, truncateAtWord } from "./fit-text.ts";

describe("titles of 60 and descriptions of 160 characters at most", () => {
  test("a title includes the company's name if both fit", () => {
    expect(fitTitle("Noleggio Ferrari", TEST_SITE.name)).toBe("Noleggio Ferrari | Velluto");
    const fifty = "x".repeat(50);
    expect(fitTitle(fifty, TEST_SITE.name)).toBe(`${fifty} | Velluto`);
    expect(fitTitle(`${fifty}x`, TEST_SITE.name)).toBe(`${fifty}x`);
  });

  test("a description has whole sentences: always the first, then those that fit", () => {
    const long = `${"lungo ".repeat(20).trim()}.`;
    expect(fitDescription("Prima.", "Seconda.", "", "Terza.")).toBe("Prima. Seconda. Terza.");
    expect(fitDescription("Prima.", long, long, "Ultima.")).toBe(`Prima. ${long} Ultima.`);
  });

  test("truncation never leaves half a word or punctuation before the ellipsis", () => {
    expect(truncateAtWord("Milano, Roma e Napoli", 12)).toBe("Milano…");
    expect(truncateAtWord("Milano, Roma", 12)).toBe("Milano, Roma");
    expect(truncateAtWord("Precipitevolissimevolmente", 10)).toBe("Precipite…");
  });

  test("for any text: never too long, and unchanged if it fits", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme-ascii", maxLength: 200 }),
        fc.integer({ min: 2, max: 80 }),
        (text, room) => {
          const cut = truncateAtWord(text, room);
          expect(cut.length).toBeLessThanOrEqual(room);
          if (text.length <= room) expect(cut).toBe(text);
        },
      ),
    );
  });
});
