import { join } from "node:path";
import type { Context, Hono } from "hono";
import { ADDRESSES } from "#domain/addresses/addresses.ts";
import { pageOfOgPicture } from "#domain/seo/share-pictures/og-picture.ts";
import type { AppContext } from "#server/context.ts";
import { SHOWN_ELSEWHERE } from "#server/http/static-files.ts";
import { OneAtATime } from "#server/services/share-pictures/one-at-a-time.ts";
import { PictureCache } from "#server/services/share-pictures/picture-cache.ts";
import { readSharePicture, type SharePicturePainter } from "#server/services/share-pictures/read-share-picture.ts";

/** About 200 MB at 100 to 240 KB each. */
const MOST_ON_DISK = 1200;
const MOST_WAITING = 24;

/** /og.png and /og/{path of a page}.png: the picture a page is shared with. */
export function mountSharePictures(app: Hono, context: AppContext, publicFolder: string): void {
  const painter: SharePicturePainter = {
    publicFolder,
    pictureCache: new PictureCache(join(context.env.dataDir, "share-pictures"), MOST_ON_DISK),
    queue: new OneAtATime(MOST_WAITING),
  };
  const answer = async (c: Context) => {
    const page = pageOfOgPicture(c.req.path);
    const picture =
      page === undefined ? null : await readSharePicture(context, { page, language: c.req.query("lang") }, painter);
    if (!picture) return c.text("Not found", 404);
    // With a version in the address the picture never changes under it: whatever it shows is in the version.
    const lifetime = c.req.query("v") ? "max-age=31536000, immutable" : "max-age=3600";
    const headers = {
      etag: `"${picture.key}"`,
      "cache-control": `public, ${lifetime}`,
      ...SHOWN_ELSEWHERE,
      "content-type": "image/png",
    };
    return new Response(new Uint8Array(picture.png), { headers });
  };
  app.get(ADDRESSES.homeSharePicture.pattern, answer);
  app.get(ADDRESSES.sharePicture.pattern, answer);
}
