import { type CSSProperties, createElement, type ReactElement } from "react";
import { countLines, fitScale } from "#domain/names/fit-name.ts";
import { coloursOf } from "#domain/palettes/site-colours.ts";
import type { Logo } from "#domain/pictures/company-logos.ts";
import { fitLogo } from "#domain/pictures/logo.ts";
import type { SharePictureContent, SharePictureLayout } from "#domain/seo/share-pictures/share-picture-content.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

const SERIF = "Bodoni Moda";
const SANS = { fontFamily: "Hanken Grotesk", textTransform: "uppercase" } as const;
const COLUMN = { flexDirection: "column" } as const;
/** Average width of a letter of the font Bodoni, including spaces, relative to the font size. */
const LETTER_WIDTH_RATIO = 0.53;
const LINE_HEIGHT_RATIO = 1.05;

interface TypeRange {
  /** The largest font size, in pixels. */
  largest: number;
  smallest: number;
  /** Maximum height of all lines together, in pixels. */
  maxHeight: number;
}

interface TextBox extends TypeRange {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The position of the text in each layout, in pixels of a picture of 1200 × 630. */
const TEXT_BOXES: Readonly<Record<SharePictureLayout, TextBox>> = {
  road: { left: 64, top: 50, width: 1072, height: 536, largest: 88, smallest: 36, maxHeight: 93 },
  plate: { left: 64, top: 64, width: 452, height: 502, largest: 90, smallest: 32, maxHeight: 300 },
  band: { left: 64, top: 430, width: 1072, height: 160, largest: 60, smallest: 34, maxHeight: 63 },
  text: { left: 64, top: 64, width: 1072, height: 502, largest: 110, smallest: 40, maxHeight: 350 },
};

/** Colours of a share picture: those of a page by day. */
export function pictureColours({ palette }: SiteConfiguration) {
  const colours = coloursOf(palette);
  return {
    background: colours["color-paper"][0],
    text: colours["color-ink"][0],
    mutedText: colours["color-ink-soft"][0],
    accent: colours["color-velvet"][0],
    rule: colours["color-champagne"][0],
  };
}
export type PictureColours = ReturnType<typeof pictureColours>;
/** The company's logo with its file as a `data:` address. */
export interface ShareLogo extends Logo {
  src: string;
}

/** What a share picture shows of the company: its logo or, without one, its name and the word under it. */
export interface SharePictureMark {
  site: SiteConfiguration;
  logo: ShareLogo | null;
}

/** Returns the text of a share picture on a transparent background, with the part of CSS that satori supports. */
export function layoutPictureText(content: SharePictureContent, mark: SharePictureMark): ReactElement {
  const { left, top, width, height, ...type } = TEXT_BOXES[content.layout];
  const colours = pictureColours(mark.site);
  const column = {
    position: "absolute",
    left,
    top,
    width,
    height,
    ...COLUMN,
    justifyContent: "space-between",
  } as const;
  const price =
    content.price &&
    styledBlock({ fontFamily: SERIF, fontSize: 36, lineHeight: 1.1, color: colours.text }, content.price);
  const footer =
    content.layout === "plate"
      ? styledBlock(
          COLUMN,
          ...(price ? [price, styledBlock({ height: 1, background: colours.rule, margin: "22px 0 26px" })] : []),
          renderMark(mark),
        )
      : styledBlock(
          { alignItems: "flex-end", justifyContent: "space-between" },
          price || styledBlock({}),
          renderMark(mark),
        );
  return styledBlock(
    { width: "100%", height: "100%" },
    styledBlock(column, styledBlock(COLUMN, ...renderHeading(content, width, type, colours)), footer),
  );
}

function renderHeading(
  { kicker, headline }: SharePictureContent,
  width: number,
  type: TypeRange,
  colours: PictureColours,
): ReactElement[] {
  const fontSize = fitHeadlineSize(headline, width, type);
  return [
    styledBlock({ ...SANS, fontSize: 20, letterSpacing: 2.4, color: colours.accent }, canDraw(kicker) ? kicker : ""),
    styledBlock(
      { fontFamily: SERIF, fontSize, lineHeight: LINE_HEIGHT_RATIO, marginTop: 10, color: colours.text },
      headline,
    ),
  ];
}

const MAX_LOGO_SIZE = { width: 300, height: 56 };

function renderMark({ site, logo }: SharePictureMark): ReactElement {
  if (!logo) return renderWordmark(site);
  const { width, height } = fitLogo(logo, MAX_LOGO_SIZE);
  return styledBlock({}, createElement("img", { src: logo.src, width, height }));
}

/** Room of the name, in lines of its full size: in the smallest layout, beside a price. */
const WORDMARK_ROOM = { lettersPerLine: 16, maxLines: 1.4 };
/** Its maximum width in pixels, the width of a plate's text. */
const WORDMARK_WIDTH = TEXT_BOXES.plate.width;

/** The company's name, smaller or on two lines if it is long, and its tagline, styled as in the header. */
function renderWordmark(site: SiteConfiguration): ReactElement {
  const fontSize = 29 * fitScale(site.name, WORDMARK_ROOM);
  const { text, mutedText } = pictureColours(site);
  return styledBlock(
    { ...COLUMN, maxWidth: WORDMARK_WIDTH, color: text },
    styledBlock(
      {
        fontFamily: SERIF,
        fontSize,
        lineHeight: 1,
        letterSpacing: fontSize / 5,
        textTransform: "uppercase",
        wordBreak: "break-word",
      },
      canDraw(site.name) ? site.name : "",
    ),
    ...(site.markLine
      ? [
          styledBlock(
            { ...SANS, fontSize: 12.5, lineHeight: 1, letterSpacing: 4.4, marginTop: 8, color: mutedText },
            site.markLine,
          ),
        ]
      : []),
  );
}

/** Whether the pictures' fonts have the letters: those of other scripts would be empty boxes. */
const canDraw = (text: string) =>
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text);

/** Returns the largest font size at which the headline fits, estimated from the average width of a letter. */
function fitHeadlineSize(text: string, width: number, { largest, smallest, maxHeight }: TypeRange): number {
  const lengths = text.split(" ").map((word) => word.length);
  for (let size = largest; size > smallest; size -= 2) {
    const lettersPerLine = Math.floor(width / (size * LETTER_WIDTH_RATIO));
    const height = countLines(text, lettersPerLine) * size * LINE_HEIGHT_RATIO;
    if (Math.max(...lengths) <= lettersPerLine && height <= maxHeight) return size;
  }
  return smallest;
}

/** Creates a box with `display`, which satori requires for every box. */
function styledBlock(style: CSSProperties, ...children: (ReactElement | string)[]): ReactElement {
  return createElement("div", { style: { display: "flex", ...style } }, ...children);
}
