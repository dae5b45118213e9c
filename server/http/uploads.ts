import type { Hono } from "hono";
import { readVisitor } from "#domain/access/visitor.ts";
import { ADDRESSES } from "#domain/addresses/addresses.ts";
import type { AppContext } from "#server/context.ts";
import { SHOWN_ELSEWHERE } from "#server/http/static-files.ts";
import { readPictureFile } from "#server/services/pictures/read-picture-file.ts";

/** Uploaded pictures. What an address shows never changes, so browsers may keep it for a year; a restricted one is nobody's to keep. */
export function mountUploads(app: Hono, context: AppContext): void {
  app.get(ADDRESSES.upload.pattern, async (c) => {
    const file = await readPictureFile(context, c.req.path, readVisitor(c.req.raw.headers));
    if (!file) return c.text("Not found", 404, { "cache-control": "no-cache" });
    return c.body(file.bytes, 200, {
      "content-type": `image/${file.format}`,
      ...(file.restricted
        ? { "cache-control": "no-store" }
        : { "cache-control": "public, max-age=31536000, immutable", ...SHOWN_ELSEWHERE }),
    });
  });
  // A missing file is not a page: it must not reach the page renderer.
  app.all(ADDRESSES.upload.pattern, (c) => c.text("Not found", 404));
}
