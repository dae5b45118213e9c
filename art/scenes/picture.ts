import { rasteriseScene } from "../render/rasterise.ts";
import { type AvifOptions, writePicture } from "../render/write-picture.ts";

/** A picture the scenes make: where it goes, how wide it is kept (pixels), width to height, and how it is drawn. */
export interface Picture {
  readonly path: string;
  readonly widths: readonly number[];
  readonly ratio: number;
  /** Where a visitor waits for it, what saves bytes that nobody sees. */
  readonly avif?: AvifOptions;
  /** The picture as an SVG. */
  readonly draw: () => string | Promise<string>;
}

/** Draws a picture at its largest width and writes every size of it. */
export async function renderPicture({ path, widths, avif, draw }: Picture): Promise<void> {
  await writePicture(await rasteriseScene(await draw(), Math.max(...widths)), path, widths, avif);
}
