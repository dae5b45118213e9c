import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import { ADDRESSES } from "#domain/addresses/addresses.ts";
import { possiblePatterns } from "#domain/addresses/patterns.ts";

/** Public pictures may stand in the results of a picture search and on the pages of others. */
export const SHOWN_ELSEWHERE = { "cross-origin-resource-policy": "cross-origin" } as const;

const { builtFile, picture, icon } = ADDRESSES;

/** Built files: hashed assets for a year, pictures for a week, both precompressed where the build made that worthwhile. */
export function mountStaticFiles(app: Hono, folder: string): void {
  const root = folder;
  app.use(
    builtFile.pattern,
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => c.header("cache-control", "public, max-age=31536000, immutable"),
    }),
  );
  app.use(
    picture.pattern,
    serveStatic({
      root,
      onFound: (_path, c) => {
        c.header("cache-control", "public, max-age=604800");
        for (const [name, value] of Object.entries(SHOWN_ELSEWHERE)) c.header(name, value);
      },
    }),
  );
  for (const { pattern } of possiblePatterns(icon))
    app.use(pattern, serveStatic({ root, onFound: (_path, c) => c.header("cache-control", "public, max-age=86400") }));
  // A missing file is not a page: it must not reach the page renderer.
  app.all(builtFile.pattern, (c) => c.text("Not found", 404));
  app.all(picture.pattern, (c) => c.text("Not found", 404));
}
