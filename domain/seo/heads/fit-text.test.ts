import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TEST_SITE } from "#test/site.ts";
import { fitDescription, fitTitle, truncateAtWord } from "./fit-text.ts";

describe("titles of 60 and descriptions of 160 characters at most", () => {
  test("a title carries the company's name where both have room", () => {
    expect(fitTitle("Noleggio Ferrari", TEST_SITE.name)).toBe("Noleggio Ferrari | Velluto");
    const fifty = "x".repeat(50);
    expect(fitTitle(fifty, TEST_SITE.name)).toBe(`${fifty} | Velluto`);
    expect(fitTitle(`${fifty}x`, TEST_SITE.name)).toBe(`${fifty}x`);
  });

  test("a description holds whole sentences, the first always, then those that have room", () => {
    const long = `${"lungo ".repeat(20).trim()}.`;
    expect(fitDescription("Prima.", "Seconda.", "", "Terza.")).toBe("Prima. Seconda. Terza.");
    expect(fitDescription("Prima.", long, long, "Ultima.")).toBe(`Prima. ${long} Ultima.`);
  });

  test("a cut never leaves half a word or a mark before the ellipsis", () => {
    expect(truncateAtWord("Milano, Roma e Napoli", 12)).toBe("Milano…");
    expect(truncateAtWord("Milano, Roma", 12)).toBe("Milano, Roma");
    expect(truncateAtWord("Precipitevolissimevolmente", 10)).toBe("Precipite…");
  });

  test("for any text: never longer than the room, and whole when it fits", () => {
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
