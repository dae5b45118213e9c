import { createHash } from "node:crypto";
import { logoPngPath } from "#domain/pictures/logo.ts";
import { languageOfPath } from "#domain/routes/language-prefix.ts";
import type { SharePictureContent } from "#domain/seo/share-pictures/share-picture-content.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { hasVehicles } from "#server/services/catalogue/shared/has-vehicles.ts";
import { readLogoFile } from "#server/services/pictures/read-logo-file.ts";
import type { ShareLogo } from "#server/services/share-pictures/internal/picture-text.ts";
import { readSharePictureContent } from "#server/services/share-pictures/internal/read-share-picture-content.ts";
import { findSourcePicture } from "#server/services/share-pictures/internal/source-picture.ts";
import type { SerialQueue } from "#server/services/share-pictures/serial-queue.ts";
import { readSiteIn } from "#server/services/site-settings/read-site-in.ts";
import type { PictureCache } from "./picture-cache.ts";

/** What rendering a share picture needs. */
export interface SharePictureRenderer {
  /** The public folder of the site, which contains `pictures/`. */
  publicFolder: string;
  pictureCache: PictureCache;
  queue: SerialQueue;
}

export interface SharePicture {
  png: Buffer;
  /** The key in the cache; it is the same for equal pictures. */
  key: string;
}

/** Increase it when the rendering changes, so that pictures on disk are rendered again. */
const RENDERER_VERSION = 2;
/** Our drawings that show a car. A company without cars has none of them (product.md#new-installation). */
const CAR_DRAWING = /^\/pictures\/(?:cars|categories|heroes|house)\//;
/** The picture of a page whose own picture is missing; it shows a car too. */
const FALLBACK_PICTURE = { layout: "plate", picture: "/pictures/house/service-1200.webp" } as const;

/**
 * Returns the share picture of a public page; null for an unknown path. Renders it only if there is none with the same content yet. The
 * picture is in the language of the page's path. Throws "unavailable" if too many requests wait.
 */
export async function readSharePicture(
  ctx: AppContext,
  page: string,
  { publicFolder, pictureCache, queue }: SharePictureRenderer,
): Promise<SharePicture | null> {
  const words = wordsOf(languageOfPath(page));
  // A copy: settings that change while the picture is rendered must not give it another content than its key says.
  const site = { ...(await readSiteIn(ctx, words)) };
  const pageContent = await readSharePictureContent({ ...ctx, site }, page);
  if (!pageContent) return null;
  const picture = await findSourcePicture(ctx, publicFolder, pageContent.picture);
  const showsOurCar = picture === null || CAR_DRAWING.test(pageContent.picture);
  const content =
    showsOurCar && !(await hasVehicles(ctx)) ? ({ ...pageContent, layout: "text", picture: "" } as const) : pageContent;
  const { name, markLine, palette, logos } = site;
  const mark = [name, logos ? logos.onLight.id : markLine, ...(palette ? [palette] : [])];
  const key = createHash("sha256")
    .update(JSON.stringify([RENDERER_VERSION, content, picture?.stamp, ...mark]))
    .digest("hex")
    .slice(0, 32);
  const renderOnce = async () => {
    // Look in the cache again: an earlier request in the queue may have rendered the same picture.
    const cached = await pictureCache.find(key);
    if (cached) return cached;
    const bytes = content.layout === "text" ? new Uint8Array() : await picture?.read();
    const rendered = bytes
      ? await renderLazily(ctx, { content, site }, bytes)
      : await renderWithFallbackPicture(ctx, publicFolder, { content, site });
    await pictureCache.put(key, rendered);
    return rendered;
  };
  return { key, png: (await pictureCache.find(key)) ?? (await queue.run(renderOnce)) };
}

async function renderWithFallbackPicture(
  ctx: AppContext,
  publicFolder: string,
  { content, site }: { content: SharePictureContent; site: SiteConfiguration },
): Promise<Buffer> {
  const bytes = await (await findSourcePicture(ctx, publicFolder, FALLBACK_PICTURE.picture))?.read();
  if (!bytes) throw new Error(`There is no ${FALLBACK_PICTURE.picture} in ${publicFolder}`);
  return renderLazily(ctx, { content: { ...content, ...FALLBACK_PICTURE }, site }, bytes);
}

/** Renders a picture. Loads the libraries only now, because they use much memory. */
async function renderLazily(
  ctx: AppContext,
  { content, site }: { content: SharePictureContent; site: SiteConfiguration },
  picture: Uint8Array,
): Promise<Buffer> {
  const { renderSharePicture } = await import("#server/services/share-pictures/internal/render-share-picture.ts");
  return renderSharePicture(content, picture, { site, logo: await readShareLogo(ctx, site) });
}

/** Returns the company's logo as a picture for the text's layout; null without a logo or without its file. */
async function readShareLogo(ctx: AppContext, { logos }: SiteConfiguration): Promise<ShareLogo | null> {
  const logo = logos?.onLight;
  const file = logo && (await readLogoFile(ctx, logoPngPath(logo)));
  return file
    ? { ...logo, src: `data:${file.contentType};base64,${Buffer.from(file.bytes).toString("base64")}` }
    : null;
}
