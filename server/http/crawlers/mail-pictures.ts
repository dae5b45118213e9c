import type { Hono } from "hono";
import { ADDRESSES } from "#domain/addresses/addresses.ts";
import { pictureOfMailAddress } from "#domain/mail-picture.ts";
import type { AppContext } from "#server/context.ts";
import { SHOWN_ELSEWHERE } from "#server/http/static-files.ts";
import { OneAtATime } from "#server/services/share-pictures/one-at-a-time.ts";
import { readMailPicture } from "#server/services/share-pictures/read-mail-picture.ts";

const MOST_WAITING = 24;

/** /mail/{path of a picture}.jpg: the pictures of our mails, asked for by mail programs and their providers' proxies, which keep them. */
export function mountMailPictures(app: Hono, context: AppContext, publicFolder: string): void {
  const painter = { publicFolder, queue: new OneAtATime(MOST_WAITING) };
  app.get(ADDRESSES.mailPicture.pattern, async (c) => {
    const path = pictureOfMailAddress(c.req.path);
    const jpeg = path === undefined ? null : await readMailPicture(context, path, painter);
    if (!jpeg) return c.text("Not found", 404, { "cache-control": "no-cache" });
    const headers = { "content-type": "image/jpeg", "cache-control": "public, max-age=604800", ...SHOWN_ELSEWHERE };
    return c.body(jpeg, 200, headers);
  });
  app.all(ADDRESSES.mailPicture.pattern, (c) => c.text("Not found", 404));
}
