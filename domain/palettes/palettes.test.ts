// Rule: product.md#palette
import { readFileSync } from "node:fs";
import { commons } from "axe-core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPanelAccent, withAccent } from "./accent.ts";
import { contrastRatio, type HexColour, toHexColour, toOklch } from "./oklch.ts";
import { FIXED_COLOURS, PAGE_TOKENS, PANEL_TOKENS } from "./palette.ts";
import { PALETTE_NAMES } from "./palette-names.ts";
import { renderPaletteStyle } from "./palette-style.ts";
import { coloursOf, PALETTES } from "./site-colours.ts";
import { listTextPairs, MIN_TEXT_CONTRAST } from "./text-grounds.ts";

/** The part of axe-core's colours that its types leave out. */
interface AxeCommons {
  color: {
    Color: new (red: number, green: number, blue: number) => AxeColour;
    getContrast: (background: AxeColour, foreground: AxeColour) => number;
  };
}
interface AxeColour {
  red: number;
  parseString(colour: string): void;
}

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): HexColour => `#${value.toString(16).padStart(6, "0")}`);

/** Pairs whose contrast is below AA, with the contrast. */
const unreadablePairs = (palette: Parameters<typeof listTextPairs>[0]) =>
  listTextPairs(palette)
    .map(({ name, text, ground }) => ({ name, text, ground, contrast: contrastRatio(text, ground) }))
    .filter(({ contrast }) => contrast < MIN_TEXT_CONTRAST);

// Rule: product.md#palette "Every text reaches AA"
test.each(PALETTE_NAMES)("every text of %s is readable on its grounds, by day and by night", (name) => {
  expect(unreadablePairs(PALETTES[name])).toEqual([]);
});

const readSheet = (file: string) => readFileSync(new URL(`../../app/styles/${file}`, import.meta.url), "utf8");

// Rule: product.md#palette "What stays"
test("the first palette is the one of the style sheets, and what palettes share has their value", () => {
  const sheets = readSheet("tokens.css") + readSheet("panel.css");
  const readToken = (token: string) => {
    const value = new RegExp(`--${token}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(sheets);
    return [value?.[1] ?? value?.[3], value?.[2] ?? value?.[3]];
  };
  for (const token of [...PAGE_TOKENS, ...PANEL_TOKENS])
    expect([token, ...readToken(token)]).toEqual([token, ...PALETTES.velluto[token]]);
  const { onCritical: _, ...fixed } = FIXED_COLOURS;
  for (const [name, value] of Object.entries(fixed)) {
    const token = name.startsWith("panel-") ? name : `color-${name}`;
    expect([token, ...readToken(token)]).toEqual([token, ...(typeof value === "string" ? [value, value] : value)]);
  }
});

describe("an accent", () => {
  // Rule: product.md#palette "An accent"
  test.each(PALETTE_NAMES)("of any colour is readable wherever it is used in %s", (name) => {
    fc.assert(
      fc.property(anyColour, (accent) => {
        expect(unreadablePairs(withAccent(PALETTES[name], accent))).toEqual([]);
      }),
      { numRuns: 60, examples: [["#ffff00"], ["#777777"], ["#f5f0e6"], ["#ffffff"], ["#000000"], ["#ff0000"]] },
    );
  });

  test("that is readable stays exactly as it is", () => {
    const { "color-velvet": text, "color-action": action } = withAccent(PALETTES.velluto, "#123a6b");
    expect([text[0], action[0]]).toEqual(["#123a6b", "#123a6b"]);
  });

  test("that is not keeps its hue, and only its lightness moves", () => {
    const accent = "#e07020";
    const { "color-velvet": text } = withAccent(PALETTES.argento, accent);
    for (const colour of text) expect(Math.abs(toOklch(colour).hue - toOklch(accent).hue)).toBeLessThan(4);
    expect(toOklch(text[0]).lightness).toBeLessThan(toOklch(accent).lightness);
  });

  // Rule: product.md#palette "Red in the panel"
  test("is the panel's too, unless it is as red as the panel's warnings", () => {
    expect(withAccent(PALETTES.velluto, "#0a4a9f")["panel-fill"][0]).toBe("#0a4a9f");
    expect(isPanelAccent("#c8102e")).toBe(false);
    expect(withAccent(PALETTES.velluto, "#c8102e")["panel-fill"]).toEqual(PALETTES.velluto["panel-fill"]);
  });
});

test("contrast and OKLCH agree with the implementations of axe-core", () => {
  const { Color, getContrast } = (commons as unknown as AxeCommons).color;
  const toAxe = (colour: string) => {
    const parsed = new Color(0, 0, 0);
    parsed.parseString(colour);
    return parsed;
  };
  fc.assert(
    fc.property(anyColour, anyColour, (one, other) => {
      expect(contrastRatio(one, other)).toBeCloseTo(getContrast(toAxe(one), toAxe(other)), 1);
      expect(toHexColour(toOklch(one))).toBe(one);
      const { lightness, chroma, hue } = toOklch(one);
      // Without an exponent, which axe-core does not read.
      const { red } = toAxe(`oklch(${lightness} ${chroma.toFixed(9)} ${hue})`);
      expect(Math.abs(red - toAxe(one).red)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 50, examples: [["#ffffff", "#000000"]] },
  );
});

describe("the style sheet of a palette", () => {
  test("contains only what differs from the first palette", () => {
    const { velluto, argento } = PALETTES;
    expect(renderPaletteStyle(argento, "site")).toContain(`--color-ink:light-dark(${argento["color-ink"].join(",")})`);
    expect(renderPaletteStyle(argento, "site")).not.toContain("--panel-");
    expect(renderPaletteStyle(argento, "panel")).toContain("--panel-fill:");
    expect(renderPaletteStyle(withAccent(velluto, "#123a6b"), "panel")).not.toMatch(
      /--color-ink|--color-card:|--panel-ink/,
    );
  });
});

test("a company without a choice has the first palette", () => {
  expect(coloursOf(undefined)).toBe(PALETTES.velluto);
  expect(coloursOf({ name: "bosco", accent: null })).toBe(PALETTES.bosco);
  expect(coloursOf({ name: "bosco", accent: "#123a6b" })["color-action"][0]).toBe("#123a6b");
});
