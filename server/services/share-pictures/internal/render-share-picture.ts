import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "satori";
import sharp, { type OverlayOptions, type PngOptions } from "sharp";
import { isPhotograph } from "#domain/pictures/photographs.ts";
import { type FocalPoint, parsePictureDetails } from "#domain/pictures/picture-details.ts";
import { OG_PICTURE_SIZE } from "#domain/seo/share-pictures/og-picture.ts";
import { CUTOUT_CANVAS, type SharePictureContent } from "#domain/seo/share-pictures/share-picture-content.ts";
import { cropPicture } from "./crop-picture.ts";
import { layoutPictureText, type PictureColours, pictureColours, type SharePictureMark } from "./picture-text.ts";

const { width: WIDTH, height: HEIGHT } = OG_PICTURE_SIZE;
/** Layout of a cut-out picture, in pixels: `y` is the line on which the car stands, `canvas` is the width of the picture. */
const BASELINE_LAYOUT = { y: 506, canvas: 1080 };
const SIDE_PICTURE_LAYOUT = { left: 580, width: WIDTH - 580 };
/**
 * Layout with a band at the top, which is cropped from a 16:9 picture. In our pictures the subject (a jet, the coast road) is in the lower two
 * thirds.
 */
const TOP_PICTURE_LAYOUT = { height: 400, top: 0.35 };

const SERIF_FONT = { name: "Bodoni Moda", weight: 500, style: "normal" } as const;
const GREEK_FONT = { name: "GFS Didot", weight: 400, style: "normal" } as const;
const SANS_FONT = { name: "Hanken Grotesk", weight: 600, style: "normal" } as const;

let fontsLoading: Promise<Font[]> | undefined;

/**
 * Renders a share picture as PNG, 1200 × 630: the picture on a paper-coloured background, with text over it. `picture` is the image file, in any web
 * format; the layout "text" ignores it.
 */
export async function renderSharePicture(
  content: SharePictureContent,
  picture: Uint8Array,
  mark: SharePictureMark,
): Promise<Buffer> {
  // Load the library on demand, because it contains a layout engine in WebAssembly.
  const { default: satori } = await import("satori");
  const textLayer = await satori(layoutPictureText(content, mark), {
    ...OG_PICTURE_SIZE,
    fonts: await loadShareFonts(),
  });
  const colours = pictureColours(mark.site);
  const photograph = isPhotograph(content.picture) ? parsePictureDetails(content.picture) : null;
  const options = { png: pngOptions(content.picture), colours, focalPoint: photograph?.focalPoint ?? null };
  const layers = await LAYERS[content.layout](picture, options);
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: colours.background } })
    .composite([...layers, { input: Buffer.from(textLayer) }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * Returns the options of the PNG: a palette of 256 colours, which makes the file a third of the size; the background keeps its exact colour. Only
 * photographs need dithering and the slower search for a palette, which saves a fifth of their bytes. For drawings the slower search would take twice
 * as long and save nothing.
 */
function pngOptions(path: string): PngOptions {
  const isDrawn = path.startsWith("/pictures/");
  return { palette: true, quality: 100, effort: isDrawn ? 5 : 7, dither: isDrawn ? 0 : 1 };
}

interface LayerOptions {
  png: PngOptions;
  colours: PictureColours;
  /** Around which a photograph is cropped; null for our drawings, which are cropped as their subject needs it. */
  focalPoint: FocalPoint | null;
}

type Layers = (picture: Uint8Array, options: LayerOptions) => Promise<OverlayOptions[]>;

const LAYERS: Readonly<Record<SharePictureContent["layout"], Layers>> = {
  async road(picture, { colours }) {
    const ground = Math.round((BASELINE_LAYOUT.canvas * CUTOUT_CANVAS.ground) / CUTOUT_CANVAS.width);
    const line = `<svg width="${WIDTH}" height="2"><rect width="100%" height="100%" fill="${colours.text}"/></svg>`;
    const input = await sharp(picture).resize(BASELINE_LAYOUT.canvas).png().toBuffer();
    return [
      { input: Buffer.from(line), left: 0, top: BASELINE_LAYOUT.y },
      { input, left: Math.round((WIDTH - BASELINE_LAYOUT.canvas) / 2), top: BASELINE_LAYOUT.y - ground },
    ];
  },
  async plate(picture, { png, colours: { background }, focalPoint }) {
    const size = { width: SIDE_PICTURE_LAYOUT.width, height: HEIGHT };
    const cropped = focalPoint
      ? await cropPicture(picture, { ...size, focalPoint, maxScale: 1, background })
      : sharp(picture)
          .resize({ ...size, fit: "cover" })
          .flatten({ background });
    return [{ input: await cropped.png(png).toBuffer(), left: SIDE_PICTURE_LAYOUT.left, top: 0 }];
  },
  async band(picture, { png, colours, focalPoint }) {
    if (focalPoint) {
      const size = { width: WIDTH, height: TOP_PICTURE_LAYOUT.height };
      const { background } = colours;
      const cropped = await cropPicture(picture, { ...size, focalPoint, maxScale: 1, background });
      return [{ input: await cropped.png(png).toBuffer(), left: 0, top: 0 }];
    }
    const scaled = await sharp(picture)
      .resize(WIDTH)
      .flatten({ background: colours.background })
      .toBuffer({ resolveWithObject: true });
    const height = Math.min(TOP_PICTURE_LAYOUT.height, scaled.info.height);
    const top = Math.min(Math.round(scaled.info.height * TOP_PICTURE_LAYOUT.top), scaled.info.height - height);
    const input = await sharp(scaled.data).extract({ left: 0, top, width: WIDTH, height }).png(png).toBuffer();
    return [{ input, left: 0, top: 0 }];
  },
  text: async () => [],
};

/** Loads the fonts once, as woff files: satori cannot read woff2. A Didone of its own draws the Greek letters, which neither of the two has. */
export function loadShareFonts(): Promise<Font[]> {
  fontsLoading ??= readFonts();
  return fontsLoading;
}

async function readFonts(): Promise<Font[]> {
  const require = createRequire(import.meta.url);
  const files = [
    { ...SERIF_FONT, file: require.resolve("@fontsource/bodoni-moda/files/bodoni-moda-latin-500-normal.woff") },
    { ...SERIF_FONT, file: require.resolve("@fontsource/bodoni-moda/files/bodoni-moda-latin-ext-500-normal.woff") },
    { ...SANS_FONT, file: require.resolve("@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff") },
    {
      ...SANS_FONT,
      file: require.resolve("@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext-600-normal.woff"),
    },
    { ...GREEK_FONT, file: require.resolve("@fontsource/gfs-didot/files/gfs-didot-greek-400-normal.woff") },
  ];
  return Promise.all(files.map(async ({ file, ...font }) => ({ ...font, data: await readFile(file) })));
}
