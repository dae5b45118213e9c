/** The palettes that an admin can choose from; the first is the built-in one (product.md#palette). */
export const PALETTE_NAMES = ["velluto", "argento", "bosco"] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

/** The company's choice of colours. */
export interface PaletteChoice {
  readonly name: PaletteName;
  /** The accent colour of the company, "#rrggbb"; null for the palette's. */
  readonly accent: string | null;
}

/** A text that differs for each choice. */
export const paletteKey = ({ name, accent }: PaletteChoice): string => `${name}${accent ?? ""}`;
