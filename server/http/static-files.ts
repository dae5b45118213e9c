import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono, MiddlewareHandler } from "hono";
import { possiblePatterns } from "#domain/routes/patterns.ts";
import { ROUTE_TABLE } from "#domain/routes/route-table.ts";
import { cacheStaticFiles } from "#server/http/file-cache.ts";

/** Headers that allow other sites and picture searches to embed public pictures. */
export const CROSS_ORIGIN_HEADERS = { "cross-origin-resource-policy": "cross-origin" } as const;

const { builtFile, picture, icon } = ROUTE_TABLE;

/**
 * Mounts the built files. Browsers may cache hashed assets for a year and pictures for a week. Serves the compressed version of an asset if the build
 * created one.
 */
export function mountStaticFiles(app: Hono, folder: string): void {
  const fileCache = cacheStaticFiles();
  app.use(
    builtFile.pattern,
    fileCache,
    setHeadersIfFound({ "cache-control": "public, max-age=31536000, immutable" }),
    serveStatic({ root: folder, precompressed: true }),
  );
  const file = serveStatic({ root: folder });
  app.use(
    picture.pattern,
    fileCache,
    setHeadersIfFound({ "cache-control": "public, max-age=604800", ...CROSS_ORIGIN_HEADERS }),
    file,
  );
  for (const { pattern } of possiblePatterns(icon))
    app.use(pattern, fileCache, setHeadersIfFound({ "cache-control": "public, max-age=86400" }), file);
  // Respond here to a missing file, so that the page renderer does not get the request.
  app.all(builtFile.pattern, (c) => c.text("Not found", 404));
  app.all(picture.pattern, (c) => c.text("Not found", 404));
}

/**
 * Sets headers on the response if the file exists. The library's own option `onFound` runs too late: headers that it sets are lost, unless somebody
 * has accessed the response's headers before.
 */
function setHeadersIfFound(headers: Record<string, string>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.ok) return;
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };
}
