import { createHash } from "node:crypto";
import type { ShareCard } from "#domain/seo/share-pictures/share-card.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { AppContext } from "#server/context.ts";
import { findCardPicture } from "#server/services/share-pictures/internal/card-picture.ts";
import { readShareCard } from "#server/services/share-pictures/internal/read-share-card.ts";
import type { OneAtATime } from "#server/services/share-pictures/one-at-a-time.ts";
import type { PictureCache } from "./picture-cache.ts";

/** What share pictures are made with. */
export interface SharePicturePainter {
  /** The folder that holds `pictures/`, as the site serves it. */
  publicFolder: string;
  pictureCache: PictureCache;
  queue: OneAtATime;
}

export interface SharePicture {
  png: Buffer;
  /** The same for the same picture. */
  key: string;
}

/** Raised when the drawing itself changes, so that pictures on disk are made anew. */
const DRAWING = 1;
/** Where the page's own picture cannot be had. */
const STAND_IN = { layout: "plate", picture: "/pictures/house/service-1200.webp" } as const;

/** The share picture of a public page; null for a path that is no page; a city's in the language asked for. Made once for each thing it shows. Refuses "unavailable" when too many wait. */
export async function readSharePicture(
  ctx: AppContext,
  wanted: { page: string; language?: string | undefined },
  { publicFolder, pictureCache, queue }: SharePicturePainter,
): Promise<SharePicture | null> {
  const card = await readShareCard(ctx, wanted.page, wanted.language);
  if (!card) return null;
  const picture = await findCardPicture(ctx, publicFolder, card.picture);
  const key = createHash("sha256")
    .update(JSON.stringify([DRAWING, card, picture?.stamp]))
    .digest("hex")
    .slice(0, 32);
  const make = async () => {
    // Whoever waited behind the same picture finds it made.
    const made = await pictureCache.find(key);
    if (made) return made;
    const bytes = await picture?.read();
    const painted = bytes ? await paint(card, bytes, ctx.site) : await paintStandIn(ctx, publicFolder, card);
    await pictureCache.put(key, painted);
    return painted;
  };
  return { key, png: (await pictureCache.find(key)) ?? (await queue.run(make)) };
}

async function paintStandIn(ctx: AppContext, publicFolder: string, card: ShareCard): Promise<Buffer> {
  const bytes = await (await findCardPicture(ctx, publicFolder, STAND_IN.picture))?.read();
  if (!bytes) throw new Error(`There is no ${STAND_IN.picture} in ${publicFolder}`);
  return paint({ ...card, ...STAND_IN }, bytes, ctx.site);
}

/** Its libraries are loaded when the first picture is painted: they take as much memory as the pages of a whole catalogue. */
async function paint(...painted: [card: ShareCard, picture: Uint8Array, site: SiteConfiguration]): Promise<Buffer> {
  const { paintCard } = await import("#server/services/share-pictures/internal/paint-card.ts");
  return paintCard(...painted);
}
