import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { negotiateEncoding } from "#server/http/page-cache/content-encodings.ts";

/**
 * Maximum total size, and maximum size of a cached file, in bytes. They suffice for all scripts, style sheets and fonts, and for the most requested
 * pictures.
 */
export const FILE_CACHE_LIMITS = { maxBytes: 16 * 1024 * 1024, maxFileBytes: 256 * 1024 };

interface CachedFile {
  headers: [string, string][];
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Caches built files in memory. A first visit loads about twenty files besides its page; reading them from disk took fourteen times the CPU time
 * (docs/performance.md). Files change only with a build, and every build is followed by a restart.
 */
export function cacheStaticFiles({ maxBytes, maxFileBytes } = FILE_CACHE_LIMITS): MiddlewareHandler {
  const files = new LRUCache<string, CachedFile>({
    maxSize: maxBytes,
    maxEntrySize: maxFileBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  return async (c, next) => {
    const encoding = negotiateEncoding(c.req.header("accept-encoding"));
    // Replace the header by the negotiated encoding: the library that reads the files ignores weights (q-values).
    c.req.raw.headers.set("accept-encoding", encoding);
    if (c.req.method !== "GET" || c.req.header("range") !== undefined) return next();
    const key = `${c.req.path}\n${encoding}`;
    const cachedFile = files.get(key);
    if (cachedFile) return new Response(cachedFile.bytes, { headers: cachedFile.headers });
    await next();
    if (c.res.status !== 200) return;
    const file = { headers: [...c.res.headers], bytes: new Uint8Array(await c.res.arrayBuffer()) };
    files.set(key, file);
    // Reset the response first: otherwise Hono would copy the headers of the old response into the new one.
    c.res = undefined;
    c.res = new Response(file.bytes, { headers: file.headers });
  };
}
