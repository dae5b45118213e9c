import type { Logo } from "#domain/pictures/company-logos.ts";
import { fileRoutePrefix, ICON_FILES, type IconFile } from "#domain/routes/file-routes.ts";

/** Maximum upload size. */
export const MAX_LOGO_BYTES = 1_000_000;
export const LOGO_TOO_LARGE_MESSAGE = "Il logo supera la dimensione massima di 1 MB.";

/** A logo is drawn to fit this box. */
export const MAX_LOGO_SIZE = { width: 960, height: 480 } as const;
const WEBP_WIDTHS = [240, 480] as const;
const MAX_PNG_WIDTH_PIXELS = 480;

/** Paper: the ground of icons, and of the plate under a logo without a version for dark grounds. */
export const LOGO_PLATE_COLOUR = "#f5f0e6";

/** One drawn file: WebP for pages; PNG for mails, share pictures and search engines. */
export interface LogoFile {
  width: number;
  format: "webp" | "png";
}

const FOLDER = `${fileRoutePrefix("upload")}/logo`;

/** Returns the files in which a logo is drawn for pages and mails, never wider than the logo. */
export function logoFiles({ width }: Logo): LogoFile[] {
  const widths = [...WEBP_WIDTHS.filter((candidate) => candidate < width), width];
  return [...widths.map((fileWidth) => ({ width: fileWidth, format: "webp" as const })), pngFile(width)];
}

const pngFile = (width: number): LogoFile => ({ width: Math.min(width, MAX_PNG_WIDTH_PIXELS), format: "png" });

/** Returns the path of one file of a logo, by default of the largest WebP. It contains the logo's size, so that a page can reserve its box. */
export const logoPath = (logo: Logo, file: LogoFile = { width: logo.width, format: "webp" }): string =>
  `${FOLDER}/${folderOf(logo)}/${file.width}.${file.format}`;

/** Returns the path of the PNG, which every mail program and search engine reads. */
export const logoPngPath = (logo: Logo): string => logoPath(logo, pngFile(logo.width));

const FILE = /^\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([1-9]\d{0,2})x([1-9]\d{0,2})\/([1-9]\d{0,2})\.(webp|png)$/;

/** Parses a path to its logo and file. Null for any other path or for a file that is not drawn. */
export function parseLogoPath(path: string): { logo: Logo; file: LogoFile } | null {
  const match = path.startsWith(FOLDER) ? FILE.exec(path.slice(FOLDER.length)) : null;
  if (!match) return null;
  const [, id = "", width, height, fileWidth, format] = match;
  const logo = { id, width: Number(width), height: Number(height) };
  const file = logoFiles(logo).find((drawn) => drawn.width === Number(fileWidth) && drawn.format === format);
  return file ? { logo, file } : null;
}

/** Returns the srcset of a logo's WebP files. */
export const logoSrcSet = (logo: Logo): string =>
  logoFiles(logo)
    .filter(({ format }) => format === "webp")
    .map((file) => `${logoPath(logo, file)} ${file.width}w`)
    .join(", ");

/** Returns the storage key of a logo's file or of an icon drawn from it. */
export const logoKey = (logo: Logo, file: LogoFile | IconFile): string =>
  `logo-${folderOf(logo)}/${typeof file === "string" ? file : `${file.width}.${file.format}`}`;

/** Returns the storage keys of all files of a logo. */
export const logoKeys = (logo: Logo): string[] =>
  [...logoFiles(logo), ...ICON_FILES].map((file) => logoKey(logo, file));

const folderOf = ({ id, width, height }: Logo): string => `${id}-${width}x${height}`;

/** Scales a size down to fit a box, in whole pixels. */
export function fitLogo({ width, height }: Logo, box: { width: number; height: number }) {
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
