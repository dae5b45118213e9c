import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono, MiddlewareHandler } from "hono";
import { possiblePatterns } from "#domain/routes/patterns.ts";
import { ROUTE_TABLE } from "#domain/routes/route-table.ts";
import { cacheStaticFiles } from "#server/http/file-cache.ts";

/** Other sites and picture searches may embed public pictures. */
export const CROSS_ORIGIN_HEADERS = { "cross-origin-resource-policy": "cross-origin" } as const;

const { builtFile, picture, icon } = ROUTE_TABLE;

/** Mounts built files: hashed assets are cached for a year and served precompressed if the build compressed them; pictures for a week. */
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
  // A missing file must not reach the page renderer.
  app.all(builtFile.pattern, (c) => c.text("Not found", 404));
  app.all(picture.pattern, (c) => c.text("Not found", 404));
}

/** The library calls its own `onFound` too late: headers set there are lost unless the response's headers were accessed before. */
function setHeadersIfFound(headers: Record<string, string>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.ok) return;
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };
}
