import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
} from "node:zlib";
import { parseAccept } from "hono/utils/accept";

export type ContentEncoding = "br" | "gzip" | "identity";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);
const decompressGzip = promisify(gunzip);

/** "fast" while a visitor waits, "small" for pages that are requested often. */
export type CompressionEffort = "fast" | "small";
const COMPRESSION_LEVELS: Record<CompressionEffort, { br: number; gzip: number }> = {
  fast: { br: 1, gzip: 1 },
  small: { br: 9, gzip: 9 },
};

/** A longer body, in characters or bytes, is compressed in another thread, because it would block the event loop. */
const MAX_SYNC_LENGTH = 512 * 1024;
/** Shared buffer for any text compressed synchronously, at most three bytes per character. One buffer per page was most of a search's garbage. */
const utf8Buffer = Buffer.allocUnsafeSlow(3 * MAX_SYNC_LENGTH);
const textEncoder = new TextEncoder();
/** Larger than any compressed page, so that the output is one chunk. */
const CHUNK_BYTES = 64 * 1024;

/** Compresses a body. Pages are compressed synchronously: switching threads would cost as much CPU time again. */
export async function compressBody(
  content: string | Buffer,
  encoding: ContentEncoding,
  effort: CompressionEffort,
): Promise<Buffer> {
  const isSync = encoding !== "identity" && effort === "fast" && content.length <= MAX_SYNC_LENGTH;
  const bytes = typeof content !== "string" ? content : isSync ? encodeUtf8(content) : Buffer.from(content);
  if (encoding === "identity") return copyToOwnBuffer(bytes);
  if (encoding === "gzip") {
    const options = { level: COMPRESSION_LEVELS[effort].gzip, chunkSize: CHUNK_BYTES };
    return copyToOwnBuffer(isSync ? gzipSync(bytes, options) : await compressGzip(bytes, options));
  }
  const options: BrotliOptions = {
    chunkSize: CHUNK_BYTES,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: COMPRESSION_LEVELS[effort].br,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  };
  return copyToOwnBuffer(isSync ? brotliCompressSync(bytes, options) : await compressBrotli(bytes, options));
}

/** Encodes a text as UTF-8 into the shared buffer; valid until the next call. */
const encodeUtf8 = (text: string): Buffer => utf8Buffer.subarray(0, textEncoder.encodeInto(text, utf8Buffer).written);

/**
 * Copies into memory of the exact size. zlib's output keeps its whole chunk in memory, and `Buffer.from` allocates from a shared 64 KB pool,
 * which would then live as long as the cached page.
 */
function copyToOwnBuffer(compressed: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(copy);
  return copy;
}

/** Decompresses a body. Rejects if it is not in that encoding. */
export async function decompressBody(body: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  if (encoding === "identity") return body;
  return encoding === "gzip" ? decompressGzip(body) : decompressBrotli(body);
}

const MAX_CACHED_HEADERS = 100;
const encodingByHeader = new Map<string, ContentEncoding>();

/** Returns the encoding that an Accept-Encoding header prefers. */
export function negotiateEncoding(header: string | undefined): ContentEncoding {
  if (header === undefined) return "identity";
  const cachedEncoding = encodingByHeader.get(header);
  if (cachedEncoding) return cachedEncoding;
  const encoding = parsePreferredEncoding(header);
  if (encodingByHeader.size >= MAX_CACHED_HEADERS) encodingByHeader.clear();
  encodingByHeader.set(header, encoding);
  return encoding;
}

/** Supported encodings, smallest result first, which decides between equal weights. */
const ENCODINGS_BY_SIZE: readonly ContentEncoding[] = ["br", "gzip", "identity"];

/**
 * Chooses by weight (RFC 9110, 12.5.3). An encoding that isn't listed has the weight of "*". Without "*" it is refused, except identity,
 * which is then the last resort. A header that refuses all three is ignored.
 */
function parsePreferredEncoding(header: string): ContentEncoding {
  const weights = new Map(
    parseAccept(header).map(({ type, q }) => [type.toLowerCase().replace(/^x-(?=gzip$)/, ""), q]),
  );
  const weightOf = (encoding: ContentEncoding) =>
    weights.get(encoding) ?? weights.get("*") ?? (encoding === "identity" ? IDENTITY_FALLBACK_WEIGHT : 0);
  const [best = "identity"] = ENCODINGS_BY_SIZE.toSorted((one, other) => weightOf(other) - weightOf(one));
  return weightOf(best) > 0 ? best : "identity";
}

/** Below 0.001, the smallest weight that a header can express. */
const IDENTITY_FALLBACK_WEIGHT = 0.0001;
