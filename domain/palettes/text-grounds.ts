import type { HexColour } from "./oklch.ts";
import { type ColourPair, FIXED_COLOURS, type Palette } from "./palette.ts";

type Token = keyof Palette;
/** 0 by day, 1 by night: the index in a `ColourPair`. */
export type Light = 0 | 1;
export const DAY = 0;
export const NIGHT = 1;
export const LIGHTS = [DAY, NIGHT] as const;

/** Contrast that WCAG 2 AA requires of text. */
export const MIN_TEXT_CONTRAST = 4.5;

/** Share of the label's colour in the label of a button that waits (app/features/booking-search/search-form.module.css). */
export const WAITING_LABEL_SHARE = 0.76;

export interface TextPair {
  text: HexColour;
  ground: HexColour;
  /** Both by their tokens, for the message of a failed test. */
  name: string;
}

/** Every text and ground that pages, panel, sign-in and mails combine (product.md#palette). */
export function listTextPairs(palette: Palette): TextPair[] {
  return LIGHTS.flatMap((light) => [
    ...combine(palette, light, PAGE_TEXTS, PAGE_GROUNDS),
    ...combine(palette, light, ["color-gold-text"], PAPERS),
    ...combine(palette, light, ["color-paper", "color-sheet"], ["color-velvet", "color-ink"]),
    ...combine(palette, light, ["color-on-action"], ["color-action", "color-action-hover"]),
    ...combine(palette, light, ["color-velvet-gold"], VELVET_GROUNDS),
    ...combine(palette, light, PANEL_TEXTS, PANEL_GROUNDS),
    ...combine(palette, light, ["panel-ink", "panel-ink-soft"], ["panel-tile"]),
    ...combine(palette, light, ["panel-on-fill"], ["panel-fill", "panel-fill-hover"]),
    ...combine(palette, light, ["panel-ink-faint"], ["color-paper", "color-sheet"]),
    ...combine(palette, light, MAIL_TEXTS, ["mail-card"]),
    ...FIXED_GROUNDS.map((ground) => toPair("color-ivory", palette["color-ivory"][light], ...ground)),
    ...criticalPairs(palette, light),
  ]).concat(
    // Search and price stay light at night, on the card's night colour.
    [...PAGE_TEXTS, "color-gold-text" as const].map((text) =>
      toPair(`${text} by day`, palette[text][DAY], "color-card by night", palette["color-card"][NIGHT]),
    ),
    // What lies on a picture has night colours by day too.
    NIGHT_TEXTS.flatMap((text) =>
      FIXED_GROUNDS.map((ground) => toPair(`${text} by night`, palette[text][NIGHT], ...ground)),
    ),
    // The light button on a picture, and the same under the pointer.
    toPair("night", FIXED_COLOURS.night, "color-ivory", palette["color-ivory"][DAY]),
    toPair("night", FIXED_COLOURS.night, "color-champagne by night", palette["color-champagne"][NIGHT]),
    // The text in place of a mail's picture.
    toPair(
      "color-velvet-gold",
      palette["color-velvet-gold"][DAY],
      "color-paper by night",
      palette["color-paper"][NIGHT],
    ),
  );
}

/** The grounds on which the text colour of the accent must be readable. */
export const accentTextGrounds = (palette: Palette, light: Light): HexColour[] => [
  ...PAGE_GROUNDS.map((ground) => palette[ground][light]),
  ...(light === DAY ? [palette["color-card"][NIGHT]] : FIXED_GROUNDS.map(([, colour]) => colour)),
];

/** The grounds on which the panel's accent must be readable. */
export const panelAccentGrounds = (palette: Palette, light: Light): HexColour[] =>
  PANEL_GROUNDS.map((ground) => palette[ground][light]);

const PAPERS = ["color-paper", "color-paper-deep", "color-sheet"] as const;
const PAGE_GROUNDS = [
  "color-paper",
  "color-paper-deep",
  "color-sheet",
  "color-velvet-wash",
  "color-plate",
  "color-plate-edge",
] as const;
const PAGE_TEXTS = ["color-ink", "color-ink-soft", "color-velvet", "color-alert"] as const;
const NIGHT_TEXTS = ["color-ink", "color-ink-soft", "color-velvet"] as const;
const VELVET_GROUNDS = ["color-velvet-ground", "color-velvet-band"] as const;
const PANEL_TEXTS = ["panel-ink", "panel-ink-soft", "panel-ink-faint", "panel-accent"] as const;
const PANEL_GROUNDS = ["panel-canvas", "panel-surface", "panel-raised", "panel-sunken", "panel-wash"] as const;
const MAIL_TEXTS = ["color-ink", "color-ink-soft", "color-velvet"] as const;
const FIXED_GROUNDS: readonly (readonly [name: string, colour: HexColour])[] = [
  ["night", FIXED_COLOURS.night],
  ["night-sky", FIXED_COLOURS["night-sky"]],
];

function criticalPairs(palette: Palette, light: Light): TextPair[] {
  const fixed = (name: "panel-critical" | "panel-critical-fill" | "panel-critical-wash") => FIXED_COLOURS[name][light];
  return [
    ...(["panel-canvas", "panel-surface", "panel-raised", "panel-sunken", "color-paper", "color-sheet"] as const).map(
      (ground) => toPair("panel-critical", fixed("panel-critical"), ground, palette[ground][light]),
    ),
    toPair("panel-critical", fixed("panel-critical"), "panel-critical-wash", fixed("panel-critical-wash")),
    toPair("panel-ink", palette["panel-ink"][light], "panel-critical-wash", fixed("panel-critical-wash")),
    toPair("on-critical", FIXED_COLOURS.onCritical, "panel-critical-fill", fixed("panel-critical-fill")),
  ];
}

function combine(palette: Palette, light: Light, texts: readonly Token[], grounds: readonly Token[]): TextPair[] {
  const colour = (token: Token): HexColour => (palette[token] satisfies ColourPair)[light];
  return texts.flatMap((text) => grounds.map((ground) => toPair(text, colour(text), ground, colour(ground))));
}

const toPair = (textName: string, text: HexColour, groundName: string, ground: HexColour): TextPair => ({
  text,
  ground,
  name: `${textName} on ${groundName}`,
});
