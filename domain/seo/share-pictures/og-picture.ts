import { fileRoutePrefix } from "#domain/routes/file-routes.ts";

/** Pixel size of every share picture; social media crop it least. */
export const OG_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** A page's share picture, as in `og:image` and related tags. */
export interface OgPicture {
  /** Path and query on this site. */
  path: string;
  width: number;
  height: number;
  type: "image/png";
}

const PREFIX = fileRoutePrefix("sharePicture");
const SUFFIX = ".png";

/**
 * Returns the share picture of a page by its path, which has the language's prefix; the query does not count. `shown` is everything the picture depends on (title,
 * description, the page's picture, the site's mark). Its hash is the version in the URL, so that responses can be cached forever.
 */
export function toOgPicture(pathname: string, ...shown: (string | number | undefined)[]): OgPicture {
  const [page = "/"] = pathname.split(/[?#]/);
  const path = PREFIX + (page === "/" ? "" : page) + SUFFIX;
  return { path: `${path}?v=${version(shown.join("\n"))}`, ...OG_PICTURE_SIZE, type: "image/png" };
}

/** Returns the page of a share picture's path, or undefined. The inverse of `toOgPicture`. */
export function pageOfOgPicture(pathname: string): string | undefined {
  if (!pathname.startsWith(PREFIX) || !pathname.endsWith(SUFFIX)) return undefined;
  const page = pathname.slice(PREFIX.length, -SUFFIX.length);
  if (page === "") return "/";
  return page.startsWith("/") && !page.endsWith("/") ? page : undefined;
}

/**
 * Returns a hash of the text: 64 bits of FNV-1a in base 36, which is short and the same in every process. It distinguishes versions and is not a
 * security measure.
 */
function version(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
}
