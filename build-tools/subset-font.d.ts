declare module "subset-font" {
  interface Cut {
    targetFormat: "woff2" | "truetype";
    /** The values of each variation axis that the new font supports: one value or a range. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures: readonly string[];
    dropTables: readonly string[];
    noHinting: boolean;
  }

  /** Returns the font with only the glyphs of `text`. */
  export default function subsetFont(font: Buffer, text: string, cut: Cut): Promise<Buffer>;
}
