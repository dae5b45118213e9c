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

/** How much CPU time compression may take: "fast" while a visitor waits, "small" for pages that are requested often. */
export type CompressionEffort = "fast" | "small";
const COMPRESSION_LEVELS: Record<CompressionEffort, { br: number; gzip: number }> = {
  fast: { br: 1, gzip: 1 },
  small: { br: 9, gzip: 9 },
};

/** A longer body (in characters or bytes) is compressed in another thread: in this one it would block the event loop. */
const MAX_SYNC_LENGTH = 512 * 1024;
/**
 * A buffer that every text shares while it is compressed synchronously; UTF-8 needs at most three bytes per UTF-16 character. With one buffer per
 * page, these buffers were most of the garbage of a search.
 */
const utf8Buffer = Buffer.allocUnsafeSlow(3 * MAX_SYNC_LENGTH);
const textEncoder = new TextEncoder();
/** Size of zlib's output chunks. It is larger than any compressed page, so that the output is one chunk. */
const CHUNK_BYTES = 64 * 1024;

/** Compresses a body. Compresses pages synchronously, because switching threads would double the CPU time. */
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
 * Returns a copy in memory of the exact size. Without a copy, zlib's whole chunk would stay in memory as long as the cached page; a copy by
 * `Buffer.from` would keep a shared pool of 64 KB.
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

/** The supported encodings, the one with the smallest result first. Of encodings with equal weights, the first one is chosen. */
const ENCODINGS_BY_SIZE: readonly ContentEncoding[] = ["br", "gzip", "identity"];

/**
 * Returns the supported encoding with the highest weight (RFC 9110, 12.5.3). An encoding that the header does not list has the weight of "*". Without
 * "*", unlisted br and gzip count as refused, and unlisted identity is chosen only if nothing else is accepted. If br, gzip and identity are all
 * refused, the answer is identity all the same.
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

/** Weight of identity as the last resort. It is below 0.001, the smallest weight that a header can express. */
const IDENTITY_FALLBACK_WEIGHT = 0.0001;
