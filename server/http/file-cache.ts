import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { negotiateEncoding } from "#server/http/page-cache/content-encodings.ts";

/** All that may be kept, and the longest single file, in bytes: every script, sheet and font, and the pictures that are asked for most. */
export const FILE_CACHE_LIMITS = { maxBytes: 16 * 1024 * 1024, maxFileBytes: 256 * 1024 };

interface CachedFile {
  headers: [string, string][];
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Keeps built files in memory as they are sent: a first visit asks for some twenty beside its page, and each took the processor fourteen times as long from the
 * disk (docs/performance.md). They change with a build alone, which a start follows.
 */
export function cacheStaticFiles({ maxBytes, maxFileBytes } = FILE_CACHE_LIMITS): MiddlewareHandler {
  const files = new LRUCache<string, CachedFile>({
    maxSize: maxBytes,
    maxEntrySize: maxFileBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  return async (c, next) => {
    const encoding = negotiateEncoding(c.req.header("accept-encoding"));
    // The library that reads the files knows the names of codings and no weights.
    c.req.raw.headers.set("accept-encoding", encoding);
    if (c.req.method !== "GET" || c.req.header("range") !== undefined) return next();
    const key = `${c.req.path}\n${encoding}`;
    const cachedFile = files.get(key);
    if (cachedFile) return new Response(cachedFile.bytes, { headers: cachedFile.headers });
    await next();
    if (c.res.status !== 200) return;
    const file = { headers: [...c.res.headers], bytes: new Uint8Array(await c.res.arrayBuffer()) };
    files.set(key, file);
    // Hono would lay the headers of the first answer over these.
    c.res = undefined;
    c.res = new Response(file.bytes, { headers: file.headers });
  };
}
