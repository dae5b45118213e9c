import { type CSSProperties, createElement, type ReactElement } from "react";
import type { ShareCard, ShareLayout } from "#domain/seo/share-pictures/share-card.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

const INK = "#17140F";
const INK_SOFT = "#5B5346";
const VELVET = "#5A1522";
const CHAMPAGNE = "#C8B48A";
const SERIF = "Bodoni Moda";
const SANS = { fontFamily: "Hanken Grotesk", textTransform: "uppercase" } as const;
const COLUMN = { flexDirection: "column" } as const;
/** An upright letter of Bodoni is about this much of its size wide, spaces included. */
const LETTER_WIDTH = 0.53;
const LINE_HEIGHT = 1.05;

interface TypeRange {
  /** Pixels. */
  largest: number;
  smallest: number;
  /** Height of all lines together, in pixels. */
  room: number;
}

interface WordBox extends TypeRange {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the words of each layout stand, in pixels of 1200 × 630. */
const BOXES: Readonly<Record<ShareLayout, WordBox>> = {
  road: { left: 64, top: 50, width: 1072, height: 536, largest: 88, smallest: 36, room: 93 },
  plate: { left: 64, top: 64, width: 452, height: 502, largest: 90, smallest: 32, room: 300 },
  band: { left: 64, top: 430, width: 1072, height: 160, largest: 60, smallest: 34, room: 63 },
};

/** The words of a card as a drawing on transparent ground, in satori's own reading of CSS. */
export function cardWords(card: ShareCard, site: SiteConfiguration): ReactElement {
  const { left, top, width, height, ...type } = BOXES[card.layout];
  const column = {
    position: "absolute",
    left,
    top,
    width,
    height,
    ...COLUMN,
    justifyContent: "space-between",
  } as const;
  const price = card.price && block({ fontFamily: SERIF, fontSize: 36, lineHeight: 1.1, color: INK }, card.price);
  const foot =
    card.layout === "plate"
      ? block(
          COLUMN,
          ...(price ? [price, block({ height: 1, background: CHAMPAGNE, margin: "22px 0 26px" })] : []),
          mark(site),
        )
      : block({ alignItems: "flex-end", justifyContent: "space-between" }, price || block({}), mark(site));
  return block({ width: "100%", height: "100%" }, block(column, block(COLUMN, ...heading(card, width, type)), foot));
}

function heading({ kicker, headline }: ShareCard, width: number, type: TypeRange): ReactElement[] {
  const fontSize = headlineSize(headline, width, type);
  return [
    block({ ...SANS, fontSize: 20, letterSpacing: 2.4, color: VELVET }, kicker),
    block({ fontFamily: SERIF, fontSize, lineHeight: LINE_HEIGHT, marginTop: 10, color: INK }, headline),
  ];
}

/** The company's name with the word under it, set as in the header. */
function mark(site: SiteConfiguration): ReactElement {
  return block(
    { ...COLUMN, color: INK },
    block(
      { fontFamily: SERIF, fontSize: 29, lineHeight: 1, letterSpacing: 5.8, textTransform: "uppercase" },
      site.name,
    ),
    block({ ...SANS, fontSize: 12.5, lineHeight: 1, letterSpacing: 4.4, marginTop: 8, color: INK_SOFT }, site.markLine),
  );
}

/** The largest size at which the headline's lines fit their room, as wide as letters usually are. */
function headlineSize(text: string, width: number, { largest, smallest, room }: TypeRange): number {
  const lengths = text.split(" ").map((word) => word.length);
  for (let size = largest; size > smallest; size -= 2) {
    const emails = Math.floor(width / (size * LETTER_WIDTH));
    if (Math.max(...lengths) <= emails && countLines(lengths, emails) * size * LINE_HEIGHT <= room) return size;
  }
  return smallest;
}

/** How many lines words of these lengths fill, `letters` to a line. */
function countLines(lengths: readonly number[], emails: number): number {
  let [lines, filled] = [1, 0];
  for (const length of lengths) {
    if (filled > 0 && filled + 1 + length > emails) [lines, filled] = [lines + 1, length];
    else filled += filled > 0 ? 1 + length : length;
  }
  return lines;
}

/** Satori knows no default display, so every box says its own. */
function block(style: CSSProperties, ...children: (ReactElement | string)[]): ReactElement {
  return createElement("div", { style: { display: "flex", ...style } }, ...children);
}
