import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "satori";
import sharp, { type OverlayOptions, type PngOptions } from "sharp";
import { OG_PICTURE_SIZE } from "#domain/seo/share-pictures/og-picture.ts";
import { CUTOUT_CANVAS, type ShareCard } from "#domain/seo/share-pictures/share-card.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { cardWords } from "./card-words.ts";

const { width: WIDTH, height: HEIGHT } = OG_PICTURE_SIZE;
const PAPER = "#F5F0E6";
/** Where the road lies and how wide a cut-out's canvas is drawn, in pixels. */
const ROAD = { y: 506, canvas: 1080 };
const PLATE = { left: 580, width: WIDTH - 580 };
/** A band is cut out of a picture of 16:9; what matters in ours (a jet, the coast road) lies in its lower two thirds. */
const BAND = { height: 400, top: 0.35 };

const SERIF = { name: "Bodoni Moda", weight: 500, style: "normal" } as const;
const SANS = { name: "Hanken Grotesk", weight: 600, style: "normal" } as const;

let loaded: Promise<Font[]> | undefined;

/** A share picture as PNG, 1200 × 630: the card's picture on paper, and its words over it. `picture` is the picture's file, in any format of the web. */
export async function paintCard(card: ShareCard, picture: Uint8Array, site: SiteConfiguration): Promise<Buffer> {
  // Loaded when it is first needed: it brings a layout engine in WebAssembly.
  const { default: satori } = await import("satori");
  const words = await satori(cardWords(card, site), { ...OG_PICTURE_SIZE, fonts: await shareFonts() });
  const layers = await LAYERS[card.layout](picture, fewColours(card.picture));
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
    .composite([...layers, { input: Buffer.from(words) }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * 256 colours for the picture alone, so that the paper keeps its own: a third of the size. Only a photograph needs dithering to bear it, and only that
 * repays the longer search for its colours, by a fifth of its bytes; a drawing gains nothing from it and waits twice as long.
 */
function fewColours(path: string): PngOptions {
  const isDrawn = path.startsWith("/pictures/");
  return { palette: true, quality: 100, effort: isDrawn ? 5 : 7, dither: isDrawn ? 0 : 1 };
}

type Layers = (picture: Uint8Array, colours: PngOptions) => Promise<OverlayOptions[]>;

const LAYERS: Readonly<Record<ShareCard["layout"], Layers>> = {
  async road(picture) {
    const ground = Math.round((ROAD.canvas * CUTOUT_CANVAS.ground) / CUTOUT_CANVAS.width);
    const line = `<svg width="${WIDTH}" height="2"><rect width="100%" height="100%" fill="#17140F"/></svg>`;
    const input = await sharp(picture).resize(ROAD.canvas).png().toBuffer();
    return [
      { input: Buffer.from(line), left: 0, top: ROAD.y },
      { input, left: Math.round((WIDTH - ROAD.canvas) / 2), top: ROAD.y - ground },
    ];
  },
  async plate(picture, colours) {
    const input = await sharp(picture)
      .resize(PLATE.width, HEIGHT, { fit: "cover" })
      .flatten({ background: PAPER })
      .png(colours)
      .toBuffer();
    return [{ input, left: PLATE.left, top: 0 }];
  },
  async band(picture, colours) {
    const scaled = await sharp(picture)
      .resize(WIDTH)
      .flatten({ background: PAPER })
      .toBuffer({ resolveWithObject: true });
    const height = Math.min(BAND.height, scaled.info.height);
    const top = Math.min(Math.round(scaled.info.height * BAND.top), scaled.info.height - height);
    const input = await sharp(scaled.data).extract({ left: 0, top, width: WIDTH, height }).png(colours).toBuffer();
    return [{ input, left: 0, top: 0 }];
  },
};

/** The company's two faces as files that satori reads (woff, not woff2), read once. */
export function shareFonts(): Promise<Font[]> {
  loaded ??= readFonts();
  return loaded;
}

async function readFonts(): Promise<Font[]> {
  const require = createRequire(import.meta.url);
  const files = [
    { ...SERIF, file: require.resolve("@fontsource/bodoni-moda/files/bodoni-moda-latin-500-normal.woff") },
    { ...SERIF, file: require.resolve("@fontsource/bodoni-moda/files/bodoni-moda-latin-ext-500-normal.woff") },
    { ...SANS, file: require.resolve("@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff") },
    { ...SANS, file: require.resolve("@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext-600-normal.woff") },
  ];
  return Promise.all(files.map(async ({ file, ...font }) => ({ ...font, data: await readFile(file) })));
}
