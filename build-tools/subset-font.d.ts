declare module "subset-font" {
  interface Cut {
    targetFormat: "woff2" | "truetype";
    /** What is left of each axis: one place on it, or a range. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures: readonly string[];
    dropTables: readonly string[];
    noHinting: boolean;
  }

  /** The font with the glyphs of `text` only. */
  export default function subsetFont(font: Buffer, text: string, cut: Cut): Promise<Buffer>;
}
