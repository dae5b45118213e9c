import { routeFolder } from "#domain/routes/file-routes.ts";

/** Size of every share picture in pixels: what Open Graph readers crop least. */
export const OG_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** A page's share picture, as `og:image` and its companions say it. */
export interface OgPicture {
  /** Path and query on this site. */
  path: string;
  width: number;
  height: number;
  type: "image/png";
}

const PREFIX = routeFolder("sharePicture");
const SUFFIX = ".png";

/**
 * The share picture of a page by the page's path (of a query only the language counts: with any other it is the same page). `shown` is whatever the picture shows or that
 * changes with it (title, description, the page's own picture): it makes the version in the query, so that readers may keep the answer for good.
 */
export function toOgPicture(pathname: string, ...shown: (string | number | undefined)[]): OgPicture {
  const [page = "/", query = ""] = pathname.split(/[?#]/);
  const language = new URLSearchParams(query).get("lang");
  const path = PREFIX + (page === "/" ? "" : page) + SUFFIX;
  const words = language ? `lang=${encodeURIComponent(language)}&` : "";
  return { path: `${path}?${words}v=${version(shown.join("\n"))}`, ...OG_PICTURE_SIZE, type: "image/png" };
}

/** The page whose share picture an address is; undefined for an address of no picture. The opposite of `toOgPicture`. */
export function pageOfOgPicture(pathname: string): string | undefined {
  if (!pathname.startsWith(PREFIX) || !pathname.endsWith(SUFFIX)) return undefined;
  const page = pathname.slice(PREFIX.length, -SUFFIX.length);
  if (page === "") return "/";
  return page.startsWith("/") && !page.endsWith("/") ? page : undefined;
}

/** 64 bits of FNV-1a in base 36: short, and the same in every process. It tells versions apart and protects nothing. */
function version(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
}
