import sharp, { type OutputInfo } from "sharp";
import type { Logo } from "#domain/pictures/company-logos.ts";
import { icoFile } from "#domain/pictures/ico-file.ts";
import { LOGO_PLATE_COLOUR, type LogoFile, logoFiles, MAX_LOGO_SIZE } from "#domain/pictures/logo.ts";
import type { IconFile } from "#domain/routes/file-routes.ts";
import { invalidFileError } from "./invalid-file-error.ts";

const MAX_SIDE_PIXELS = 4000;
const MIN_SIDE_PIXELS = 256;
/** Width of a logo, as a multiple of its height. */
const MAX_RATIO = 8;
const MIN_RATIO = 0.5;
/** An SVG with wide margins is drawn larger, so that what is inside them has its full size. */
const MAX_SVG_SCALE = 4;

const BROKEN_MESSAGE = "Il file del logo è rovinato o incompleto.";
const TOO_LARGE_MESSAGE = "Il logo è troppo grande: al massimo 4.000 pixel per lato.";
const TOO_SMALL_MESSAGE = `Il logo è troppo piccolo: il lato più lungo dev'essere di almeno ${MIN_SIDE_PIXELS} pixel.`;
const RATIO_MESSAGE =
  "Le proporzioni non vanno bene: la larghezza può andare dalla metà dell'altezza a otto volte l'altezza.";
const EMPTY_MESSAGE = "Il logo è vuoto o del tutto trasparente.";

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

export interface DrawnLogo extends Pick<Logo, "width" | "height"> {
  files: { file: LogoFile | IconFile; bytes: Uint8Array; contentType: string }[];
}

/**
 * Draws a logo in all its sizes: without its transparent margins, in sRGB, without metadata, and as icons on a light ground. Throws "invalid" for an
 * undecodable file, too many or too few pixels, extreme proportions, and a picture in which nothing is visible.
 */
export async function drawLogo(bytes: Uint8Array, kind: "svg" | "png"): Promise<DrawnLogo> {
  // Use one CPU core and leave the others to visitors.
  sharp.concurrency(1);
  const drawing = await (kind === "svg" ? drawSvg(bytes) : drawPng(bytes));
  const { width, height } = drawing.info;
  if (width / height > MAX_RATIO || width / height < MIN_RATIO) throw invalidFileError(RATIO_MESSAGE);
  if (Math.max(width, height) < MIN_SIDE_PIXELS) throw invalidFileError(TOO_SMALL_MESSAGE);
  const files: DrawnLogo["files"] = [];
  for (const file of logoFiles({ id: "", width, height })) {
    const resized = reopen(drawing).resize({ width: file.width });
    const encoded = file.format === "png" ? resized.png({ compressionLevel: 9 }) : resized.webp(WEBP_OPTIONS);
    files.push({ file, bytes: await encoded.toBuffer(), contentType: `image/${file.format}` });
  }
  return { width, height, files: [...files, ...(await drawIcons(drawing))] };
}

/** Letters and flat colours show the errors of lossy encoding. */
const WEBP_OPTIONS = { nearLossless: true, quality: 80 };

interface Drawing {
  data: Buffer;
  info: OutputInfo;
}

const reopen = ({ data, info }: Drawing) => sharp(data, { raw: info });

async function drawPng(bytes: Uint8Array): Promise<Drawing> {
  const { width, height } = await rejectUnreadable(() => sharp(bytes, { limitInputPixels: false }).metadata());
  if (Math.max(width, height) > MAX_SIDE_PIXELS) throw invalidFileError(TOO_LARGE_MESSAGE);
  const decoded = await rejectUnreadable(() =>
    sharp(bytes, { limitInputPixels: MAX_SIDE_PIXELS ** 2, failOn: "error" })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const trimmed = await trimMargins(decoded);
  return fitBox(trimmed);
}

async function drawSvg(bytes: Uint8Array): Promise<Drawing> {
  const scaled = (pixels: number, scale: number) => Math.round(pixels * scale);
  const drawScaled = (scale: number) =>
    rejectUnreadable(() =>
      // The pixels that the file states are not drawn: the drawing is scaled to the box.
      sharp(bytes, { limitInputPixels: false })
        .resize({
          width: scaled(MAX_LOGO_SIZE.width, scale),
          height: scaled(MAX_LOGO_SIZE.height, scale),
          fit: "inside",
        })
        .toColourspace("srgb")
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true }),
    );
  const trimmed = await trimMargins(await drawScaled(1));
  const { width, height } = trimmed.info;
  const scale = Math.min(MAX_SVG_SCALE, MAX_LOGO_SIZE.width / width, MAX_LOGO_SIZE.height / height);
  return scale > 1 ? fitBox(await trimMargins(await drawScaled(scale))) : trimmed;
}

const fitBox = (drawing: Drawing): Promise<Drawing> =>
  reopen(drawing)
    .resize({ ...MAX_LOGO_SIZE, fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });

async function trimMargins(drawing: Drawing): Promise<Drawing> {
  const { channels } = await reopen(drawing).stats();
  if (channels[3]?.max === 0) throw invalidFileError(EMPTY_MESSAGE);
  return reopen(drawing).trim({ background: TRANSPARENT, threshold: 1 }).raw().toBuffer({ resolveWithObject: true });
}

/** What the logo takes of an icon's square: less where a phone rounds or cuts the corners. */
const ICON_SHARE = { tab: 0.9, rounded: 0.82, maskable: 0.66 };
const TAB_SIDES_PIXELS = [16, 32, 48];

async function drawIcons(drawing: Drawing): Promise<DrawnLogo["files"]> {
  const icon = (side: number, share: number) => drawIcon(drawing, side, share);
  const tabIcons = await Promise.all(
    TAB_SIDES_PIXELS.map(async (side) => ({ side, png: await icon(side, ICON_SHARE.tab) })),
  );
  const large = await icon(192, ICON_SHARE.rounded);
  const png = (file: IconFile, bytes: Uint8Array) => ({ file, bytes, contentType: "image/png" });
  return [
    { file: "favicon.ico", bytes: icoFile(tabIcons), contentType: "image/x-icon" },
    { file: "favicon.svg", bytes: svgAround(large, 192), contentType: "image/svg+xml" },
    png("apple-touch-icon.png", await icon(180, ICON_SHARE.rounded)),
    png("icon-192.png", large),
    png("icon-512.png", await icon(512, ICON_SHARE.rounded)),
    png("icon-maskable-512.png", await icon(512, ICON_SHARE.maskable)),
  ];
}

async function drawIcon(drawing: Drawing, side: number, share: number): Promise<Buffer> {
  const inner = Math.round(side * share);
  const logo = await reopen(drawing).resize({ width: inner, height: inner, fit: "inside" }).png().toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: LOGO_PLATE_COLOUR } })
    .composite([{ input: logo, gravity: "centre" }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The address of the vector icon stays. It contains only the drawn pixels, never what was uploaded. */
const svgAround = (png: Buffer, side: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><image width="${side}" height="${side}" href="data:image/png;base64,${png.toString("base64")}"/></svg>\n`,
  );

async function rejectUnreadable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const refusal = invalidFileError(BROKEN_MESSAGE);
    refusal.cause = error;
    throw refusal;
  }
}
