import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

type Coding = "br" | "gzip" | "identity";
interface CachedPage {
  etag: string;
  bytes: number;
  variants: Record<Coding, { headers: Record<string, string>; body: Buffer }>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Pages show dates relative to today and holds that expire by themselves, so none lives longer than this. */
const LIFETIME_MS = 60_000;
const MAX_PAGES = 5000;
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Ready bytes of public pages by path and query. They are the same for every anonymous visitor (product.md#page-cache), so a page is rendered and
 * compressed once and then answered from memory. Every write that public pages show clears it whole.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    max: MAX_PAGES,
    maxSize: MAX_BYTES,
    sizeCalculation: (page) => page.bytes,
    ttl: LIFETIME_MS,
  });
  #generation = 0;

  /** Grows with every clearing: a render begun before a write must not be kept after it. */
  get generation(): number {
    return this.#generation;
  }

  clear(): void {
    this.#generation++;
    this.#pages.clear();
  }

  /** Keeps a rendered page unless a write has happened since `generation`. */
  async keep(key: string, html: Buffer, headers: Record<string, string>, generation: number): Promise<void> {
    const [gzipped, brotlied] = await Promise.all([
      compressGzip(html, { level: 9 }),
      compressBrotli(html, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
      }),
    ]);
    if (generation !== this.#generation || !allowsKeeping(headers["cache-control"])) return;
    const etag = etagOf(html);
    const variant = (body: Buffer, coding: Coding) => ({
      body,
      headers: {
        "content-type": "text/html; charset=utf-8",
        ...headers,
        "content-length": String(body.length),
        "cache-control": "public, max-age=0, must-revalidate",
        vary: "accept-encoding, cookie",
        etag,
        ...(coding === "identity" ? {} : { "content-encoding": coding }),
      },
    });
    this.#pages.set(key, {
      etag,
      bytes: html.length + gzipped.length + brotlied.length,
      variants: { identity: variant(html, "identity"), gzip: variant(gzipped, "gzip"), br: variant(brotlied, "br") },
    });
  }

  /** The hot path, in front of everything else: answers from memory, or returns false. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if ((request.method !== "GET" && request.method !== "HEAD") || !request.url || !isAnonymous(request.headers.cookie))
      return false;
    const page = this.#pages.get(request.url);
    if (!page) return false;
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const coding: Coding = accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : "identity";
    const { headers, body } = page.variants[coding];
    if (request.headers["if-none-match"] === page.etag) {
      const { "content-length": _length, "content-encoding": _coding, ...rest } = headers;
      response.writeHead(304, rest).end();
    } else {
      response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : body);
    }
    return true;
  }
}

/** The validator of a document's bytes. */
export function etagOf(bytes: Buffer): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;
}

/** Whether an answer's Cache-Control leaves it to us: what is one person's own says so itself, whatever its address. */
export function allowsKeeping(cacheControl: string | null | undefined): boolean {
  return !/no-store|private/i.test(cacheControl ?? "");
}

/** Signed-in staff never get, nor fill, the cache. */
export function isAnonymous(cookie: string | null | undefined): boolean {
  return !cookie?.includes("session_token");
}
