import { contrastRatio, type HexColour, mixColours, toHexColour, toOklch } from "./oklch.ts";
import { type ColourPair, FIXED_COLOURS, type Palette } from "./palette.ts";
import {
  accentTextGrounds,
  DAY,
  type Light,
  MIN_TEXT_CONTRAST,
  NIGHT,
  panelAccentGrounds,
  WAITING_LABEL_SHARE,
} from "./text-grounds.ts";

/** Contrast of a button with the page below it, so that it has a visible edge. */
const MIN_BUTTON_CONTRAST = 1.5;
const LIGHTNESS_STEP = 0.004;
/** Change of lightness of a button under the pointer. */
const HOVER_STEP = 0.06;
/** Lightness from which a button has a dark label: a yellow one, but not a red one, which looks better darkened than paled. */
const MIN_DARK_LABEL_LIGHTNESS = 0.7;

/** Chroma of banner and footer: that of oxblood, so that they are calm in every hue. */
const MAX_GROUND_CHROMA = 0.1;

/** Hues nearer than this to the panel's red are not the panel's accent, because there red means late or wrong. */
const MIN_HUE_DISTANCE_DEGREES = 35;
/** Chroma from which a colour has a visible hue. */
const MIN_VISIBLE_CHROMA = 0.05;

/**
 * Returns the palette with a company's own accent (product.md#palette). By day and by night, text and buttons get the nearest lightness at which they
 * are readable, in the accent's hue. Grounds get the accent's hue and keep their lightness.
 */
export function withAccent(palette: Palette, accent: HexColour): Palette {
  const tint = (token: keyof Palette, maxChroma?: number): ColourPair => [
    tintColour(palette[token][DAY], accent, maxChroma),
    tintColour(palette[token][NIGHT], accent, maxChroma),
  ];
  const tinted = {
    ...palette,
    "color-velvet-wash": tint("color-velvet-wash"),
    "color-velvet-ground": tint("color-velvet-ground", MAX_GROUND_CHROMA),
    "color-velvet-band": tint("color-velvet-band", MAX_GROUND_CHROMA),
    "color-velvet-mark": tint("color-velvet-mark", MAX_GROUND_CHROMA),
    "color-velvet-line": tint("color-velvet-line", MAX_GROUND_CHROMA),
  };
  const [day, night] = [pageAccent(tinted, accent, DAY), pageAccent(tinted, accent, NIGHT)];
  return {
    ...tinted,
    "color-velvet": [day.text, night.text],
    "color-action": [day.button.ground, night.button.ground],
    "color-action-hover": [day.button.hover, night.button.hover],
    "color-on-action": [day.button.label, night.button.label],
    ...(isPanelAccent(accent) && panelTokens(palette, accent)),
  };
}

/** Whether the panel takes the accent: not a red one. */
export function isPanelAccent(accent: HexColour): boolean {
  const { hue, chroma } = toOklch(accent);
  const distance = Math.abs(hue - toOklch(FIXED_COLOURS["panel-critical"][DAY]).hue);
  return chroma < MIN_VISIBLE_CHROMA || Math.min(distance, 360 - distance) >= MIN_HUE_DISTANCE_DEGREES;
}

function pageAccent(palette: Palette, accent: HexColour, light: Light) {
  const grounds = accentTextGrounds(palette, light);
  const text = shiftLightness(accent, (colour) => isReadableOnAll(colour, grounds));
  const below = [palette["color-paper"][light], palette["color-sheet"][light]];
  const labels = [palette["color-on-action"][light], palette["color-ink"][DAY]] as const;
  return {
    text,
    button: fitButton(accent, labels, light === DAY ? [...below, palette["color-card"][NIGHT]] : below),
  };
}

function panelTokens(palette: Palette, accent: HexColour) {
  const wash: ColourPair = [
    tintColour(palette["panel-wash"][DAY], accent),
    tintColour(palette["panel-wash"][NIGHT], accent),
  ];
  const fitAccent = (light: Light) => {
    const grounds = panelAccentGrounds({ ...palette, "panel-wash": wash }, light);
    return {
      text: shiftLightness(accent, (colour) => isReadableOnAll(colour, grounds)),
      button: fitButton(
        accent,
        [palette["panel-on-fill"][light], palette["panel-ink"][DAY]],
        [palette["panel-surface"][light], palette["panel-canvas"][light], palette["panel-raised"][light]],
      ),
    };
  };
  const [day, night] = [fitAccent(DAY), fitAccent(NIGHT)];
  return {
    "panel-wash": wash,
    "panel-accent": [day.text, night.text],
    "panel-fill": [day.button.ground, night.button.ground],
    "panel-fill-hover": [day.button.hover, night.button.hover],
    "panel-on-fill": [day.button.label, night.button.label],
  } as const satisfies Partial<Palette>;
}

interface ButtonColours {
  ground: HexColour;
  hover: HexColour;
  label: HexColour;
}

/** Returns the colours of a button in the accent's colour, or in the nearest lightness in which its label is readable. */
function fitButton(
  accent: HexColour,
  [lightLabel, darkLabel]: readonly [light: HexColour, dark: HexColour],
  below: readonly HexColour[],
): ButtonColours {
  const label = toOklch(accent).lightness < MIN_DARK_LABEL_LIGHTNESS ? lightLabel : darkLabel;
  const fits = (ground: HexColour) =>
    contrastRatio(label, ground) >= MIN_TEXT_CONTRAST &&
    contrastRatio(mixColours(label, WAITING_LABEL_SHARE, ground), ground) >= MIN_TEXT_CONTRAST &&
    below.every((page) => contrastRatio(ground, page) >= MIN_BUTTON_CONTRAST);
  const ground = shiftLightness(accent, fits);
  return { ground, label, hover: hoverOf({ ground, label }) };
}

/** Returns the ground under the pointer: a step away from the label, so that the label stays readable. */
function hoverOf({ ground, label }: Pick<ButtonColours, "ground" | "label">): HexColour {
  const { lightness, ...tone } = toOklch(ground);
  const step = toOklch(label).lightness > lightness ? -HOVER_STEP : HOVER_STEP;
  return toHexColour({ ...tone, lightness: Math.min(1, Math.max(0, lightness + step)) });
}

/** Returns the colour with the nearest lightness that fits. A colour that fits stays exactly as it is. Throws if none fits. */
function shiftLightness(colour: HexColour, fits: (colour: HexColour) => boolean): HexColour {
  if (fits(colour)) return colour;
  const { lightness, ...tone } = toOklch(colour);
  for (let distance = LIGHTNESS_STEP; distance <= 1; distance += LIGHTNESS_STEP) {
    for (const shifted of [lightness - distance, lightness + distance]) {
      if (shifted < 0 || shifted > 1) continue;
      const candidate = toHexColour({ ...tone, lightness: shifted });
      if (fits(candidate)) return candidate;
    }
  }
  throw new Error(`No lightness of ${colour} is readable.`);
}

/** Returns the colour in the accent's hue: as light as before, and at most as strong as the accent and as `maxChroma`. */
function tintColour(colour: HexColour, accent: HexColour, maxChroma?: number): HexColour {
  const { lightness, chroma } = toOklch(colour);
  const { chroma: accentChroma, hue } = toOklch(accent);
  return toHexColour({ lightness, chroma: Math.min(maxChroma ?? chroma, accentChroma), hue });
}

const isReadableOnAll = (colour: HexColour, grounds: readonly HexColour[]) =>
  grounds.every((ground) => contrastRatio(colour, ground) >= MIN_TEXT_CONTRAST);
