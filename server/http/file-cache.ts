import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { acceptedCoding } from "#server/http/page-cache/codings.ts";

/** All that may be kept, and the longest single file, in bytes: every script, sheet and font, and the pictures that are asked for most. */
export const FILE_CACHE = { mostBytes: 16 * 1024 * 1024, longestFileBytes: 256 * 1024 };

interface CachedFile {
  headers: [string, string][];
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Keeps built files in memory as they are sent: a first visit asks for some twenty beside its page, and each took the processor fourteen times as long from the
 * disk (docs/performance.md). They change with a build alone, which a start follows.
 */
export function cacheFiles({ mostBytes, longestFileBytes } = FILE_CACHE): MiddlewareHandler {
  const files = new LRUCache<string, CachedFile>({
    maxSize: mostBytes,
    maxEntrySize: longestFileBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  return async (c, next) => {
    const coding = acceptedCoding(c.req.header("accept-encoding"));
    // The library that reads the files knows the names of codings and no weights.
    c.req.raw.headers.set("accept-encoding", coding);
    if (c.req.method !== "GET" || c.req.header("range") !== undefined) return next();
    const key = `${c.req.path}\n${coding}`;
    const kept = files.get(key);
    if (kept) return new Response(kept.bytes, { headers: kept.headers });
    await next();
    if (c.res.status !== 200) return;
    const file = { headers: [...c.res.headers], bytes: new Uint8Array(await c.res.arrayBuffer()) };
    files.set(key, file);
    // Hono would lay the headers of the first answer over these.
    c.res = undefined;
    c.res = new Response(file.bytes, { headers: file.headers });
  };
}
