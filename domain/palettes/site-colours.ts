import { withAccent } from "./accent.ts";
import { ARGENTO } from "./argento.ts";
import { BOSCO } from "./bosco.ts";
import { isHexColour } from "./oklch.ts";
import type { Palette } from "./palette.ts";
import { type PaletteChoice, type PaletteName, paletteKey } from "./palette-names.ts";
import { VELLUTO } from "./velluto.ts";

/** The three palettes as designed, without an accent of a company. */
export const PALETTES: Readonly<Record<PaletteName, Palette>> = { velluto: VELLUTO, argento: ARGENTO, bosco: BOSCO };

let latest: { key: string; palette: Palette } | undefined;

/** Returns a company's colours; those of the first palette without a choice. The latest ones are cached, because a process has one company. */
export function coloursOf(choice: PaletteChoice | undefined): Palette {
  if (!choice) return VELLUTO;
  const key = paletteKey(choice);
  if (latest?.key !== key) {
    const palette = PALETTES[choice.name];
    latest = {
      key,
      palette: choice.accent && isHexColour(choice.accent) ? withAccent(palette, choice.accent) : palette,
    };
  }
  return latest.palette;
}
